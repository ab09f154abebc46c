import type { Db } from '@tradelane/db'
import { Refusal } from '../../refusal.ts'
import { type Buyer, creditText, findBuyer, findNewestFactoring, listPaidTo } from './queries.ts'

/** All credit data of one buyer. Refuses with NOT_FOUND if it is not the company's partner. */
export async function describeFinancing(db: Db, which: Buyer) {
  const [buyer, factoring, paid] = await Promise.all([
    findBuyer(db, which),
    findNewestFactoring(db, which),
    listPaidTo(db, which),
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
      limit_request: creditText(buyer.limit_request),
      finance_partner_id: buyer.finance_partner_id,
      credit_limit_state: buyer.credit_limit_state,
      limit_approved: buyer.approved_amount === null ? null : creditText(buyer.approved_amount),
    },
    invoice_factoring_data: factoring ?? null,
    accounting_data: paid,
  }
}
