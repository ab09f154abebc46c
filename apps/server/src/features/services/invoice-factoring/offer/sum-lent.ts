import { fundingsWhoseMoneyIs } from '@tradelane/contract/invoice-factoring/states'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../../access/scope.ts'

type Borrower = {
  scope: OneCompanyScope
  beneficiaryId: string
  financePartnerId: number
  buyerKey: string
  currency: Currency
  /** A funding that is being decided: it is left out. */
  without?: string | undefined
}

/** What is advanced or promised now. */
export type Lent = {
  /** To the company, on the invoices of its buyer. */
  ofLimit: Money
  /** By the finance partner to all companies: on the invoices of the same buyer, and on all. */
  ofBuyer: Money
  ofPartner: Money
}

/** Reads sums that the database keeps; it reads no fundings but the one that is left out. */
export async function sumLent(db: Db | Tx, asked: Borrower): Promise<Lent> {
  const { beneficiaryId, financePartnerId, buyerKey, currency, without = null } = asked
  const { companyId } = asked.scope
  const { rows } = await sql<{ of_limit: string; of_buyer: string; of_partner: string }>`
    with own as (
      select uid, beneficiary_id, finance_partner_id, buyer_key,
             case when state = any(${fundingsWhoseMoneyIs('promised')}) then advance_amount else principal_amount end as lent
        from invoice_factorings
       where invoice_factoring_id = ${without} and currency = ${currency}
         and state = any(${fundingsWhoseMoneyIs('promised', 'lent')})),
    known as (
      select reserved + outstanding as of_limit, 0 as of_buyer, 0 as of_partner from factoring_totals
       where uid = ${companyId} and beneficiary_id = ${beneficiaryId} and currency = ${currency}
      union all
      select 0, lent, 0 from finance_partner_buyer_totals
       where finance_partner_id = ${financePartnerId} and currency = ${currency} and buyer_key = ${buyerKey}
      union all
      select 0, 0, lent from finance_partner_totals
       where finance_partner_id = ${financePartnerId} and currency = ${currency}
      union all
      select case when uid = ${companyId} and beneficiary_id = ${beneficiaryId} then -lent else 0 end,
             case when finance_partner_id = ${financePartnerId} and buyer_key = ${buyerKey} then -lent else 0 end,
             case when finance_partner_id = ${financePartnerId} then -lent else 0 end
        from own)
    select coalesce(sum(of_limit), 0)::text as of_limit, coalesce(sum(of_buyer), 0)::text as of_buyer,
           coalesce(sum(of_partner), 0)::text as of_partner from known`.execute(db)
  const [sums] = rows
  const read = (sum: string | undefined) => money(BigInt(sum ?? 0), currency)
  return { ofLimit: read(sums?.of_limit), ofBuyer: read(sums?.of_buyer), ofPartner: read(sums?.of_partner) }
}

/** What is advanced or promised to a company on the invoices of a buyer. */
export async function sumLentOnBuyer(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  { beneficiaryId, currency }: { beneficiaryId: string; currency: Currency },
): Promise<Money> {
  const row = await db
    .selectFrom('factoring_totals')
    .select(['reserved', 'outstanding'])
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return money((row?.reserved ?? 0n) + (row?.outstanding ?? 0n), currency)
}
