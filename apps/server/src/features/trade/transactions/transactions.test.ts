import type { WireInput } from '@tradelane/contract'
import { messages } from '@tradelane/contract/messages/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
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
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { checkTrades } from './check-trades.ts'
import { currentTransaction } from './transactions.ts'

const app = theApp()
const stranger = prepared(() => givenCompany(app, { kyb: 'Clear' }))
let ada: Payer
beforeEach(async () => {
  ada = await givenPayer(app)
})
afterEach(async () => expect(await checkTrades(app.deps)).toEqual([]))

describe('the current trade', () => {
  test('is there for every company, with a number of its own', async () => {
    const { transaction_number, is_current, name } = await summary()
    expect(transaction_number).toMatch(/^TRX-\d{4}-\d{6}$/)
    expect({ is_current, name }).toEqual({ is_current: true, name: null })
    expect((await summary()).transaction_number).toBe(transaction_number)
    expect((await summary(undefined, stranger)).transaction_number).not.toBe(transaction_number)
  })

  test('is one, also where two ask for the first at once', async () => {
    const scope = systemScope((await givenCompany(app)).companyId)
    const ask = () => currentTransaction(app.db, scope, app.clock.now())
    const both = await race(app, [ask, ask], 'transactions')
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const rows = await app.db
      .selectFrom('transactions')
      .select('uid')
      .where('uid', '=', scope.companyId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('keeps the number of the first, which was only read, where it is started in a later year', async () => {
    const { transaction_id } = await summary()
    await app.db
      .updateTable('transactions')
      .set({ created_at: new Date('2020-06-30T12:00:00Z') })
      .where('transaction_id', '=', transaction_id)
      .execute()
    const { transaction_number } = await summary()
    expect(transaction_number).toMatch(/^TRX-2020-/)
    expect(await start({ name: 'Valves for Hamburg' })).toBe(transaction_id)
    expect(await summary()).toMatchObject({ transaction_number, name: 'Valves for Hamburg' })
  })

  test('is the newest that was started, and one that was started before can be continued', async () => {
    const first = await start()
    const second = await start({ name: 'Valves for Hamburg' })
    expect(await summary()).toMatchObject({ transaction_id: second, name: 'Valves for Hamburg' })
    const body = { transaction_id: first }
    await app.call(transactionSummary.resume, { body }, { token: ada.token })
    expect((await summary()).transaction_id).toBe(first)
    expect((await list()).transactions.filter(({ is_current }) => is_current)).toHaveLength(1)
  })

  test('begins in the first one, while that was only read: no trade of nothing stays behind', async () => {
    const first = await summary()
    app.clock.advance(60_000)
    const started = await start({ name: 'Valves', currency: 'EUR' })
    expect(await summary()).toMatchObject({
      transaction_id: first.transaction_id,
      transaction_number: first.transaction_number,
      ...{ name: 'Valves', is_current: true, total: { currency: 'EUR' } },
      timeline: [{ title: 'Trade started' }],
    })
    expect((await list()).transactions.map(({ name }) => name)).toEqual(['Valves'])
    expect(await start()).not.toBe(started)
  })

  test.each([
    ['a draft', async () => void (await givenDraft(app, ada))],
    [
      'a name',
      async () => {
        const body = { transaction_id: (await summary()).transaction_id, name: 'Pumps' }
        await app.call(transactionSummary.update, { body }, { token: ada.token })
      },
    ],
    [
      'a message',
      async () => {
        const body = {
          subject: 'transaction',
          subject_id: (await summary()).transaction_id,
          text: 'Hello',
        } as const
        await app.call(messages.start, { body }, { token: ada.token })
      },
    ],
  ])('does not begin in the first one, once that has %s', async (_, touch) => {
    const first = (await summary()).transaction_id
    await touch()
    expect(await start()).not.toBe(first)
    expect((await list()).transactions).toHaveLength(2)
  })

  test('is one, also where two are started at once', async () => {
    await summary()
    const started = await race(app, [() => start(), () => start()], 'transactions')
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect((await list()).transactions.filter(({ is_current }) => is_current)).toHaveLength(1)
  })

  test('takes what is saved for the first time, and keeps it once the next one is started', async () => {
    const first = (await summary()).transaction_id
    const draft = await givenDraft(app, ada)
    const second = await start()
    const again = {
      save_as_draft: 1 as const,
      simple_payment_id: draft.simple_payment_id,
      reference: 'Later',
    }
    await app.call(simplePayments.save, { body: again }, { token: ada.token })
    expect((await summary(first)).simple_payment_data).toMatchObject([{ reference: 'Later' }])
    expect((await summary(second)).simple_payment_data).toEqual([])
  })
})

describe('the list of trades', () => {
  test('is newest first, in pages', async () => {
    await summary()
    await start({ name: 'One' })
    app.clock.advance(1_000)
    await start({ name: 'Two' })
    const { transactions, pagination } = await list({ limit: '1' })
    expect(transactions.map(({ name }) => name)).toEqual(['Two'])
    expect(pagination).toMatchObject({ total: 2, total_pages: 2 })
  })

  test('is searched by name and by number', async () => {
    await start({ name: '100% cotton' })
    const { transaction_number } = await summary()
    await start({ name: 'Valves' })
    for (const search of ['COTTON', '100%', transaction_number, transaction_number.toLowerCase()])
      expect((await list({ search })).transactions.map(({ name }) => name)).toEqual(['100% cotton'])
    expect((await list({ search: '_' })).transactions).toEqual([])
  })
})

describe('one trade', () => {
  const only = (query: { current?: '1'; transaction_id?: string }, { token }: { token: string } = ada) =>
    app.call(transactionSummary.list, { query }, { token })

  test('is listed by its id', async () => {
    const { transaction_id } = await summary()
    await start()
    const { transactions } = (await only({ transaction_id })).body
    expect(transactions.map((trade) => trade.transaction_id)).toEqual([transaction_id])
  })

  test('is listed as the current one, also before anything was saved', async () => {
    const { transactions } = (await only({ current: '1' })).body
    expect(transactions.map(({ is_current }) => is_current)).toEqual([true])
  })

  test('is not listed for another company', async () => {
    const { transaction_id } = await summary()
    expect((await only({ transaction_id }, stranger)).body.transactions).toEqual([])
  })
})

describe('a trade', () => {
  const update = (
    body: WireInput<typeof transactionSummary.update>['body'],
    { token }: { token: string } = ada,
  ) => app.call(transactionSummary.update, { body }, { token })

  test('is renamed, and its name is removed', async () => {
    const { transaction_id } = await summary()
    await update({ transaction_id, name: '  Hemp ropes ' })
    expect((await summary()).name).toBe('Hemp ropes')
    await update({ transaction_id, name: null })
    expect((await summary()).name).toBeNull()
  })

  test('refuses an empty and a too long name', async () => {
    const { transaction_id } = await summary()
    for (const name of [' ', 'x'.repeat(81)])
      expect(failure(await update({ transaction_id, name })).error.code).toBe('INVALID_REQUEST')
  })

  test('is not read, changed or continued by another company', async () => {
    const { transaction_id } = await summary()
    const by = { token: stranger.token }
    const refused = [
      await app.call(transactionSummary.get, { query: { transaction_id } }, by),
      await update({ transaction_id, name: 'Mine' }, stranger),
      await app.call(transactionSummary.resume, { body: { transaction_id } }, by),
    ]
    for (const answer of refused) expect(failure(answer).error.code).toBe('NOT_FOUND')
    expect((await summary(undefined, stranger)).is_current).toBe(true)
  })
})

describe('the summary', () => {
  test('has each service with its number, state and facts', async () => {
    const { simplePaymentId } = await givenPayment(app, ada)
    await untilSettled(app)
    const { logisticsId, bookingNumber } = await givenBooking(app, ada.token)
    const insuranceId = await givenInsurance(app, ada.token)
    const { simple_payment_data, logistics_data, insurance_data, ...rest } = await summary()
    expect(simple_payment_data).toMatchObject([
      {
        simple_payment_id: simplePaymentId,
        number: expect.stringMatching(/^PY-/),
        status: 'Executed',
        state: 'paid',
        link: `/payments/${simplePaymentId}`,
        sender: { work_email: ada.email },
        beneficiary_details: { company_name: 'Hafenhandel Nord GmbH' },
        beneficiary_account_details: { currency: 'EUR' },
        amount_sent: 1000,
        fees: 0.5,
        reference: 'Invoice 4711',
        reason: 'Settlement of an invoice',
      },
    ])
    expect(logistics_data).toMatchObject([
      {
        logistics_id: logisticsId,
        number: bookingNumber,
        status: 'Quotes',
        freights: [{ from_city: 'Mumbai, IN', route_info: { portFrom: { countryCode: 'IN' } } }],
      },
    ])
    expect(insurance_data).toMatchObject([
      { insurance_id: insuranceId, status: 'Processing', insured_value: 115_500, premium: null },
    ])
    expect(rest).toMatchObject({
      invoice_factoring_data: [],
      quality_assurance_data: [],
      smart_escrow_data: [],
    })
  })

  test('shows the payee of a draft as the partner is now', async () => {
    await givenDraft(app, ada)
    const [draft] = (await summary()).simple_payment_data
    expect(draft).toMatchObject({
      status: 'Processing',
      beneficiary_details: { company_name: 'Hafenhandel Nord GmbH' },
    })
  })

  test('leaves out a draft that was discarded', async () => {
    const { simple_payment_id } = await givenDraft(app, ada)
    await app.call(simplePayments.cancel, { body: { simple_payment_id } }, { token: ada.token })
    expect((await summary()).simple_payment_data).toEqual([])
  })

  test('tells what happened to all services, newest first', async () => {
    const { simplePaymentId } = await givenPayment(app, ada)
    await untilSettled(app)
    app.clock.advance(60_000)
    const { logisticsId } = await givenBooking(app, ada.token)
    const { timeline } = await summary()
    const ofBooking = { subject: 'logistics', subject_id: logisticsId }
    expect(timeline.slice(0, 2)).toMatchObject([
      { ...ofBooking, to: 'details_missing' },
      { ...ofBooking, to: 'requested' },
    ])
    expect(timeline.map(({ subject_id }) => subject_id).slice(1)).toContain(simplePaymentId)
    expect(timeline.at(-1)).toMatchObject({ to: 'draft', text: expect.stringMatching(/^You saved/) })
  })
})

const summary = (id?: string, person: { token: string } = ada) => tradeOf(app, person, id)
const list = async (query: { search?: string; page?: string; limit?: string } = {}) =>
  (await app.call(transactionSummary.list, { query }, { token: ada.token })).body
const start = (body?: Parameters<typeof givenTrade>[2]) => givenTrade(app, ada, body)
