import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import { type RawBuilder, sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { timeZoneOf } from '../../../lifecycle/local-days.ts'

type Seller = Pick<Deps['config'], 'officeCountry'>

const zoneOf = ({ officeCountry }: Seller): string => timeZoneOf(officeCountry)

/** Condition for `where`: issued in this calendar month where the seller is. */
export function inMonth(seller: Seller, month: string): RawBuilder<boolean> {
  // A day without a time would be one of the database first, and hours late in the seller's zone.
  const first = sql`${`${month}-01`}::timestamp`
  const start = sql`(${first} at time zone ${zoneOf(seller)})`
  const end = sql`((${first} + interval '1 month') at time zone ${zoneOf(seller)})`
  return sql<boolean>`(issued_at >= ${start} and issued_at < ${end})`
}

/** The months in which a company has invoices, newest first. */
export async function listMonths(db: Db, seller: Seller, { companyId }: OneCompanyScope): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(issued_at at time zone ${zoneOf(seller)}, 'YYYY-MM') as month
      from invoices where uid = ${companyId} order by 1 desc`.execute(db)
  return rows.map(({ month }) => month)
}

export type MonthTotal = {
  currency: Currency
  invoices: number
  credit_notes: number
  net: string
  tax: string
  total: string
}

/** What a month comes to, invoices less credit notes, by currency. */
export async function totalsOfMonth(
  db: Db,
  seller: Seller,
  { companyId, month }: { companyId: string; month: string },
): Promise<MonthTotal[]> {
  const { rows } = await sql<{
    currency: Currency
    invoices: bigint
    credit_notes: bigint
    net: bigint
    tax: bigint
    total: bigint
  }>`
    select currency, count(*) filter (where kind = 'invoice') as invoices,
           count(*) filter (where kind = 'credit_note') as credit_notes,
           sum(sign * net)::bigint as net, sum(sign * tax)::bigint as tax, sum(sign * total)::bigint as total
      from (select *, case kind when 'invoice' then 1 else -1 end as sign from invoices
             where uid = ${companyId} and ${inMonth(seller, month)}) signed
     group by currency order by currency`.execute(db)
  return rows.map(({ currency, invoices, credit_notes, net, tax, total }) => ({
    currency,
    invoices: Number(invoices),
    credit_notes: Number(credit_notes),
    net: decimalText(money(net, currency)),
    tax: decimalText(money(tax, currency)),
    total: decimalText(money(total, currency)),
  }))
}
