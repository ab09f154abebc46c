import { search } from '@tradelane/contract/search/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import { afterAll, describe, expect, test } from 'vitest'
import {
  givenDraft,
  givenPayer,
  givenPayment,
  givenSubmission,
  untilSettled,
} from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { paymentService } from './service.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))

afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a payment has a number', () => {
  test('that is its own, with the year of its creation', async () => {
    const [one, other] = [await givenDraft(app, payer), await givenDraft(app, payer)]
    const numbers = [await numberOf(one.simple_payment_id), await numberOf(other.simple_payment_id)]
    const year = app.deps.clock.now().getUTCFullYear()
    for (const number of numbers) expect(number).toMatch(new RegExp(`^PY-${year}-\\d{6}$`))
    expect(numbers[0]).not.toBe(numbers[1])
  })

  test('that lists show as well', async () => {
    const { simple_payment_id: id } = await givenDraft(app, payer)
    const query = { save_as_draft: '1' } as const
    const { data } = (await app.call(simplePayments.list, { query }, { token: payer.token })).body
    expect(data.find(({ simple_payment_id }) => simple_payment_id === id)?.payment_number).toBe(
      await numberOf(id),
    )
  })
})

describe('the search finds a payment', () => {
  test('by its number, in full or its digits alone', async () => {
    const { simple_payment_id: id } = await givenDraft(app, payer)
    const number = await numberOf(id)
    expect(await found(number.toLowerCase())).toEqual([id])
    expect(await found(String(Number(number.slice(-6))))).toContain(id)
  })

  test('by its partner and by its reference', async () => {
    const { simplePaymentId: id } = await givenPayment(app, payer, { reference: 'Hemp ropes 100%' })
    expect(await found('hafenhandel')).toContain(id)
    expect(await found('ropes 100%')).toEqual([id])
  })

  test('only for its own company', async () => {
    const { simple_payment_id: id } = await givenDraft(app, payer)
    const stranger = await givenPayer(app, { balance: '0' })
    expect(await found(await numberOf(id), stranger)).toEqual([])
  })

  test('unless it is a discarded draft', async () => {
    const { simple_payment_id } = await givenDraft(app, payer)
    const number = await numberOf(simple_payment_id)
    await app.call(simplePayments.cancel, { body: { simple_payment_id } }, { token: payer.token })
    expect(await found(number)).toEqual([])
  })
})

describe('what a payment costs', () => {
  const linesOf = async (id: string, companyId = payer.companyId) =>
    ((await paymentService.costLines?.(app.db, systemScope(companyId), [id], new Date())) ?? []).map(
      ({ kind, amount, standing }) => `${kind} ${formatMoney(amount)} ${standing}`,
    )

  test('is nothing while it is a draft', async () => {
    const { simple_payment_id } = await givenDraft(app, payer)
    expect(await linesOf(simple_payment_id)).toEqual([])
  })

  test('is committed once the money is held, and paid once it is booked', async () => {
    const body = await givenSubmission(app, payer)
    const { simple_payment_id: simplePaymentId } = body
    await app.call(simplePayments.save, { body }, { token: payer.token })
    expect(await linesOf(simplePaymentId)).toEqual(['payment 999.50 USD committed', 'fee 0.50 USD committed'])
    await app.runJobs()
    await untilSettled(app)
    expect(await linesOf(simplePaymentId)).toEqual(['payment 999.50 USD paid', 'fee 0.50 USD paid'])
  })

  test('is zero once the money was refunded', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-REJECT' })
    await untilSettled(app)
    expect(await linesOf(simplePaymentId)).toEqual([])
  })

  test('is not visible to another company', async () => {
    const { simple_payment_id } = await givenDraft(app, payer)
    const stranger = await givenPayer(app, { balance: '0' })
    expect(await linesOf(simple_payment_id, stranger.companyId)).toEqual([])
  })
})

const numberOf = async (simple_payment_id: string): Promise<string> => {
  const { body } = await app.call(simplePayments.get, { body: { simple_payment_id } }, { token: payer.token })
  return body.simple_payment.payment_number
}
const found = async (text: string, { token } = payer) =>
  (await app.call(search.own, { body: { text } }, { token })).body.hits
    .filter(({ kind }) => kind === 'simple_payment')
    .map(({ id }) => id)
