import { givenTermSheet, limitLine } from '../given-credit-limit.ts'
import { dayFromNow } from '../given-freight.ts'
import { givenPartner } from '../given-partner.ts'
import type { Payer } from '../given-payment.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A credit limit with a term sheet, and a buyer for whom one can be requested. */
export async function givenKnownLimit(
  app: TestApp,
  payer: Payer,
  { file }: { file: string },
): Promise<KnownValues> {
  const buyer = { company_name: 'Alpenkaffee Import GmbH', company_registration_number: 'HRB 55120' }
  const { beneficiaryId } = await givenPartner(app, payer, buyer)
  return {
    credit_limit_id: await givenTermSheet(app, payer),
    companies: [limitLine(beneficiaryId, buyer)],
    terms_conditions_1: true,
    terms_conditions_2: true,
    '/invoice_factoring/credit_limit/answer documents': [file],
    finance_partner_id: 1,
    yearly_turnover: 1_000_000,
    ask_buyer: true,
    '/invoice_factoring/estimate finance_term': 30,
    '/admin/credit_limits/decide valid_until': dayFromNow(app, 30),
    annual_rate_basis_points: 1200,
    finance_terms: [30, 60],
    currencies: [{ currency: 'USD', least_fee: 50, buyer_cap: 1_000, total_cap: 10_000 }],
  }
}
