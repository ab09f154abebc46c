import type { Db } from '@tradelane/db'
import { Refusal } from '../../refusal.ts'
import { findPartner } from '../partners/index.ts'
import { listPaidTo } from '../simple-payment/index.ts'
import { type Buyer, creditText, findCredit, findNewestFactoring } from './queries.ts'

/** All credit data of one buyer. Refuses with NOT_FOUND if it is not the company's partner. */
export async function describeFinancing(db: Db, which: Buyer) {
  const { scope, beneficiaryId } = which
  const [buyer, credit, factoring, paid] = await Promise.all([
    findPartner(db, scope, beneficiaryId),
    findCredit(db, which),
    findNewestFactoring(db, which),
    listPaidTo(db, scope, beneficiaryId),
  ])
  if (!buyer) throw new Refusal('NOT_FOUND')
  const approved = credit?.approved_amount ?? null
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
      finance_partner_id: credit?.finance_partner_id ?? null,
      credit_limit_state: credit?.state ?? null,
      limit_approved: approved === null ? null : creditText(approved),
    },
    invoice_factoring_data: factoring ?? null,
    accounting_data: paid,
  }
}
