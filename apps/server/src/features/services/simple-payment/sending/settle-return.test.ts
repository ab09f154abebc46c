import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { expect, test } from 'vitest'
import { givenFields, givenPayer, givenPayment, untilSettled } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))

test('a returned payment is a task until it is paid again, due on the day that its page says', async () => {
  const returned = await givenReturned()
  const task = await taskOf(returned)
  expect(task?.title).toMatch(/returned/)
  expect(task?.due_at).toEqual((await nextOf(returned))?.by)
  const again = { ...(await givenFields(app, payer)), save_as_draft: 1, repeats: returned } as const
  expect((await app.call(simplePayments.save, { body: again }, { token: payer.token })).status).toBe(200)
  expect(await taskOf(returned)).toBeUndefined()
  expect(await nextOf(returned)).toBeNull()
})

test('a return is settled without another payment, once, and by its own company only', async () => {
  const returned = await givenReturned()
  const stranger = await givenPayer(app)
  expect((await settle(returned, stranger)).status).toBe(404)
  expect((await settle(returned)).status).toBe(200)
  expect((await settle(returned)).status).toBe(200)
  expect(await taskOf(returned)).toBeUndefined()
  const events = await app.db
    .selectFrom('events')
    .select('to_state')
    .where('subject_id', '=', returned)
    .execute()
  expect(events.filter(({ to_state }) => to_state === 'return_settled')).toHaveLength(1)
})

test('a payment that was not returned has no return to settle', async () => {
  const { simplePaymentId } = await givenPayment(app, payer, { amount: 100 })
  expect(failure(await settle(simplePaymentId)).error.code).toBe('ILLEGAL_STATE')
})

async function givenReturned(): Promise<string> {
  const { simplePaymentId } = await givenPayment(app, payer, { amount: 100, reference: 'SIM-RETURN' })
  await untilSettled(app)
  return simplePaymentId
}
async function taskOf(simplePaymentId: string) {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(tasks.list, { query: {} }, { token: payer.token })
  return body.data.find(({ subject_id }) => subject_id === simplePaymentId)
}
const settle = (simple_payment_id: string, { token } = payer) =>
  app.call(simplePayments.settleReturn, { body: { simple_payment_id } }, { token })
const nextOf = async (simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token: payer.token })).body.next
