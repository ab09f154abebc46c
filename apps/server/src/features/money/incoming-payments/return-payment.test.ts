import { randomUUID } from 'node:crypto'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { statements } from '@tradelane/contract/statements/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenIncomingPayment } from '../../../../test/given-incoming-payment.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

// Every company has 700.00 EUR already.
const app = theApp()
beforeAll(async () => {
  office = (await givenAdministrator(app)).token
})
checkBooksAfterEach(app)
let office: string
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Refused' })
  await givenIncomingPayment(app, company)
})

test('Held money goes back to its sender: state, books, provider, task and notification agree', async () => {
  expect(await heldOf()).toMatchObject([
    {
      number: expect.stringMatching(/^IP-/),
      currency: 'EUR',
      amount: 1000,
      sender: 'Buyer GmbH',
      reference: 'Invoice 4711',
      state: 'held',
    },
  ])
  expect((await giveBack()).body).toEqual({
    status: 'success',
    message: 'The money is being returned to its sender.',
  })
  expect(await stateOf()).toBe('returning')
  expect(await books()).toEqual({ 'available EUR': '700.00', 'held EUR': '1000.00' })
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
  await app.runJobs()
  expect(await stateOf()).toBe('returned')
  expect(await books()).toEqual({ 'available EUR': '700.00' })
  expect(await providerBooksOf(app, company.companyId)).toMatchObject({ EUR: '700.00' })
  expect(await heldOf()).toEqual([])
  expect(await returnReference()).toMatch(/\w/)
  expect((await tasksOf()).join()).not.toContain('Buyer GmbH')
  const list = await app.call(notifications.list, { query: {} }, { token: company.token })
  expect(list.body.data[0]).toMatchObject({
    title: 'Money was returned to its sender',
    body: `We returned 1,000.00 EUR from Buyer GmbH, reference Invoice 4711. ${reason}`,
  })
})

test('A statement shows the return with its sender and its reason', async () => {
  await giveBack()
  await app.runJobs()
  const today = app.clock.now().toISOString().slice(0, 10)
  const period = { currency: 'EUR', from: today, to: today } as const
  const { token } = company
  const { statement } = (await app.call(statements.issue, { body: period }, { token })).body
  const query = { statement_id: statement.statement_id, format: 'csv' } as const
  const rows = readCsv((await app.call(statements.file, { query }, { token })).bytes.toString('utf8'))
  expect(rows.slice(2, 4)).toMatchObject([
    { Kind: 'incoming.received', Amount: '1000.00', 'Return reason': '' },
    {
      Kind: 'incoming.returned',
      Amount: '-1000.00',
      Counterparty: 'Buyer GmbH',
      'Return reason': reason,
    },
  ])
})

test('The same request, another administrator and a late job return it once', async () => {
  const [first] = await heldOf()
  const id = first?.incoming_payment_id ?? ''
  const [one, again] = [await giveBack(id, { key: 'once' }), await giveBack(id, { key: 'once' })]
  expect(again.body).toEqual(one.body)
  const second = await giveBack(id)
  expect([second.status, failure(second).error.code]).toEqual([409, 'ILLEGAL_STATE'])
  await app.runJobs()
  expect((await giveBack(id)).status).toBe(409)
  expect(await books()).toEqual({ 'available EUR': '700.00' })
})

test('Money that was returned by the provider before our books knew is no difference', async () => {
  await giveBack()
  const row = await app.db
    .selectFrom('incoming_payments')
    .selectAll()
    .where('uid', '=', company.companyId)
    .executeTakeFirstOrThrow()
  const { provider_customer_id, provider_wallet_id } = await app.db
    .selectFrom('companies')
    .selectAll()
    .where('uid', '=', company.companyId)
    .executeTakeFirstOrThrow()
  await app.deps.payments.returnDeposit({
    key: row.return_key ?? '',
    customer: { customerId: provider_customer_id ?? '', walletId: provider_wallet_id ?? '' },
    providerReference: row.provider_reference,
    amount: { amount: row.amount, currency: 'EUR' },
  })
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
  await app.runJobs()
  expect(await stateOf()).toBe('returned')
})

test('A verification that clears meanwhile does not release what is being returned', async () => {
  company = await givenCompany(app)
  await givenSubmittedRegistration(app, company.token)
  await givenIncomingPayment(app, company)
  await giveBack()
  const clear = { uid: company.companyId, decision: 'clear' } as const
  expect((await app.call(adminCustomers.decideKyb, { body: clear }, { token: office })).status).toBe(200)
  await app.runJobs()
  expect(await stateOf()).toBe('returned')
  expect(await books()).toEqual({ 'available EUR': '700.00' })
})

test('Only the back office may return money, and only what is held', async () => {
  const [held] = await heldOf()
  const asCustomer = await giveBack(held?.incoming_payment_id, { token: company.token })
  expect(asCustomer.status).toBe(401)
  expect((await giveBack(randomUUID())).status).toBe(404)
  const verified = await givenCompany(app, { kyb: 'Clear' })
  await givenIncomingPayment(app, verified)
  const { incoming_payment_id } = await app.db
    .selectFrom('incoming_payments')
    .selectAll()
    .where('uid', '=', verified.companyId)
    .executeTakeFirstOrThrow()
  expect((await giveBack(incoming_payment_id)).status).toBe(409)
  const body = { incoming_payment_id: held?.incoming_payment_id ?? '', reason: ' ' }
  const answer = await app.call(adminIncomingPayments.return, { body }, { token: office })
  expect(failure(answer).error.fields).toEqual({ reason: 'Reason is required' })
})

const reason = 'We could not verify the business.'
const heldOf = async ({ companyId } = company) =>
  (await app.call(adminIncomingPayments.held, { query: { uid: companyId } }, { token: office })).body.data
const giveBack = async (id?: string, options: { token?: string; key?: string } = {}) => {
  const incoming_payment_id = id ?? (await heldOf())[0]?.incoming_payment_id ?? ''
  const body = { incoming_payment_id, reason }
  return app.call(adminIncomingPayments.return, { body }, { token: office, ...options })
}
const books = () => booksOf(app, company.companyId)
const storedRow = () =>
  app.db
    .selectFrom('incoming_payments')
    .selectAll()
    .where('uid', '=', company.companyId)
    .executeTakeFirstOrThrow()
const stateOf = async () => (await storedRow()).state
const returnReference = async () => (await storedRow()).return_reference
const processAll = async () => {
  while ((await processEvents(app.deps)) > 0);
}
const tasksOf = async () => {
  await processAll()
  const { body } = await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, { token: office })
  return body.data.filter(({ uid }) => uid === company.companyId).map(({ title }) => title)
}
