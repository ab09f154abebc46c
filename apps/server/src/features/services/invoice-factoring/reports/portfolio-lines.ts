import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { hasText } from '../../../../lists/search-text.ts'
import { type CreditLine, isSigned, isUsableToday } from '../../credit-limits/index.ts'

/** Whose fundings are summed up, on which day of the company, and the credit that they were advanced within. */
export type Portfolio = {
  scope: OneCompanyScope
  credit: readonly CreditLine[]
  today: string
  /** Only of this buyer. */
  beneficiaryId?: string | undefined
}

/** Which lines are listed; sums are of all of them. */
export type LineFilter = { search?: string | undefined; financed?: '1' | undefined }

/** Amounts in minor units. */
export type FigureRow = {
  currency: string
  outstanding: bigint
  overdue: bigint
  reserved: bigint
  fundings: bigint
  open_fundings: bigint
  advanced: bigint
  interest_paid: bigint
  fee_paid: bigint
  buyer_paid: bigint
  customer_paid: bigint
  paid_invoices: bigint
  days_to_pay: bigint
}
export type LineRow = FigureRow & {
  beneficiary_id: string
  company_name: string
  limit_requested: bigint | null
  limit_amount: bigint | null
  free: bigint | null
}
export type SumRow = FigureRow & { listed: bigint; buyers: bigint; limit_amount: bigint; free: bigint }

const figures = [
  ...[
    'outstanding',
    'overdue',
    'reserved',
    'fundings',
    'open_fundings',
    'advanced',
    'interest_paid',
    'fee_paid',
  ],
  ...['buyer_paid', 'customer_paid', 'paid_invoices', 'days_to_pay'],
]

/** A page of a company's buyers in each currency, by name; without a page, all of them. */
export async function listLines(
  db: Db,
  portfolio: Portfolio,
  { page = 1, limit, ...filter }: LineFilter & { page?: number; limit?: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    ${linesOf(portfolio)}
    select line.*, case when lendable is not null then greatest(0, lendable - outstanding - reserved) end as free
      from line where ${matches(filter)}
     order by lower(company_name), beneficiary_id, currency
     limit ${limit ?? null} offset ${(page - 1) * (limit ?? 0)}`.execute(db)
  return rows
}

/** The sums of all lines by currency, and how many of the lines are listed. */
export async function sumLines(db: Db, portfolio: Portfolio, filter: LineFilter): Promise<SumRow[]> {
  const sums = figures.map((figure) => sql`sum(${sql.ref(figure)})::bigint as ${sql.ref(figure)}`)
  const { rows } = await sql<SumRow>`
    ${linesOf(portfolio)}
    select currency, count(*) filter (where ${matches(filter)}) as listed, count(*) as buyers, ${sql.join(sums)},
           coalesce(sum(limit_amount), 0)::bigint as limit_amount,
           coalesce(sum(greatest(0, lendable - outstanding - reserved)), 0)::bigint as free
      from line group by currency order by currency`.execute(db)
  return rows
}

/** One line for each buyer and currency with credit or fundings. Closed fundings are not read: they are in the totals. */
function linesOf({ scope: { companyId }, credit, today, beneficiaryId }: Portfolio) {
  const ofBuyer = beneficiaryId === undefined ? sql`` : sql`and beneficiary_id = ${beneficiaryId}`
  const zeros = figures.map((figure) => sql`coalesce(${sql.ref(figure)}, 0) as ${sql.ref(figure)}`)
  const limits = credit.map((line) => ({
    requested: line.requested.amount,
    signed: isSigned(line) ? (line.approved?.amount ?? null) : null,
    // Nothing can be advanced on a limit that has run out.
    lendable: isUsableToday(line, today) ? (line.approved?.amount ?? 0n) : 0n,
  }))
  return sql`
    with credit as (
      select beneficiary_id, currency, limit_requested, limit_amount,
             case when limit_amount is not null then lendable end as lendable
        from unnest(${credit.map((line) => line.beneficiaryId)}::uuid[], ${credit.map((line) => line.currency)}::text[],
               ${limits.map(({ requested }) => requested)}::bigint[], ${limits.map(({ signed }) => signed)}::bigint[],
               ${limits.map(({ lendable }) => lendable)}::bigint[])
          as asked (beneficiary_id, currency, limit_requested, limit_amount, lendable)
       union all
      select beneficiary_id, 'USD', limit_request, null, null from partners
       where uid = ${companyId} and limit_request > 0 ${ofBuyer}
         and beneficiary_id <> all(${credit.map((line) => line.beneficiaryId)}::uuid[])),
    total as (
      select * from factoring_totals where uid = ${companyId} and (fundings > 0 or reserved > 0) ${ofBuyer}),
    late as (
      select beneficiary_id, currency, sum(outstanding)::bigint as overdue from factoring_due_totals
       where uid = ${companyId} and due_date < ${today} ${ofBuyer} group by beneficiary_id, currency),
    line as (
      select known.*, buyer.company_name, buyer.limit_request > 0 as is_financed
        from (select beneficiary_id, currency, limit_requested, limit_amount, lendable, ${sql.join(zeros)}
                from credit full join total using (beneficiary_id, currency)
                left join late using (beneficiary_id, currency)) as known
        join partners buyer on buyer.uid = ${companyId} and buyer.beneficiary_id = known.beneficiary_id)`
}

function matches({ search = '', financed }: LineFilter) {
  return sql<boolean>`${hasText(sql`company_name`, search)} and (is_financed or ${financed === undefined})`
}
