import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { ProviderUnavailable } from '@tradelane/providers'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenPayer, givenPayment, type Payer, untilSettled } from '../../../../../test/given-payment.ts'
import { failure, type TestApp } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { makePayout, watchPayouts } from '../../../money/steps/index.ts'
import { paymentPayout } from './payment-payout.ts'

const app = theApp()
let payer: Payer
beforeAll(async () => {
  const { payments } = app.deps
  provider = {
    find: payments.find.bind(payments),
    cancel: payments.cancel.bind(payments),
    answerRequest: payments.answerRequest.bind(payments),
  }
})
/** The sandbox's own answers. */
let provider: Pick<Provider, 'find' | 'cancel' | 'answerRequest'>
beforeEach(async () => {
  payer = await givenPayer(app)
})
afterEach(async () => {
  Object.assign(app.deps.payments, provider)
  await untilSettled(app)
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('a question of the provider', () => {
  test('stays open while the answer cannot be delivered', async () => {
    const id = await givenQuestion()
    app.deps.payments.answerRequest = noAnswer
    expect(failure(await answer(id)).error.code).toBe('DEPENDENCY_UNAVAILABLE')
    expect(await stateOf(id)).toBe('action_required')
  })

  test('stays open where the provider does not know the payment', async () => {
    const id = await givenQuestion()
    app.deps.payments.answerRequest = async () => undefined
    expect(failure(await answer(id)).error.code).toBe('DEPENDENCY_UNAVAILABLE')
    expect(await stateOf(id)).toBe('action_required')
  })
})

test('A cancellation that the provider does not know of yet is refused, and the money stays held', async () => {
  const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-TIMEOUT' })
  app.deps.payments.cancel = async () => undefined
  expect(failure(await cancel(simplePaymentId)).error.code).toBe('ILLEGAL_STATE')
  expect(await stateOf(simplePaymentId)).toBe('submitted')
  expect(await booksOf(app, payer.companyId)).toMatchObject({ 'held USD': '1000.00' })
  app.clock.advance(61_000)
})

describe('the watch', () => {
  test('asks about each payment, also after one that cannot be asked about', async () => {
    const payments = [await givenPayment(app, payer), await givenPayment(app, payer)]
    const [first, second] = payments.map(({ simplePaymentId }) => simplePaymentId)
    const asked: string[] = []
    app.deps.payments.find = async (which) => {
      if (which.key === first || which.key === second) asked.push(which.key)
      if (asked.length === 1) throw new ProviderUnavailable('no answer')
      return provider.find(which)
    }
    app.clock.advance(61_000)
    await watchPayouts(app.deps)
    expect(asked.toSorted()).toEqual([first, second].toSorted())
  })

  test('asks about a payment once a minute, also if there is no answer', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    let asked = 0
    app.deps.payments.find = async ({ key }) => {
      if (key === simplePaymentId) asked++
      throw new ProviderUnavailable('no answer')
    }
    app.clock.advance(61_000)
    await watchPayouts(app.deps)
    await watchPayouts(app.deps)
    expect(asked).toBe(1)
    app.clock.advance(61_000)
    await watchPayouts(app.deps)
    expect(asked).toBe(2)
  })

  test('leaves a payment that the provider does not know as it is', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    app.deps.payments.find = async () => undefined
    app.clock.advance(61_000)
    await watchPayouts(app.deps)
    expect(await stateOf(simplePaymentId)).toBe('processing')
  })

  test('does not ask about a payment that has ended', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    await untilSettled(app)
    expect(await stateOf(simplePaymentId)).toBe('paid')
    app.deps.payments.find = () => Promise.reject(new Error('it was asked about'))
    const askedAt = async () => {
      const row = app.db.selectFrom('simple_payments').where('simple_payment_id', '=', simplePaymentId)
      return (await row.select('asked_at').executeTakeFirstOrThrow()).asked_at
    }
    const before = await askedAt()
    app.clock.advance(61_000)
    await watchPayouts(app.deps)
    expect(await askedAt()).toEqual(before)
  })
})

test('The job of a payment that was sent before sends nothing again', async () => {
  const { simplePaymentId } = await givenPayment(app, payer)
  const { send } = app.deps.payments
  app.deps.payments.send = () => Promise.reject(new Error('it was sent again'))
  await makePayout(app.deps, paymentPayout, { companyId: payer.companyId, id: simplePaymentId })
  app.deps.payments.send = send
  expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '4000.00' })
})

// What happens to a payment whose provider gives no answer, or none that helps.

type Provider = TestApp['deps']['payments']

const stateOf = async (simplePaymentId: string) => {
  const row = app.db.selectFrom('simple_payments').where('simple_payment_id', '=', simplePaymentId)
  return (await row.select('state').executeTakeFirstOrThrow()).state
}
const cancel = (simple_payment_id: string) =>
  app.call(simplePayments.cancel, { body: { simple_payment_id } }, { token: payer.token })
const answer = (simple_payment_id: string) =>
  app.call(simplePayments.answer, { body: { simple_payment_id, text: 'Valves' } }, { token: payer.token })
const noAnswer = () => Promise.reject(new ProviderUnavailable('no answer'))

async function givenQuestion(): Promise<string> {
  const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-RFI' })
  await untilSettled(app)
  expect(await stateOf(simplePaymentId)).toBe('action_required')
  return simplePaymentId
}
