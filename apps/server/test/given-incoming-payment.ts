import { notifications } from '@tradelane/contract/notifications/calls'
import { type Currency, parseMoney } from '@tradelane/money'
import { systemScope } from '../src/access/scope.ts'
import { processEvents } from '../src/features/inbox/notifications/index.ts'
import { providerCustomerOf } from '../src/features/money/steps/index.ts'
import type { GivenCompany } from './given-company.ts'
import type { TestApp } from './test-app.ts'

export type Paid = {
  amount?: string
  currency?: Currency
  sender?: string
  senderAccount?: string
  reference?: string
}

/** Somebody pays into an account of the company at the provider, which tells nobody yet; answers its reference. */
export async function paidAtProvider(
  app: TestApp,
  { companyId }: { companyId: string },
  {
    amount = '1000.00',
    currency = 'EUR',
    sender = 'Buyer GmbH',
    reference = 'Invoice 4711',
    ...rest
  }: Paid = {},
): Promise<string> {
  const { customerId } = await providerCustomerOf(app.db, systemScope(companyId))
  const received = await app.deps.sandbox?.payments?.receive({
    customerId,
    amount: parseMoney(amount, currency),
    sender,
    reference,
    ...rest,
  })
  if (received?.status !== 'credited') throw new Error(`${amount} ${currency} did not arrive`)
  return received.providerReference
}

/** The same, reported by the provider's webhook and booked. */
export async function givenIncomingPayment(
  app: TestApp,
  company: { companyId: string },
  paid: Paid = {},
): Promise<string> {
  const providerReference = await paidAtProvider(app, company, paid)
  await app.playSandbox()
  await app.runJobs()
  return providerReference
}

/** The company as the code that reads the provider's credits wants it. */
export async function incomingCustomer(app: TestApp, { companyId }: { companyId: string }) {
  return { companyId, customer: await providerCustomerOf(app.db, systemScope(companyId)) }
}

export const incomingPaymentsOf = (app: TestApp, { companyId }: { companyId: string }) =>
  app.db.selectFrom('incoming_payments').selectAll().where('uid', '=', companyId).orderBy('number').execute()

/** What the account says about the company's first incoming payment, oldest first. */
export async function incomingPaymentJournals(app: TestApp, company: { companyId: string }) {
  const [first] = await incomingPaymentsOf(app, company)
  const journals = app.db
    .selectFrom('ledger_journals')
    .select('description')
    .where('subject', '=', `incoming_payment:${first?.incoming_payment_id}`)
    .orderBy('journal_id')
  return (await journals.execute()).map(({ description }) => description)
}

/** Every state that an incoming payment of the company has come to, oldest first. */
export async function incomingPaymentStates(app: TestApp, { companyId }: { companyId: string }) {
  const events = app.db
    .selectFrom('events')
    .select('to_state')
    .where('subject', '=', 'incoming_payment')
    .where('uid', '=', companyId)
    .orderBy('event_id')
  return (await events.execute()).map(({ to_state }) => to_state)
}

/** What the company is notified of about its incoming payments, newest first. */
export async function incomingPaymentNotifications(app: TestApp, { token }: GivenCompany) {
  while ((await processEvents(app.deps)) > 0);
  const { data } = (await app.call(notifications.list, { query: {} }, { token })).body
  return data.filter(({ subject }) => subject === 'incoming_payment')
}
