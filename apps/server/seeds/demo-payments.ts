import { verification } from '@tradelane/contract/approvals/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import type { DemoPartner } from './demo-partners.ts'
import { demoCustomer, demoPassword } from './demo-people.ts'
import type { PastApp } from './past-app.ts'

export type DemoPayee = {
  beneficiary_id: string
  beneficiary_account_id: string
  currency: 'EUR' | 'USD' | 'INR'
}

export async function addDemoPartner(app: PastApp, token: string, partner: DemoPartner): Promise<DemoPayee> {
  const { beneficiary_id } = await app.call(partners.add, { body: [partner] }, token)
  const [account] = await app.call(partners.accounts, { body: { beneficiary_id } }, token)
  if (!account) throw new Error(`${partner.company_name} has no account`)
  return {
    beneficiary_id,
    beneficiary_account_id: account.beneficiary_account_id,
    currency: account.currency as DemoPayee['currency'],
  }
}

/** A payment prepared up to the wizard's third step, priced now. */
async function prepared(app: PastApp, token: string, payee: DemoPayee, amount: number, reference: string) {
  const quote = await app.call(
    wallet.quote,
    {
      body: {
        source_currency_code: 'USD',
        destination_currency_code: payee.currency,
        amount,
        side: 'source',
        purpose: 'payment',
      },
    },
    token,
  )
  return {
    beneficiary_id: payee.beneficiary_id,
    beneficiary_account_id: payee.beneficiary_account_id,
    amount_sent: quote.amount_sent,
    amount_sent_currency: 'USD' as const,
    amount_received: quote.amount_received,
    amount_received_currency: payee.currency,
    fees: quote.fees,
    quote_id: quote.quote_id,
    reference,
    reason: 'Settlement of an invoice',
    paid_from: 'Account Balance' as const,
    purposeCode: 'IR01811' as const,
    sourceOfFunds: 'Corporate Account' as const,
    exemptionCode: '03' as const,
  }
}

export async function saveDemoDraft(
  app: PastApp,
  token: string,
  payee: DemoPayee,
  { amount, reference }: { amount: number; reference: string },
) {
  const payment = await prepared(app, token, payee, amount, reference)
  const saved = await app.call(
    simplePayments.save,
    { body: { save_as_draft: 1, step: 3, ...payment } },
    token,
  )
  return { payment, simple_payment_id: saved.simple_payment_id }
}

/** Submits a draft with password and code, as a user would; the reference decides what happens then. */
export async function makeDemoPayment(
  app: PastApp,
  token: string,
  payee: DemoPayee,
  what: { amount: number; reference: string },
): Promise<void> {
  const { payment, simple_payment_id } = await saveDemoDraft(app, token, payee, what)
  await app.call(verification.sendCode, { body: { type: 'simple payment', simple_payment_id } }, token)
  await app.call(
    simplePayments.save,
    {
      body: {
        save_as_draft: 0,
        simple_payment_id,
        ...payment,
        password: demoPassword,
        verify_code: await app.newestCode(demoCustomer),
      },
    },
    token,
  )
}
