import { randomUUID } from 'node:crypto'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import {
  givenIncomingPayment,
  incomingPaymentNotifications,
  incomingPaymentStates,
  incomingPaymentsOf,
} from '../../../../test/given-incoming-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

// Money of a listed sender for a verified business, which has 700.00 EUR already.
const app = theApp()
const office = prepared(() => givenAdministrator(app))
checkBooksAfterEach(app)
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenIncomingPayment(app, company, { sender: 'VELTRANIA Export-Bureau' })
})

test('Money of a listed sender that is not to be returned after all is to be decided again', async () => {
  await confirmMatch()
  await refuseReturn()
  expect(await tasksOf()).toEqual([expect.stringMatching(/^Return 1,000\.00 EUR/)])
  expect((await keep(await paymentId())).status).toBe(200)
  expect(await states()).toEqual(['in_review', 'to_decide', 'returning', 'to_decide', 'return_taken_back'])
  expect(await tasksOf()).toEqual([expect.stringMatching(/^Decide on held money/)])
  expect(await books()).toEqual(held)
  expect(await incomingPaymentNotifications(app, company)).toHaveLength(1)
})

test('Money whose match is not decided waits for it again', async () => {
  await refuseReturn()
  expect((await keep(await paymentId())).status).toBe(200)
  expect((await states()).at(-1)).toBe('in_review')
  expect(await books()).toEqual(held)
  expect(await tasksOf()).toEqual([expect.stringMatching(/^Decide a screening match/)])
})

test('A return that was not asked for is not recorded, where the office has to decide', async () => {
  await confirmMatch()
  expect(failure(await record(await paymentId())).error.code).toBe('ILLEGAL_STATE')
  expect(await books()).toEqual(held)
})

test('A return that was not asked for is not taken back, where the office has to decide', async () => {
  await confirmMatch()
  expect(failure(await keep(await paymentId())).error.code).toBe('ILLEGAL_STATE')
  expect(await states()).toEqual(['in_review', 'to_decide'])
})

test('A return that is asked for again is not recorded meanwhile', async () => {
  await refuseReturn()
  const body = { incoming_payment_id: await paymentId(), reason: 'We cannot accept this.' }
  expect((await app.call(adminIncomingPayments.return, { body }, office)).status).toBe(200)
  expect(failure(await record(await paymentId())).error.code).toBe('ILLEGAL_STATE')
  await app.runJobs()
  expect(await books()).toEqual({ 'available EUR': '700.00' })
})

test('A return of no payment is neither recorded nor taken back', async () => {
  for (const answer of [await record(randomUUID()), await keep(randomUUID())])
    expect(failure(answer).error.code).toBe('NOT_FOUND')
})

const held = { 'available EUR': '700.00', 'held EUR': '1000.00' }
const books = () => booksOf(app, company.companyId)
const states = () => incomingPaymentStates(app, company)
const paymentId = async () => (await incomingPaymentsOf(app, company))[0]?.incoming_payment_id ?? ''

async function confirmMatch(): Promise<void> {
  const { body } = await app.call(adminScreening.list, { query: { limit: '100' } }, office)
  const found = body.cases.find(({ uid }) => uid === company.companyId)
  const which = { case_id: found?.case_id ?? '', version: found?.version ?? 0 }
  const decided = { ...which, decision: 'confirmed', reason: 'Compared.' } as const
  expect((await app.call(adminScreening.decide, { body: decided }, office)).status).toBe(200)
  await app.runJobs()
}

async function refuseReturn(): Promise<void> {
  const { returnDeposit } = app.deps.payments
  app.deps.payments.returnDeposit = async ({ key }) => ({ key, status: 'rejected', reason: 'Frozen.' })
  const body = { incoming_payment_id: await paymentId(), reason: 'We cannot accept this.' }
  expect((await app.call(adminIncomingPayments.return, { body }, office)).status).toBe(200)
  await app.runJobs()
  app.deps.payments.returnDeposit = returnDeposit
}

const record = (incoming_payment_id: string) =>
  app.call(
    adminIncomingPayments.returned,
    { body: { incoming_payment_id, reference: 'Case 4711', reason: 'We cannot accept this.' } },
    office,
  )
const keep = (incoming_payment_id: string) =>
  app.call(adminIncomingPayments.keep, { body: { incoming_payment_id } }, office)

async function tasksOf(): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const { data } = (await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)).body
  return data.filter(({ uid }) => uid === company.companyId).map(({ title }) => title)
}
