import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { ProviderUnavailable } from '@tradelane/providers'
import { beforeEach, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenPayer, givenSubmission, type Payer } from '../../../../test/given-payment.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { makePayout, providerCustomerOf } from '../../money/steps/index.ts'
import { paymentPayout } from './sending/payment-payout.ts'

const app = theApp({ SANDBOX_STEP_MS: '3600000' })
checkBooksAfterEach(app)
let payer: Payer
beforeEach(async () => {
  payer = await givenPayer(app)
})

test('a payment that is cancelled during its submission releases the money, and both are answered so', async () => {
  const submission = await givenSubmission(app, payer)
  // Long enough for the one who submits to see it.
  app.deps.config.paymentWaitMs = 30_000
  const [submitted, cancelled] = await race<{ status: number; body: unknown }>(app, [
    () => submit(submission),
    () => cancel(submission.simple_payment_id),
  ])
  app.deps.config.paymentWaitMs = 0
  expect(submitted).toMatchObject({ value: { status: 409, body: wasCancelled(submission) } })
  expect(cancelled).toMatchObject({ value: { status: 200, body: { message: moneyIsBack } } })
  expect(await stateOf(submission.simple_payment_id)).toBe('cancelled')
  expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '5000.00' })
})

test('a draft that was discarded a moment before its submission is not paid', async () => {
  const submission = await givenSubmission(app, payer)
  const [, submitted] = await race<{ status: number; body: unknown }>(app, [
    () => cancel(submission.simple_payment_id),
    () => submit(submission),
  ])
  expect(submitted).toMatchObject({
    status: 'fulfilled',
    value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } },
  })
  expect(await stateOf(submission.simple_payment_id)).toBe('cancelled')
  expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '5000.00' })
})

test('of two who cancel a payment at once, each is answered what it was', async () => {
  const submission = await givenSubmission(app, payer)
  await submit(submission)
  const answers = await race(app, [
    () => cancel(submission.simple_payment_id),
    () => cancel(submission.simple_payment_id),
  ])
  expect(answers).toMatchObject([
    { value: { status: 200, body: { message: moneyIsBack } } },
    { value: { status: 200, body: { message: 'This payment is cancelled.' } } },
  ])
  expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '5000.00' })
})

test('a payment that the provider may know of is cancelled by the provider', async () => {
  const { companyId, simplePaymentId } = await givenLostAnswer()
  expect((await cancel(simplePaymentId)).status).toBe(200)
  expect(await stateOf(simplePaymentId)).toBe('cancelled')
  const customer = await providerCustomerOf(app.db, systemScope(companyId))
  const atProvider = await app.deps.payments.find({ key: simplePaymentId, customer })
  expect(atProvider?.status).toBe('cancelled')
})

test('a payment that the provider may know of stays as it is while the provider cannot be asked', async () => {
  const { simplePaymentId } = await givenLostAnswer()
  const { cancel: original } = app.deps.payments
  app.deps.payments.cancel = () => Promise.reject(new ProviderUnavailable('no answer'))
  const answer = await cancel(simplePaymentId)
  app.deps.payments.cancel = original
  expect(failure(answer).error.code).toBe('DEPENDENCY_UNAVAILABLE')
  expect(await stateOf(simplePaymentId)).toBe('submitted')
})

test('a payment whose answer was lost is looked up before it is sent again', async () => {
  const which = await givenLostAnswer()
  const { send } = app.deps.payments
  let sent = 0
  app.deps.payments.send = (request) => {
    sent++
    return send(request)
  }
  await makePayout(app.deps, paymentPayout, { companyId: which.companyId, id: which.simplePaymentId })
  app.deps.payments.send = send
  expect(sent).toBe(0)
  expect(await stateOf(which.simplePaymentId)).toBe('processing')
})

const moneyIsBack = 'The payment is cancelled. The full amount is back in your balance.'
const wasCancelled = ({ simple_payment_id }: Submission) => ({
  ...{ simple_payment_id, payment_status: 'cancelled', message: 'This payment has been cancelled.' },
  error: { code: 'ILLEGAL_STATE' },
})
type Submission = Awaited<ReturnType<typeof givenSubmission>>
const submit = (body: Submission) => app.call(simplePayments.save, { body }, { token: payer.token })
const cancel = (simple_payment_id: string) =>
  app.call(simplePayments.cancel, { body: { simple_payment_id } }, { token: payer.token })
const stateOf = async (simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token: payer.token })).body
    .simple_payment.status

/** Submitted and sent, but the provider's answer was lost on its way. */
async function givenLostAnswer(): Promise<{ companyId: string; simplePaymentId: string }> {
  const submission = await givenSubmission(app, payer)
  await submit(submission)
  const which = { companyId: payer.companyId, simplePaymentId: submission.simple_payment_id }
  const { send } = app.deps.payments
  app.deps.payments.send = async (request) => {
    await send(request)
    throw new ProviderUnavailable('no answer')
  }
  await expect(
    makePayout(app.deps, paymentPayout, { companyId: which.companyId, id: which.simplePaymentId }),
  ).rejects.toThrow('no answer')
  app.deps.payments.send = send
  return which
}
