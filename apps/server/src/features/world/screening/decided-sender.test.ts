import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenIncomingPayment, incomingPaymentStates } from '../../../../test/given-incoming-payment.ts'
import { race } from '../../../../test/race.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { inTransaction } from '../../../transaction.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { releaseIncomingPayments } from '../../money/incoming-payments/index.ts'
import { screenParties } from './index.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

test('A true match of a sender says how much is on hold, per currency', async () => {
  await givenIncomingPayment(app, company, listed)
  await givenIncomingPayment(app, company, { ...listed, amount: '250.00' })
  await givenIncomingPayment(app, company, { ...listed, amount: '20.00', currency: 'USD' })
  await givenIncomingPayment(app, company)
  expect(await decide('confirmed')).toBe(
    'Match confirmed. This party’s money on hold: 1,250.00 EUR and 20.00 USD. Check whether the law requires it to be frozen.',
  )
  expect((await tasksOf()).join()).not.toContain('became available')
})

test('A true match of a sender whose money became available says how much, and opens a task', async () => {
  await givenIncomingPayment(app, company, listed)
  await givenIncomingPayment(app, company, { ...listed, amount: '20.00', currency: 'USD' })
  await decide('cleared')
  expect(await decide('confirmed')).toBe(released('1,000.00 EUR and 20.00 USD'))
  expect(await tasksOf()).toEqual([
    'Check money of a listed party that became available to Okafor Imports Inc.: 1,000.00 EUR and 20.00 USD from VELTRANIA Export-Bureau',
  ])
})

test('The task to check released money closes when the match is false after all', async () => {
  await givenIncomingPayment(app, company, listed)
  await decide('cleared')
  await decide('confirmed')
  await decide('cleared')
  expect(await tasksOf()).toEqual([])
})

test('A true match of a sender whose money went back says nothing about money', async () => {
  await givenIncomingPayment(app, company, listed)
  const query = { uid: company.companyId }
  const [held] = (await app.call(adminIncomingPayments.held, { query }, office)).body.data
  const body = { incoming_payment_id: held?.incoming_payment_id ?? '', reason: 'We cannot accept this.' }
  expect((await app.call(adminIncomingPayments.return, { body }, office)).status).toBe(200)
  await app.runJobs()
  expect(await decide('confirmed')).toBe('Match confirmed.')
})

test('A true match of a party that sent no money says nothing about money', async () => {
  const parties = [{ subject: 'partner', subjectId: 'partner', names: [listed.sender] }] as const
  await inTransaction(app.db, (tx) =>
    screenParties(app.deps, tx, { companyId: company.companyId, parties, at: app.clock.now() }),
  )
  expect(await decide('confirmed')).toBe('Match confirmed. What waits for this decision is refused.')
  expect(await tasksOf()).toEqual([])
})

test('Money that is released while the match is confirmed is not missed', async () => {
  await givenIncomingPayment(app, company, listed)
  await answerTo('cleared')
  const { companyId } = company
  const [, confirmed] = await race<unknown>(app, [
    () => releaseIncomingPayments(app.deps, { companyId }),
    () => answerTo('confirmed'),
  ])
  expect(confirmed).toEqual({ status: 'fulfilled', value: released('1,000.00 EUR') })
  expect(await incomingPaymentStates(app, company)).toEqual(['in_review', 'received'])
})

const listed = { sender: 'VELTRANIA Export-Bureau' }
const released = (amounts: string) =>
  `Match confirmed. This party’s money that became available before: ${amounts}. There is a task to check it.`

/** Answers the message, before the jobs run. */
async function answerTo(decision: 'cleared' | 'confirmed'): Promise<string | undefined> {
  const { body } = await app.call(adminScreening.list, { query: { limit: '100' } }, office)
  const found = body.cases.find(({ uid }) => uid === company.companyId)
  const decided = { decision, version: found?.version ?? 0, reason: 'Compared.' }
  const answer = await app.call(
    adminScreening.decide,
    { body: { case_id: found?.case_id ?? '', ...decided } },
    office,
  )
  expect(answer.status).toBe(200)
  return answer.body.message
}

async function decide(decision: 'cleared' | 'confirmed'): Promise<string | undefined> {
  const message = await answerTo(decision)
  await app.runJobs()
  return message
}

async function tasksOf(): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const { data } = (await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)).body
  return data.filter(({ uid }) => uid === company.companyId).map(({ title }) => title)
}
