import { randomUUID } from 'node:crypto'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { parseMoney } from '@tradelane/money'
import { beforeEach, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { afterChangesEnded, decideChange, listChanges } from '../../../../test/given-change.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import {
  givenIncomingPayment,
  incomingPaymentStates,
  incomingPaymentsOf,
} from '../../../../test/given-incoming-payment.ts'
import { type Administrator, givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { providerCustomerOf } from '../steps/index.ts'

// Money of a listed sender for a verified business, which has 700.00 EUR already. The provider has refused to return it.
const app = theApp()
checkBooksAfterEach(app)
let company: GivenCompany
let id: string
let one: Administrator
let other: Administrator
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenIncomingPayment(app, company, { sender: 'VELTRANIA Export-Bureau' })
  id = (await incomingPaymentsOf(app, company))[0]?.incoming_payment_id ?? ''
  one = await givenOnlyAdministrator(app)
  await refuseReturn()
  other = await givenAdministrator(app, 'finance')
})

test('the money leaves the books with the approval, once, and not before', async () => {
  const asked = await record(one)
  expect([asked.status, asked.body.message]).toEqual([200, 'The change waits for a second person.'])
  expect(await books()).toEqual(held)
  const change = (await listChanges(app, other)).find(({ change_id }) => change_id === asked.body.change_id)
  expect(change).toMatchObject({
    ...{ kind: 'return_by_hand', subject_id: id, may_decide: true },
    ...{ subject: '1,000.00 EUR from VELTRANIA Export-Bureau', after: { reference: 'Case 4711' } },
  })
  expect(codeOf(await decideChange(app, one, change?.change_id))).toBe('OWN_CHANGE')
  const third = await givenAdministrator(app, 'compliance')
  const outcomes = await race(app, [
    () => decideChange(app, other, change?.change_id),
    () => decideChange(app, third, change?.change_id),
  ])
  expect(outcomes.map((each) => each.status === 'fulfilled' && each.value.status)).toEqual([200, 409])
  expect(await books()).toEqual({ 'available EUR': '700.00' })
  expect((await incomingPaymentStates(app, company)).at(-1)).toBe('returned')
  await returnAtProvider()
})

test('nothing else is done with the money until then, and everything again after a refusal', async () => {
  const change = (await record(one)).body.change_id
  for (const answer of [await record(other), await keep(other), await giveBack(other)])
    expect([codeOf(answer), failure(answer).message]).toEqual([
      'ILLEGAL_STATE',
      'A change waits for a second person. Approve, refuse or withdraw it first.',
    ])
  expect((await decideChange(app, other, change, { decision: 'refuse' })).status).toBe(200)
  expect(await books()).toEqual(held)
  expect((await keep(other)).status).toBe(200)
})

test('what was kept meanwhile does not leave the books', async () => {
  const change = (await record(one)).body.change_id
  await app.db
    .updateTable('incoming_payments')
    .set({ return_refusal: null })
    .where('incoming_payment_id', '=', id)
    .execute()
  const late = await decideChange(app, other, change)
  expect([late.status, codeOf(late), failure(late).message]).toEqual([
    409,
    'CONFLICT',
    'The payments provider has not refused to return this money.',
  ])
  expect(await books()).toEqual(held)
  expect((await decideChange(app, other, change, { decision: 'refuse' })).status).toBe(200)
})

test('after a week without a decision it is asked for again', async () => {
  const change = (await record(one)).body.change_id
  other = await afterChangesEnded(app, other)
  expect(codeOf(await decideChange(app, other, change))).toBe('CONFLICT')
  expect((await record(other)).body.change_id).not.toBe(change)
})

const held = { 'available EUR': '700.00', 'held EUR': '1000.00' }
const reason = 'We cannot accept this.'
const books = () => booksOf(app, company.companyId)
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const record = ({ token }: Administrator) =>
  app.call(
    adminIncomingPayments.returned,
    { body: { incoming_payment_id: id, reference: 'Case 4711', reason } },
    { token },
  )
const keep = ({ token }: Administrator) =>
  app.call(adminIncomingPayments.keep, { body: { incoming_payment_id: id } }, { token })
const giveBack = ({ token }: Administrator) =>
  app.call(adminIncomingPayments.return, { body: { incoming_payment_id: id, reason } }, { token })

/** As the provider does it by hand, so that its books have it too. */
async function returnAtProvider(): Promise<void> {
  const [row] = await incomingPaymentsOf(app, company)
  const customer = await providerCustomerOf(app.db, systemScope(company.companyId))
  const amount = parseMoney('1000', 'EUR')
  const providerReference = row?.provider_reference ?? ''
  await app.deps.payments.returnDeposit({ key: randomUUID(), customer, amount, providerReference })
}

async function refuseReturn(): Promise<void> {
  const { returnDeposit } = app.deps.payments
  app.deps.payments.returnDeposit = async ({ key }) => ({ key, status: 'rejected', reason: 'Frozen.' })
  expect((await giveBack(one)).status).toBe(200)
  await app.runJobs()
  app.deps.payments.returnDeposit = returnDeposit
}
