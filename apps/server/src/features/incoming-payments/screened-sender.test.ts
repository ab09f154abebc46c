import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { booksOf } from '../../../test/books.ts'
import { givenAdministrator } from '../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../test/given-company.ts'
import {
  givenIncomingPayment,
  incomingPaymentNotifications,
  incomingPaymentStates,
} from '../../../test/given-incoming-payment.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { reconcileProvider } from '../reconciliation/index.ts'
import { watchIncomingPayments } from './index.ts'

// Every company has 700.00 EUR already.
let app: TestApp
let company: GivenCompany
let office: { token: string }
beforeAll(async () => {
  app = await testApp()
  office = await givenAdministrator(app)
})
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})
afterAll(() => app.close())

const listed = { sender: 'VELTRANIA Export-Bureau' }
const held = { 'available EUR': '700.00', 'held EUR': '1000.00' }
const books = () => booksOf(app, company.companyId)
const states = () => incomingPaymentStates(app, company)

async function decide(decision: 'cleared' | 'confirmed'): Promise<void> {
  const { body } = await app.call(adminScreening.list, { query: { limit: '100' } }, office)
  const found = body.cases.find(({ uid, state }) => uid === company.companyId && state === 'open')
  expect(found).toMatchObject({ subject: 'sender', name: listed.sender })
  const decided = {
    case_id: found?.case_id ?? '',
    version: found?.version ?? 0,
    decision,
    reason: 'Compared.',
  }
  expect((await app.call(adminScreening.decide, { body: decided }, office)).status).toBe(200)
  await app.runJobs()
}

it('money of a sender like a listed name is held, and the customer reads nothing of lists', async () => {
  await givenIncomingPayment(app, company, listed)
  expect(await books()).toEqual(held)
  expect(await states()).toEqual(['in_review'])
  const query = { currency: 'EUR', page: '1' } as const
  const { body } = await app.call(wallet.transactions, { query }, { token: company.token })
  const said = JSON.stringify([body, await incomingPaymentNotifications(app, company)])
  expect(said).toContain('Money has arrived and is being checked')
  expect(said).not.toMatch(/sanction|screen|match|\blist/i)
})

it('is available after a false match, and so is the next payment of the same sender at once', async () => {
  await givenIncomingPayment(app, company, listed)
  await watchIncomingPayments(app.deps)
  expect(await books()).toEqual(held)
  await decide('cleared')
  expect(await books()).toEqual({ 'available EUR': '1700.00' })
  await givenIncomingPayment(app, company, listed)
  expect(await books()).toEqual({ 'available EUR': '2700.00' })
  expect(await states()).toEqual(['in_review', 'received', 'received'])
})

it('stays held after a true match, and can be returned by the back office', async () => {
  await givenIncomingPayment(app, company, listed)
  await decide('confirmed')
  await watchIncomingPayments(app.deps)
  expect(await books()).toEqual(held)
  const query = { uid: company.companyId }
  const { data } = (await app.call(adminIncomingPayments.held, { query }, office)).body
  expect(data).toMatchObject([{ state: 'in_review', sender: listed.sender }])
  const body = { incoming_payment_id: data[0]?.incoming_payment_id ?? '', reason: 'We cannot accept this.' }
  expect((await app.call(adminIncomingPayments.return, { body }, office)).status).toBe(200)
  await app.runJobs()
  expect(await books()).toEqual({ 'available EUR': '700.00' })
  expect(await states()).toEqual(['in_review', 'returning', 'returned'])
})

it('waits for both, the verification and the match, in any order', async () => {
  company = await givenCompany(app, { kyb: 'IN_PROGRESS' })
  await givenIncomingPayment(app, company, listed)
  expect(await states()).toEqual(['held'])
  await app.deps.pool.query("update companies set kyb_status = 'Clear' where uid = $1", [company.companyId])
  await watchIncomingPayments(app.deps)
  expect(await states()).toEqual(['held', 'in_review'])
  expect(await books()).toEqual(held)
  await decide('cleared')
  expect(await books()).toEqual({ 'available EUR': '1700.00' })
})

it('money whose sender the bank does not name arrives', async () => {
  await givenIncomingPayment(app, company, { sender: '' })
  expect(await states()).toEqual(['received'])
})
