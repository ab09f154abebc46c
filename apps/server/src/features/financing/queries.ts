import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import { sql } from 'kysely'
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

/** A partner as a buyer, with its credit request. */
export async function findBuyer(db: Db, { scope: { companyId }, beneficiaryId }: Buyer) {
  return db
    .selectFrom('partners as partner')
    .leftJoin('credit_limits as credit', (join) =>
      join
        .onRef('credit.uid', '=', 'partner.uid')
        .onRef('credit.beneficiary_id', '=', 'partner.beneficiary_id'),
    )
    .where('partner.uid', '=', companyId)
    .where('partner.beneficiary_id', '=', beneficiaryId)
    .selectAll('partner')
    .select(['credit.finance_partner_id', 'credit.state as credit_limit_state', 'credit.approved_amount'])
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

/** The totals paid to a partner, by currency, without failed payments. */
export async function listPaidTo(db: Db, { scope: { companyId }, beneficiaryId }: Buyer) {
  const { rows } = await sql<{ currency: Currency; paid: bigint; under_way: bigint; payments: bigint }>`
    select amount_sent_currency as currency, count(*) as payments,
           coalesce(sum(amount_sent) filter (where state in ('sent', 'paid')), 0)::bigint as paid,
           coalesce(sum(amount_sent) filter (where state not in ('sent', 'paid')), 0)::bigint as under_way
      from simple_payments
     where uid = ${companyId} and beneficiary_id = ${beneficiaryId} and submitted_at is not null
       and state not in ('rejected', 'cancelled', 'returned')
     group by amount_sent_currency order by amount_sent_currency`.execute(db)
  return rows.map(({ currency, paid, under_way, payments }) => ({
    currency,
    amount_paid: decimalText(money(paid, currency)),
    amount_under_way: decimalText(money(under_way, currency)),
    payments: Number(payments),
  }))
}
