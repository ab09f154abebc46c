import type { Page } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { mailedCode, type TradingCompany } from './trading-company.ts'

/** A thousand to an account in euros of a new partner, Hanse Teile GmbH unless it has another name, by calls. Returns the payment's id. */
export async function payHanse(
  page: Page,
  company: TradingCompany,
  currency: 'EUR' | 'USD',
  named: { company_name?: string } = {},
): Promise<string> {
  const { call } = company
  const { beneficiary_id } = await call('/beneficiary_details/add', [{ ...demoPartners.hanse, ...named }])
  const accounts = (await call('/beneficiary_accnt_details/get', { beneficiary_id })) as unknown as {
    beneficiary_account_id: string
  }[]
  const quote = await call('/users/nium/quote', {
    source_currency_code: currency,
    destination_currency_code: 'EUR',
    amount: 1000,
    purpose: 'payment',
  })
  return submit(page, company, {
    beneficiary_id,
    beneficiary_account_id: accounts[0]?.beneficiary_account_id,
    amount_sent: quote.amount_sent,
    amount_sent_currency: currency,
    amount_received: quote.amount_received,
    amount_received_currency: 'EUR',
    fees: quote.fees,
    quote_id: quote.quote_id,
    reference: 'INV 2026-140',
    reason: 'Settlement of an invoice',
    paid_from: 'Account Balance',
    purposeCode: 'IR01811',
    sourceOfFunds: 'Corporate Account',
    exemptionCode: '01',
  })
}

async function submit(page: Page, company: TradingCompany, fields: object): Promise<string> {
  const { email, password, call } = company
  const draft = await call('/simple_payment/save', { save_as_draft: 1, step: 4, ...fields })
  const simple_payment_id = String(draft.simple_payment_id)
  await call('/users/nium/send_code', { type: 'simple payment', simple_payment_id })
  await call('/simple_payment/save', {
    save_as_draft: 0,
    simple_payment_id,
    contract_id: '12345',
    ...fields,
    password,
    verify_code: await mailedCode(page, email, 'code to approve a payment'),
  })
  return simple_payment_id
}
