import { randomUUID } from 'node:crypto'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { parseMoney } from '@tradelane/money'
import { type PaymentProvider, ProviderUnavailable } from '@tradelane/providers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import {
  givenIncomingPayment,
  incomingPaymentNotifications,
  incomingPaymentStates,
  incomingPaymentsOf,
} from '../../../../test/given-incoming-payment.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { makeMoneyStep, providerCustomerOf } from '../steps/index.ts'
import { watchIncomingPayments } from './index.ts'

// Every company has 700.00 EUR already.
const app = theApp()
const office = prepared(() => givenAdministrator(app))
beforeAll(async () => {
  returnDeposit = app.deps.payments.returnDeposit
})
checkBooksAfterEach(app, {
  restore: () => {
    app.deps.payments.returnDeposit = returnDeposit
  },
})
let company: GivenCompany
let returnDeposit: ReturnDeposit
beforeEach(async () => {
  company = await givenCompany(app)
  await givenSubmittedRegistration(app, company.token)
  await givenIncomingPayment(app, company)
})

test('A return that the provider refused succeeds when the office asks again', async () => {
  refuseFirst(1)
  await refusedReturn()
  expect(await books()).toEqual(held)
  await askForReturn()
  await app.runJobs()
  expect(await states()).toEqual(['held', 'returning', 'to_decide', 'returning', 'returned'])
  expect(await books()).toEqual({ 'available EUR': '700.00' })
  expect(await providerBooksOf(app, company.companyId)).toMatchObject({ EUR: '700.00' })
  expect((await tasksOf()).join()).not.toContain('Buyer GmbH')
})

test('The office reads why the provider refused, until it asks again', async () => {
  const refusal = async () => {
    const query = { uid: company.companyId }
    return (await app.call(adminIncomingPayments.held, { query }, office)).body.data[0]?.return_refusal
  }
  expect(await refusal()).toBeNull()
  refuseFirst(1)
  await refusedReturn()
  expect(await refusal()).toBe('Refused 1.')
  await askForReturn()
  expect(await refusal()).toBeNull()
})

test('The office reads that a refused return is asked for again', async () => {
  refuseFirst(1)
  expect(await askForReturn()).toBe('The money is being returned to its sender.')
  await app.runJobs()
  expect(await askForReturn()).toBe('We asked the payments provider again to return the money.')
})

test('An attempt whose answer was lost is repeated with its own key, and returns the money once', async () => {
  const keys = refuseFirst(1)
  await refusedReturn()
  await askForReturn()
  const answered = app.deps.payments.returnDeposit
  app.deps.payments.returnDeposit = async (request) => {
    await answered(request)
    throw new ProviderUnavailable('The answer was lost.')
  }
  const job = { companyId: company.companyId, subject: 'incoming_payment', id: await paymentId() } as const
  await expect(makeMoneyStep(app.deps, job)).rejects.toThrow('The answer was lost.')
  app.deps.payments.returnDeposit = answered
  await app.runJobs()
  expect(keys).toHaveLength(2)
  expect(await books()).toEqual({ 'available EUR': '700.00' })
  expect(await providerBooksOf(app, company.companyId)).toMatchObject({ EUR: '700.00' })
})

test('A return that the provider is still working on is asked for again, and nothing is booked', async () => {
  await askForReturn()
  app.deps.payments.returnDeposit = async ({ key }) => ({ key, status: 'processing' })
  const job = { companyId: company.companyId, subject: 'incoming_payment', id: await paymentId() } as const
  await expect(makeMoneyStep(app.deps, job)).rejects.toThrow('is still being processed')
  expect(await states()).toEqual(['held', 'returning'])
  expect(await books()).toEqual(held)
  app.deps.payments.returnDeposit = returnDeposit
  await app.runJobs()
  expect((await states()).at(-1)).toBe('returned')
})

test('A return that was made is not asked for again', async () => {
  const keys = refuseFirst(0)
  await askForReturn()
  await app.runJobs()
  const job = { companyId: company.companyId, subject: 'incoming_payment', id: await paymentId() } as const
  app.deps.payments.returnDeposit = async () => {
    throw new ProviderUnavailable('This is not asked for.')
  }
  await makeMoneyStep(app.deps, job)
  expect(keys).toHaveLength(1)
})

test('A late refusal of an earlier attempt does not end the newest one', async () => {
  await askForReturn()
  const job = { companyId: company.companyId, subject: 'incoming_payment', id: await paymentId() } as const
  app.deps.payments.returnDeposit = async ({ key }) => {
    refuseFirst(1)
    await app.runJobs()
    await askForReturn()
    return { key, status: 'rejected', reason: 'Refused.' }
  }
  await expect(makeMoneyStep(app.deps, job)).rejects.toThrow('is still being processed')
  expect((await states()).at(-1)).toBe('returning')
  await app.runJobs()
  expect((await states()).at(-1)).toBe('returned')
})

test('A refused return tells the customer nothing new', async () => {
  refuseFirst(1)
  await refusedReturn()
  const [first, ...more] = await incomingPaymentNotifications(app, company)
  expect(first?.title).toBe('Money is waiting for your verification')
  expect(more).toEqual([])
})

test('A refused return is one task of the office, with the newest reason', async () => {
  refuseFirst(2)
  await refusedReturn()
  await askForReturn()
  await app.runJobs()
  const tasks = (await tasksOf()).filter((title) => title.includes('Buyer GmbH'))
  expect(tasks).toHaveLength(1)
  expect(tasks[0]).toMatch(/^Return 1,000\.00 EUR from Buyer GmbH, .* Refused 2\.$/)
})

test('Nobody can complete the task to return money by hand while the money is held', async () => {
  refuseFirst(1)
  await refusedReturn()
  const task = (await openTasks()).find(({ title }) => title.startsWith('Return 1,000.00 EUR'))
  const body = { task_id: task?.task_id ?? '', action: 'done' } as const
  const refused = await app.call(adminTasks.save, { body }, office)
  expect(failure(refused).error.code).toBe('ILLEGAL_STATE')
  expect(failure(refused).message).toBe(
    'You cannot complete this task by hand. It closes when the money is returned, or the decision is taken back.',
  )
  expect((await openTasks()).map(({ task_id }) => task_id)).toContain(task?.task_id)
})

test('Money that is to be returned stays held when the business is verified, and so does the task', async () => {
  refuseFirst(1)
  await refusedReturn()
  const body = { uid: company.companyId, decision: 'clear' } as const
  expect((await app.call(adminCustomers.decideKyb, { body }, office)).status).toBe(200)
  await app.runJobs()
  await watchIncomingPayments(app.deps)
  expect(await books()).toEqual(held)
  expect(await tasksOf()).toEqual([expect.stringMatching(/^Return 1,000\.00 EUR from Buyer GmbH/)])
})

async function recordReturn() {
  const body = { incoming_payment_id: await paymentId(), reference: 'Case 4711', reason: 'Not verified.' }
  return app.call(adminIncomingPayments.returned, { body }, office)
}
async function keep() {
  return app.call(adminIncomingPayments.keep, { body: { incoming_payment_id: await paymentId() } }, office)
}

test('A return that the provider has made by hand is recorded once, and leaves the books', async () => {
  const keys = refuseFirst(1)
  await refusedReturn()
  const [row] = await incomingPaymentsOf(app, company)
  const amount = parseMoney('1000', 'EUR')
  const customer = await providerCustomerOf(app.db, systemScope(company.companyId))
  await returnDeposit({
    key: randomUUID(),
    customer,
    amount,
    providerReference: row?.provider_reference ?? '',
  })
  expect((await recordReturn()).status).toBe(200)
  expect((await states()).at(-1)).toBe('returned')
  const [returned] = await incomingPaymentsOf(app, company)
  expect([returned?.return_reference, returned?.return_refusal]).toEqual(['Case 4711', null])
  expect(await books()).toEqual({ 'available EUR': '700.00' })
  expect((await tasksOf()).join()).not.toContain('Buyer GmbH')
  expect(failure(await recordReturn()).error.code).toBe('ILLEGAL_STATE')
  expect(keys).toHaveLength(1)
})

test('A return is not recorded where the provider refused none', async () => {
  expect(failure(await recordReturn()).error.code).toBe('ILLEGAL_STATE')
  expect(await books()).toEqual(held)
})

test('Money that is not to be returned after all waits for the verification again, and so does its task', async () => {
  refuseFirst(1)
  await refusedReturn()
  expect((await keep()).status).toBe(200)
  expect((await states()).at(-1)).toBe('held')
  expect(await tasksOf()).toContainEqual(expect.stringMatching(/^Verify .* 1,000\.00 EUR from Buyer GmbH/))
  const body = { uid: company.companyId, decision: 'clear' } as const
  expect((await app.call(adminCustomers.decideKyb, { body }, office)).status).toBe(200)
  await app.runJobs()
  expect(await books()).toEqual({ 'available EUR': '1700.00' })
})

test('Money of a verified business that is not to be returned after all becomes available at once', async () => {
  refuseFirst(1)
  await refusedReturn()
  const body = { uid: company.companyId, decision: 'clear' } as const
  expect((await app.call(adminCustomers.decideKyb, { body }, office)).status).toBe(200)
  expect((await keep()).status).toBe(200)
  expect((await states()).at(-1)).toBe('received')
  expect(await books()).toEqual({ 'available EUR': '1700.00' })
  expect(failure(await keep()).error.code).toBe('ILLEGAL_STATE')
})

test('A return that nobody decided cannot be taken back', async () => {
  expect(failure(await keep()).error.code).toBe('ILLEGAL_STATE')
})

type ReturnDeposit = PaymentProvider['returnDeposit']

const held = { 'available EUR': '700.00', 'held EUR': '1000.00' }
const books = () => booksOf(app, company.companyId)
const states = () => incomingPaymentStates(app, company)

async function paymentId(): Promise<string> {
  const [first] = await incomingPaymentsOf(app, company)
  return first?.incoming_payment_id ?? ''
}

async function askForReturn(): Promise<string | undefined> {
  const body = { incoming_payment_id: await paymentId(), reason: 'We could not verify the business.' }
  const answer = await app.call(adminIncomingPayments.return, { body }, office)
  expect(answer.status).toBe(200)
  return answer.body.message
}

/** The provider refuses the first keys that it sees, and repeats its answer to each of them. */
function refuseFirst(count: number): string[] {
  const keys: string[] = []
  app.deps.payments.returnDeposit = async (request) => {
    if (!keys.includes(request.key)) keys.push(request.key)
    const isRefused = keys.indexOf(request.key) < count
    return isRefused
      ? { key: request.key, status: 'rejected', reason: `Refused ${keys.indexOf(request.key) + 1}.` }
      : returnDeposit(request)
  }
  return keys
}

async function refusedReturn(): Promise<void> {
  await askForReturn()
  await app.runJobs()
  expect(await states()).toEqual(['held', 'returning', 'to_decide'])
}

async function openTasks() {
  while ((await processEvents(app.deps)) > 0);
  const { data } = (await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)).body
  return data.filter(({ uid }) => uid === company.companyId)
}
const tasksOf = async () => (await openTasks()).map(({ title }) => title)
