import { type Currency, parseMoney } from '@tradelane/money'
import { systemScope } from '../src/access/scope.ts'
import { providerCustomerOf } from '../src/features/wallet/queries.ts'
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
