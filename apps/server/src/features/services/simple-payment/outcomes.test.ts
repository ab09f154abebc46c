import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentSteps } from '@tradelane/contract/simple-payment/states'
import { tasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import {
  givenPayer,
  givenPayment,
  givenSubmission,
  type Payer,
  untilSettled,
} from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { watchPayouts } from '../../money/steps/index.ts'
import { costLinesOfPayments } from './cost-lines.ts'

const app = theApp()
checkBooksAfterEach(app)
let payer: Payer

beforeEach(async () => {
  payer = await givenPayer(app)
})

describe('a payment', () => {
  test('that is refused at once leaves everything as it was, with the reason on its time line', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-REJECT' })
    const page = await pageOf(simplePaymentId)
    expect(page.simple_payment).toMatchObject({
      status: 'rejected',
      status_reason: 'The beneficiary bank does not know this account.',
    })
    expect(page.timeline.at(-1)?.text).toContain('The beneficiary bank does not know this account.')
    expect(page.next).toMatchObject({ who: 'customer' })
    expect(await booksOf(app, payer.companyId)).toEqual(untouched)
  })

  test('that is refused after it was accepted is refunded in full', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-REJECT-LATE' })
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '4000.00' })
    await untilSettled(app)
    expect((await pageOf(simplePaymentId)).simple_payment.status).toBe('rejected')
    expect(await booksOf(app, payer.companyId)).toEqual(untouched)
  })

  test('that is returned after it was paid is refunded in full, including the fee, and once', async () => {
    const before = await booksOf(app, 'platform')
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-RETURN' })
    await untilSettled(app)
    const page = await pageOf(simplePaymentId)
    expect(page.timeline.map(({ to }) => to)).toEqual([
      'draft',
      'submitted',
      'processing',
      'sent',
      'paid',
      'returned',
    ])
    expect(page.simple_payment.status_reason).toBe('The beneficiary account is closed.')
    expect(await booksOf(app, payer.companyId)).toEqual(untouched)
    expect(await booksOf(app, 'platform')).toEqual(before)
    await app.deps.sandbox?.payments?.deliver(async () => ({ status: 200 }))
    await untilSettled(app)
    expect(await booksOf(app, payer.companyId)).toEqual(untouched)
  })

  test('that waits for a document says so among the costs of its trade', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-RFI' })
    await untilSettled(app)
    const [line] = await costLinesOfPayments(app.db, systemScope(payer.companyId), [simplePaymentId])
    expect(line).toMatchObject({
      description: 'Payment to Hafenhandel Nord GmbH',
      status: 'Needs a document',
    })
  })

  test('that the provider asks about waits for its customer, and can still be cancelled', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-RFI' })
    await untilSettled(app)
    expect(await pageOf(simplePaymentId)).toMatchObject({
      simple_payment: { status: 'action_required' },
      next: { who: 'customer', text: expect.stringContaining('attach the invoice') },
      may_cancel: true,
    })
    expect((await cancel(simplePaymentId)).status).toBe(200)
    expect((await pageOf(simplePaymentId)).simple_payment.status).toBe('cancelled')
    expect(await booksOf(app, payer.companyId)).toEqual(untouched)
    await untilSettled(app)
  })

  test('that the provider asks about continues after the answer, and is paid', async () => {
    const { simplePaymentId: simple_payment_id } = await givenPayment(app, payer, { reference: 'SIM-RFI' })
    const answer = (text: string, { token } = payer) =>
      app.call(simplePayments.answer, { body: { simple_payment_id, text } }, { token })
    expect(failure(await answer('Too early')).error.code).toBe('ILLEGAL_STATE')
    await untilSettled(app)
    const stranger = await givenPayer(app, { balance: '0' })
    expect((await answer('Not mine', stranger)).status).toBe(404)
    expect(failure(await answer(' ')).error.fields).toEqual({ text: 'Write what is asked for' })
    expect(await answer('Valves for pumps.\nThe invoice is in the mail.')).toMatchObject({ status: 200 })
    expect((await pageOf(simple_payment_id)).simple_payment.status).toBe('processing')
    expect(failure(await answer('Again')).error.code).toBe('ILLEGAL_STATE')
    await untilSettled(app)
    const { timeline } = await pageOf(simple_payment_id)
    expect(timeline[4]?.text).toBe(paymentSteps['action_required > processing'].happened)
    expect(timeline.map(({ to }) => to)).toEqual([
      'draft',
      'submitted',
      'processing',
      'action_required',
      'processing',
      'sent',
      'paid',
    ])
  })

  test('that the provider asks about is due on the same day on its page and in its task, though we heard of it late', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-RFI' })
    await app.deps.sandbox?.payments?.advance(new Date(app.clock.now().getTime() + 10_000))
    await app.deps.sandbox?.payments?.deliver(async () => ({ status: 200 }))
    app.clock.advance(2 * 86_400_000)
    await watchPayouts(app.deps)
    while ((await processEvents(app.deps)) > 0);
    const { body } = await app.call(tasks.list, { query: {} }, { token: payer.token })
    const task = body.data.find(({ subject_id }) => subject_id === simplePaymentId)
    const { simple_payment, next } = await pageOf(simplePaymentId)
    expect(simple_payment.status).toBe('action_required')
    expect(next?.by).toEqual(expect.any(String))
    expect(next?.by).toBe(task?.due_at)
  })

  test('whose answer gets lost is found by its key, and not sent a second time', async () => {
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-TIMEOUT' })
    expect((await pageOf(simplePaymentId)).simple_payment.status).toBe('submitted')
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'held USD': '1000.00' })
    app.clock.advance(60_000)
    await untilSettled(app)
    expect((await pageOf(simplePaymentId)).simple_payment.status).toBe('paid')
    expect(await providerBooksOf(app, payer.companyId)).toEqual({ USD: '4000.00', EUR: '700.00' })
  })

  test('whose update was lost is queried by the watch', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    await app.deps.sandbox?.payments?.advance(new Date(app.clock.now().getTime() + 10_000))
    await app.deps.sandbox?.payments?.deliver(async () => ({ status: 200 }))
    expect((await pageOf(simplePaymentId)).simple_payment.status).toBe('processing')
    await watchPayouts(app.deps)
    expect((await pageOf(simplePaymentId)).simple_payment.status).toBe('processing')
    app.clock.advance(61_000)
    await watchPayouts(app.deps)
    expect((await pageOf(simplePaymentId)).simple_payment.status).toBe('paid')
  })

  test('whose job died before the call is sent by the watch', async () => {
    const body = await givenSubmission(app, payer)
    await app.call(simplePayments.save, { body }, { token: payer.token })
    await app.deps.pool.query(`delete from graphile_worker._private_jobs`)
    app.clock.advance(61_000)
    await Promise.all([watchPayouts(app.deps), watchPayouts(app.deps)])
    expect((await pageOf(body.simple_payment_id)).simple_payment.status).toBe('processing')
    await untilSettled(app)
  })
})

describe('cancelling', () => {
  test('before the provider was called releases the money at once, and the job then sends nothing', async () => {
    const body = await givenSubmission(app, payer)
    await app.call(simplePayments.save, { body }, { token: payer.token })
    expect((await cancel(body.simple_payment_id)).body).toEqual({
      status: 'success',
      message: 'The payment is cancelled. The full amount is back in your balance.',
    })
    await app.runJobs()
    expect(await booksOf(app, payer.companyId)).toEqual(untouched)
    expect(await providerBooksOf(app, payer.companyId)).toEqual({ USD: '5000.00', EUR: '700.00' })
    expect((await cancel(body.simple_payment_id)).status).toBe(200)
  })

  test('after acceptance asks the provider, and refunds everything', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    expect((await cancel(simplePaymentId)).status).toBe(200)
    expect((await pageOf(simplePaymentId)).simple_payment.status).toBe('cancelled')
    expect(await booksOf(app, payer.companyId)).toEqual(untouched)
    await untilSettled(app)
  })

  test('is refused once it is sent, also before that update has arrived', async () => {
    const { simplePaymentId } = await givenPayment(app, payer)
    await app.deps.sandbox?.payments?.advance(new Date(app.clock.now().getTime() + 10_000))
    expect(failure(await cancel(simplePaymentId)).error.code).toBe('ILLEGAL_STATE')
    expect((await pageOf(simplePaymentId)).simple_payment.status).toBe('paid')
    expect(failure(await cancel(simplePaymentId)).error.code).toBe('ILLEGAL_STATE')
  })

  test('twenty times at the same time, while the job sends it, leads to one consistent outcome', async () => {
    const body = await givenSubmission(app, payer)
    await app.call(simplePayments.save, { body }, { token: payer.token })
    await Promise.all([app.runJobs(), ...Array.from({ length: 20 }, () => cancel(body.simple_payment_id))])
    await app.runJobs()
    await untilSettled(app)
    const { status } = (await pageOf(body.simple_payment_id)).simple_payment
    expect(['cancelled', 'paid']).toContain(status)
    const available = status === 'paid' ? '4000.00' : '5000.00'
    expect(await booksOf(app, payer.companyId)).toEqual({ ...untouched, 'available USD': available })
  })
})

const pageOf = async (simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token: payer.token })).body
const cancel = (simple_payment_id: string) =>
  app.call(simplePayments.cancel, { body: { simple_payment_id } }, { token: payer.token })
const untouched = { 'available USD': '5000.00', 'available EUR': '700.00' }
