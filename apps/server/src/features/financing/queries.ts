import type { Db } from '@tradelane/db'
import { decimalText, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../access/scope.ts'

/** A partner as a buyer, and for whom it is read. */
export type Buyer = { scope: OneCompanyScope; beneficiaryId: string }

/** The only currency of credit. */
export const creditText = (cents: bigint): string => decimalText(money(cents, 'USD'))

export async function listFinancePartners(db: Db) {
  return db
    .selectFrom('finance_partners')
    .select(['finance_partner_id', 'finance_partner_name'])
    .orderBy('finance_partner_id')
    .execute()
}

/** The credit that was requested for a buyer. */
export async function findCredit(db: Db, { scope: { companyId }, beneficiaryId }: Buyer) {
  return db
    .selectFrom('credit_limits')
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .select(['finance_partner_id', 'state', 'approved_amount'])
    .executeTakeFirst()
}

export async function findNewestFactoring(db: Db, { scope: { companyId }, beneficiaryId }: Buyer) {
  return db
    .selectFrom('invoice_factorings')
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .select(['invoice_factoring_id', 'payment_request', 'invoice_file', 'purchase_order_file'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function listFactorings(
  db: Db,
  { companyId }: OneCompanyScope,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await db
    .selectFrom('invoice_factorings')
    .where('uid', '=', companyId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('invoice_factoring_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(({ uid: _uid, state, updated_at: _updatedAt, invoice_amount, ...row }) => ({
    ...row,
    status: state,
    invoice_amount: creditText(invoice_amount),
  }))
}
