import type { Page } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { callOffice, mailedCode, signInTradingCompany, type TradingCompany } from './trading-company.ts'

/** A company with a signed limit of 250,000.00 USD for its buyer. Done by calls: e2e/credit-limit.spec.ts tells how a person does it. */
export async function signInSupplier(
  page: Page,
  buyer: typeof demoPartners.hanse = demoPartners.hanse,
): Promise<TradingCompany & { beneficiaryId: string }> {
  const company = await signInTradingCompany(page, { hasPartner: false })
  return { ...company, beneficiaryId: await givenLimit(page, company, buyer) }
}

/** The same of a company that is signed in. Answers the buyer's id. */
export async function givenLimit(
  page: Page,
  { email, password, call }: TradingCompany,
  buyer: typeof demoPartners.hanse,
): Promise<string> {
  const { beneficiary_id } = await call('/beneficiary_details/add', [buyer])
  const { company_name, company_registration_number, company_address } = buyer
  const nothing = { days: 30, percentage: 0 }
  const asked = await call('/invoice_factoring/credit_limit', {
    companies: [
      {
        invoice_buyer_id: beneficiary_id,
        company_name,
        company_registration_number,
        company_address,
        trading_history: 6,
        description_goods: 'Machine parts',
        currency: 'USD',
        limit_request: 250_000,
        inco_terms: 'FOB',
        payment_term_1: { percentage: 0 },
        payment_term_2: nothing,
        payment_term_3: nothing,
        payment_term_4: nothing,
      },
    ],
    terms_conditions_1: true,
    terms_conditions_2: true,
    type: 'invoice factoring',
  })
  const [credit_limit_id] = asked.credit_limit_ids as string[]
  await offerLimit(page, String(credit_limit_id))
  await call('/users/nium/send_code', { type: 'credit limit', credit_limit_id })
  const verify_code = await mailedCode(page, email, 'to sign a term sheet')
  await call('/invoice_factoring/sign_term_sheet', { credit_limit_id, password, verify_code })
  return String(beneficiary_id)
}

async function offerLimit(page: Page, credit_limit_id: string): Promise<void> {
  const office = await callOffice(page)
  const decide = async (decision: object) => {
    const seen = await office('/admin/credit_limits/get', { credit_limit_id })
    const { version } = seen.credit_limit as { version: number }
    await office('/admin/credit_limits/decide', { credit_limit_id, version, ...decision })
  }
  await decide({ decision: 'review' })
  const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
  await decide({
    decision: 'term_sheet',
    finance_partner_id: 1,
    amount: 250_000,
    valid_until: nextYear,
  })
}
