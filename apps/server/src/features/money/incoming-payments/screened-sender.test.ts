import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { movements } from '@tradelane/contract/movements/calls'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import {
  givenIncomingPayment,
  incomingPaymentJournals,
  incomingPaymentNotifications,
  incomingPaymentStates,
} from '../../../../test/given-incoming-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { watchIncomingPayments } from './index.ts'

// Every company has 700.00 EUR already.
const app = theApp()
const office = prepared(() => givenAdministrator(app))
checkBooksAfterEach(app)
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})

it('money of a sender like a listed name is held, and the customer reads nothing of lists', async () => {
  await givenIncomingPayment(app, company, listed)
  expect(await books()).toEqual(held)
  expect(await states()).toEqual(['in_review'])
  const query = { currency: 'EUR', page: '1' } as const
  const { body } = await app.call(movements.transactions, { query }, { token: company.token })
  const said = JSON.stringify([body, await incomingPaymentNotifications(app, company)])
  expect(said).toContain('Money has arrived and is being checked')
  expect(said).not.toMatch(/sanction|screen|match|\blist/i)
})

it('shows the back office the match that nobody has decided, and none after a false match', async () => {
  const { companyId: uid } = company
  const matches = async () =>
    (await app.call(adminIncomingPayments.held, { query: { uid } }, office)).body.data.map(
      (row) => row.matches,
    )
  await givenIncomingPayment(app, company, listed)
  expect(await matches()).toMatchObject([[{ state: 'open', name: listed.sender }]])
  await givenIncomingPayment(app, company, { sender: '' })
  await decide('cleared')
  await givenIncomingPayment(app, company, listed)
  expect(await matches()).toEqual([])
})

it('is available after a false match, and so is the next payment of the same sender at once', async () => {
  await givenIncomingPayment(app, company, listed)
  await watchIncomingPayments(app.deps)
  expect(await books()).toEqual(held)
  await decide('cleared')
  expect(await books()).toEqual({ 'available EUR': '1700.00' })
  expect((await incomingPaymentJournals(app, company)).slice(1)).toEqual([
    expect.stringMatching(/: held while we check some details$/),
    'Available: the details are checked',
  ])
  await givenIncomingPayment(app, company, listed)
  expect(await books()).toEqual({ 'available EUR': '2700.00' })
  expect(await states()).toEqual(['in_review', 'received', 'received'])
})

describe('money of a sender whose match is true', () => {
  const undecided = async () =>
    (await app.call(adminIncomingPayments.held, { query: { uid: company.companyId } }, office)).body.data
  const today = () => dayText(app.clock.now().toISOString())
  const taskOf = (amount: string) =>
    `Decide on held money of Okafor Imports Inc.: ${amount} from ${listed.sender}, reference Invoice 4711, held since ${today()}`

  async function openTasks() {
    while ((await processEvents(app.deps)) > 0);
    const { data } = (await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)).body
    return data.filter(({ uid }) => uid === company.companyId)
  }
  const officeTasks = async () => (await openTasks()).map(({ title }) => title)
  const complete = (task_id = '') => app.call(adminTasks.save, { body: { task_id, action: 'done' } }, office)

  async function sendBack(): Promise<void> {
    const [first] = await undecided()
    const body = { incoming_payment_id: first?.incoming_payment_id ?? '', reason: 'We cannot accept this.' }
    expect((await app.call(adminIncomingPayments.return, { body }, office)).status).toBe(200)
    await app.runJobs()
  }

  it('stays held, and can be returned by the back office', async () => {
    await givenIncomingPayment(app, company, listed)
    await decide('confirmed')
    await watchIncomingPayments(app.deps)
    expect(await books()).toEqual(held)
    expect(await undecided()).toMatchObject([{ state: 'to_decide', sender: listed.sender }])
    await sendBack()
    expect(await books()).toEqual({ 'available EUR': '700.00' })
    expect(await states()).toEqual(['in_review', 'to_decide', 'returning', 'returned'])
  })

  it('is shown to the back office with the match, also before the business is verified', async () => {
    company = await givenCompany(app, { kyb: 'IN_PROGRESS' })
    await givenIncomingPayment(app, company, listed)
    await givenIncomingPayment(app, company)
    await decide('confirmed')
    const [ofListed, ofOther] = await undecided()
    expect(ofListed).toMatchObject({ state: 'held', matches: [{ state: 'confirmed', name: listed.sender }] })
    expect(ofOther).toMatchObject({ state: 'held', matches: [] })
  })

  it('is a task of the back office until it is returned, and so is each later payment', async () => {
    await givenIncomingPayment(app, company, listed)
    await decide('confirmed')
    expect(await officeTasks()).toEqual([taskOf('1,000.00 EUR')])
    await givenIncomingPayment(app, company, { ...listed, amount: '250.00' })
    await watchIncomingPayments(app.deps)
    await watchIncomingPayments(app.deps)
    expect((await officeTasks()).toSorted()).toEqual([taskOf('1,000.00 EUR'), taskOf('250.00 EUR')])
    expect(await states()).toEqual(['in_review', 'to_decide', 'to_decide'])
    await sendBack()
    expect(await officeTasks()).toEqual([taskOf('250.00 EUR')])
  })

  it('is a task that nobody can complete by hand', async () => {
    await givenIncomingPayment(app, company, listed)
    await decide('confirmed')
    const [task] = await openTasks()
    expect(task).toMatchObject({ title: taskOf('1,000.00 EUR'), may_complete: false })
    const refused = await complete(task?.task_id)
    expect([refused.status, failure(refused).error.code]).toEqual([409, 'ILLEGAL_STATE'])
    expect(failure(refused).message).toBe(
      'You cannot complete this task by hand. It closes when the money is returned or becomes available.',
    )
    expect(await openTasks()).toHaveLength(1)
  })

  it('becomes available when the decision is changed, and nobody has to decide any more', async () => {
    await givenIncomingPayment(app, company, listed)
    await decide('confirmed')
    expect(await officeTasks()).toHaveLength(1)
    await decide('cleared')
    expect(await books()).toEqual({ 'available EUR': '1700.00' })
    expect(await officeTasks()).toEqual([])
  })

  it('is to be decided as soon as the business is verified', async () => {
    company = await givenCompany(app, { kyb: 'IN_PROGRESS' })
    await givenIncomingPayment(app, company, listed)
    await decide('confirmed')
    expect(await officeTasks()).toEqual([expect.stringContaining('Verify Okafor Imports Inc.')])
    await app.deps.pool.query("update companies set kyb_status = 'Clear' where uid = $1", [company.companyId])
    await watchIncomingPayments(app.deps)
    expect(await officeTasks()).toEqual([taskOf('1,000.00 EUR')])
  })

  it('is to be returned by hand when the provider refuses to return it, also after the decision is changed', async () => {
    await givenIncomingPayment(app, company, listed)
    await decide('confirmed')
    const { returnDeposit } = app.deps.payments
    app.deps.payments.returnDeposit = async ({ key }) => ({ key, status: 'rejected', reason: 'Frozen.' })
    await sendBack()
    app.deps.payments.returnDeposit = returnDeposit
    await decide('cleared')
    expect(await states()).toEqual(['in_review', 'to_decide', 'returning', 'to_decide'])
    expect(await books()).toEqual(held)
    expect(await officeTasks()).toEqual([expect.stringMatching(/^Return 1,000\.00 EUR .* Frozen\.$/)])
    expect(await incomingPaymentNotifications(app, company)).toHaveLength(1)
  })

  it('is, for the customer, money that is being checked, and is reported once', async () => {
    await givenIncomingPayment(app, company, listed)
    await decide('confirmed')
    const [first, ...more] = await incomingPaymentNotifications(app, company)
    expect(more).toEqual([])
    await givenIncomingPayment(app, company, listed)
    const [later] = await incomingPaymentNotifications(app, company)
    expect(later).toMatchObject({ title: first?.title, body: first?.body })
    expect(later?.title).toBe('Money has arrived and is being checked')
    expect(later?.body).toContain(
      'We check some details and decide whether it becomes available or goes back.',
    )
    expect(JSON.stringify(later)).not.toMatch(/sanction|screen|match|\blist/i)
  })
})

it('waits for both, the verification and the match, in any order', async () => {
  company = await givenCompany(app, { kyb: 'IN_PROGRESS' })
  await givenIncomingPayment(app, company, listed)
  expect(await states()).toEqual(['held'])
  await app.deps.pool.query("update companies set kyb_status = 'Clear' where uid = $1", [company.companyId])
  await watchIncomingPayments(app.deps)
  expect(await states()).toEqual(['held', 'in_review'])
  expect(await incomingPaymentNotifications(app, company)).toHaveLength(1)
  expect(await books()).toEqual(held)
  await decide('cleared')
  expect(await books()).toEqual({ 'available EUR': '1700.00' })
})

it('money whose sender the bank does not name arrives', async () => {
  await givenIncomingPayment(app, company, { sender: '' })
  expect(await states()).toEqual(['received'])
})

const listed = { sender: 'VELTRANIA Export-Bureau' }
const held = { 'available EUR': '700.00', 'held EUR': '1000.00' }
const books = () => booksOf(app, company.companyId)
const states = () => incomingPaymentStates(app, company)

async function decide(decision: 'cleared' | 'confirmed'): Promise<void> {
  const { body } = await app.call(adminScreening.list, { query: { limit: '100' } }, office)
  // The newest first; a decision can be changed.
  const found = body.cases.find(({ uid, state }) => uid === company.companyId && state !== decision)
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
