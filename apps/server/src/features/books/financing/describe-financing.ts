import { decimalText } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { type CreditLimit, findLimit } from '../../services/credit-limits/index.ts'
import { findNewestFunding, readBuyerFigures } from '../../services/invoice-factoring/index.ts'
import { listPaidTo } from '../../services/simple-payment/index.ts'
import { findPartner } from '../../trade/partners/index.ts'
import { type Buyer, creditText } from './credit.ts'

/** All credit data of one buyer. Refuses with NOT_FOUND if it is not the company's partner. */
export async function describeFinancing(deps: Deps, which: Buyer) {
  const { db } = deps
  const { scope, beneficiaryId } = which
  const [buyer, credit, factoring, { as_of, figures }, paid] = await Promise.all([
    findPartner(db, scope, beneficiaryId),
    findLimit(db, scope, beneficiaryId),
    findNewestFunding(db, scope, beneficiaryId),
    readBuyerFigures(deps, scope, beneficiaryId),
    listPaidTo(db, scope, beneficiaryId),
  ])
  if (!buyer) throw new Refusal('NOT_FOUND')
  return {
    beneficiary_data: {
      beneficiary_id: buyer.beneficiary_id,
      company_name: buyer.company_name,
      company_registration_number: buyer.company_registration_number,
      company_address: buyer.company_address,
      contact_person_name: buyer.contact_person_name,
      email: buyer.email,
      phone_number: buyer.phone_number,
      ...(credit ? dataOf(credit) : { ...withoutCase, limit_request: creditText(buyer.limit_request) }),
    },
    invoice_factoring_data: factoring ?? null,
    financing_figures: figures,
    as_of,
    accounting_data: paid,
  }
}

const withoutCase = {
  finance_partner_id: null,
  credit_limit_id: null,
  credit_limit_state: null,
  limit_currency: 'USD',
  limit_approved: null,
  limit_valid_until: null,
} as const

const dataOf = (credit: CreditLimit) => ({
  limit_request: decimalText(credit.requested),
  finance_partner_id: credit.financePartnerId,
  credit_limit_id: credit.creditLimitId,
  credit_limit_state: credit.state,
  limit_currency: credit.currency,
  limit_approved: credit.approved && decimalText(credit.approved),
  limit_valid_until: credit.validUntil,
})
