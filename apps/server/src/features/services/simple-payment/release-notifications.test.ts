import { notifications } from '@tradelane/contract/notifications/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { expect, test } from 'vitest'
import { daysPassBy } from '../../../../test/given-funding.ts'
import { givenRelease, givenTeam, givenWaiting } from '../../../../test/given-team.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()

test('approvers get a notification and a task, which their decision closes; the preparer is notified of a refusal', async () => {
  const { preparer, approver, viewer } = await givenTeam(app)
  const id = await givenWaiting(app, preparer)
  await processAll()
  expect(await tasksOf(approver)).toContainEqual(task)
  expect(await tasksOf(viewer)).not.toContainEqual(task)
  expect(await titlesOf(approver)).toEqual(['Payment to Hafenhandel Nord GmbH: waiting for release'])
  expect(await titlesOf(preparer)).toEqual([])
  const body = { simple_payment_id: id, reason: 'Wrong invoice' }
  await app.call(paymentReleases.refuse, { body }, { token: approver.token })
  await processAll()
  expect(await tasksOf(approver)).not.toContainEqual(task)
  expect(await titlesOf(preparer)).toEqual(['Payment to Hafenhandel Nord GmbH: back to its preparer'])
})

test('the task is due when the payment goes back to its preparer', async () => {
  // At 02:00 UTC it is still yesterday in New York.
  const now = app.clock.now()
  const nextNight = new Date(now).setUTCHours(26, 0, 0, 0)
  await daysPassBy(app, (nextNight - now.getTime()) / 86_400_000)
  const { preparer, approver } = await givenTeam(app)
  const simple_payment_id = await givenWaiting(app, preparer)
  await processAll()
  const { body } = await app.call(tasks.list, page, { token: approver.token })
  const open = body.data.find(({ subject_id }) => subject_id === simple_payment_id)
  const payment = await app.call(
    simplePayments.get,
    { body: { simple_payment_id } },
    { token: approver.token },
  )
  expect(payment.body.approval?.expires_at).toEqual(expect.any(String))
  expect(open?.due_at).toBe(payment.body.approval?.expires_at)
})

test('an approval closes the task as well', async () => {
  const { preparer, approver } = await givenTeam(app)
  const id = await givenWaiting(app, preparer)
  await processAll()
  const body = await givenRelease(app, approver, id)
  expect((await app.call(paymentReleases.release, { body }, { token: approver.token })).status).toBe(200)
  await processAll()
  expect(await tasksOf(approver)).not.toContainEqual(task)
})

type Signed = { token: string }
const page = { query: {} }
const titlesOf = async ({ token }: Signed) =>
  (await app.call(notifications.list, page, { token })).body.data
    .filter(({ kind }) => kind === 'payments')
    .map(({ title }) => title)
const tasksOf = async ({ token }: Signed) =>
  (await app.call(tasks.list, page, { token })).body.data.map(({ title }) => title)
const processAll = async () => {
  while ((await processEvents(app.deps)) > 0);
}
const task = expect.stringMatching(
  /^Release or refuse: Payment to Hafenhandel Nord GmbH, 1,000.00 USD, PY-\d{4}-\d{6}$/,
)
