import { randomUUID } from 'node:crypto'
import type { WireInput } from '@tradelane/contract'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenInsurance } from '../../../../test/given-insurance.ts'
import {
  givenDraft,
  givenPayer,
  givenPayment,
  type Payer,
  untilSettled,
} from '../../../../test/given-payment.ts'
import { givenBooking } from '../../../../test/given-shipment.ts'
import { givenTrade, tradeOf } from '../../../../test/given-trade.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { checkTrades } from './check-trades.ts'

const app = theApp()
const stranger = prepared(() => givenCompany(app, { kyb: 'Clear' }))
let ada: Payer
beforeEach(async () => {
  ada = await givenPayer(app)
})
afterEach(async () => expect(await checkTrades(app.deps)).toEqual([]))

describe('a service', () => {
  test('is moved to another trade, with its costs', async () => {
    const { simplePaymentId } = await givenPayment(app, ada)
    const first = (await summary()).transaction_id
    const second = await start()
    await move('simple_payment', simplePaymentId, second)
    expect((await summary(first)).total.total).toBe(0)
    expect((await summary(second)).total.total).toBe(1000)
  })

  test('takes along the freight that it insures', async () => {
    const { logisticsId } = await givenBooking(app, ada.token)
    const insuranceId = await givenInsurance(app, ada.token, { logistics_id: logisticsId })
    const third = await start()
    await move('insurance', insuranceId, third)
    const { logistics_data, insurance_data } = await summary(third)
    expect([logistics_data.length, insurance_data.length]).toEqual([1, 1])
  })

  test('takes along the insurance of the freight', async () => {
    const { logisticsId } = await givenBooking(app, ada.token)
    await givenInsurance(app, ada.token, { logistics_id: logisticsId })
    const third = await start()
    await move('logistics', logisticsId, third)
    expect((await summary(third)).insurance_data).toHaveLength(1)
  })

  test('for freight of an earlier trade is saved in that trade', async () => {
    const { logisticsId } = await givenBooking(app, ada.token)
    const first = (await summary()).transaction_id
    await start()
    await givenInsurance(app, ada.token, { logistics_id: logisticsId })
    expect((await summary(first)).insurance_data).toHaveLength(1)
  })

  test('insured without freight is moved alone', async () => {
    const insuranceId = await givenInsurance(app, ada.token)
    const second = await start()
    await move('insurance', insuranceId, second)
    expect((await summary(second)).insurance_data).toHaveLength(1)
  })

  test('is moved while its money is on its way, and settled in the other trade', async () => {
    const { simplePaymentId } = await givenPayment(app, ada)
    const second = await start()
    await move('simple_payment', simplePaymentId, second)
    await untilSettled(app)
    expect((await summary(second)).simple_payment_data).toMatchObject([{ state: 'paid' }])
    expect((await summary(second)).total.paid).toBe(1000)
  })

  test('is moved to a trade that is started for it', async () => {
    const { simple_payment_id } = await givenDraft(app, ada)
    const body = { subject: 'simple_payment', id: simple_payment_id, new_trade: { name: 'Valves' } }
    const { transaction_id } = (await app.call(transactionSummary.move, { body }, { token: ada.token })).body
    expect(await summary()).toMatchObject({
      transaction_id,
      name: 'Valves',
      simple_payment_data: [{ simple_payment_id }],
    })
  })

  test('that is not there starts no trade', async () => {
    const { transaction_id } = await summary()
    const body = { subject: 'simple_payment', id: randomUUID(), new_trade: {} }
    const answer = await app.call(transactionSummary.move, { body }, { token: ada.token })
    expect(failure(answer).error.code).toBe('NOT_FOUND')
    const { transactions } = (await app.call(transactionSummary.list, { query: {} }, { token: ada.token }))
      .body
    expect(transactions.map((trade) => trade.transaction_id)).toEqual([transaction_id])
  })

  test('starts one trade, also where the call is repeated', async () => {
    const { simple_payment_id } = await givenDraft(app, ada)
    const body = { subject: 'simple_payment', id: simple_payment_id, new_trade: {} }
    const again = () => app.call(transactionSummary.move, { body }, { token: ada.token, key: 'once' })
    expect((await again()).body).toEqual((await again()).body)
    const { pagination } = (await app.call(transactionSummary.list, { query: {} }, { token: ada.token })).body
    expect(pagination.total).toBe(2)
  })

  test.each([
    ['no trade', {}],
    ['two trades', { transaction_id: randomUUID(), new_trade: {} }],
  ])('is not moved to %s', async (_name, target) => {
    const body = { subject: 'simple_payment', id: randomUUID(), ...target } as MoveBody
    const answer = await app.call(transactionSummary.move, { body }, { token: ada.token })
    expect(failure(answer).error.code).toBe('INVALID_REQUEST')
  })

  test.each([
    'simple_payment',
    'logistics',
    'insurance',
    'invoice_factoring',
    'credit_limit',
    'insurance_claim',
    'nothing',
  ])('that is not there is not moved: %s', async (subject) => {
    const { transaction_id } = await summary()
    expect(failure(await move(subject, randomUUID(), transaction_id)).error.code).toBe('NOT_FOUND')
  })

  test('is not moved by another company, nor into its trade', async () => {
    const { simple_payment_id } = await givenDraft(app, ada)
    const theirs = (await summary(undefined, stranger)).transaction_id
    for (const by of [ada, stranger])
      expect(failure(await move('simple_payment', simple_payment_id, theirs, by)).error.code).toBe(
        'NOT_FOUND',
      )
  })
})

type MoveBody = WireInput<typeof transactionSummary.move>['body']

const summary = (id?: string, person: { token: string } = ada) => tradeOf(app, person, id)
const start = (body?: Parameters<typeof givenTrade>[2]) => givenTrade(app, ada, body)
const move = (subject: string, id: string, transaction_id: string, { token }: { token: string } = ada) =>
  app.call(transactionSummary.move, { body: { subject, id, transaction_id } }, { token })
