import type { AgeingBucket } from '@tradelane/contract/invoice-factoring/figures'
import { ageingBuckets } from '@tradelane/contract/invoice-factoring/figures'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { Portfolio } from './portfolio-lines.ts'

type DueRow = {
  currency: string
  bucket: AgeingBucket
  /** The Monday of the week; null where it is overdue. */
  week: string | null
  fundings: bigint
  outstanding: bigint
}

/** What is outstanding by how long it is overdue and by the week in which it is due, in every currency. */
export async function sumByDueDate(
  db: Db,
  { scope, today, beneficiaryId }: Omit<Portfolio, 'credit'>,
): Promise<DueRow[]> {
  const ofBuyer = beneficiaryId === undefined ? sql`` : sql`and beneficiary_id = ${beneficiaryId}`
  const { rows } = await sql<DueRow>`
    select currency, bucket, week, sum(fundings)::bigint as fundings, sum(outstanding)::bigint as outstanding
      from (select currency, fundings, outstanding,
                   case when due_date >= ${today} then date_trunc('week', due_date::timestamp)::date end as week,
                   case when due_date >= ${today} then 'not_due'
                        when due_date >= ${today}::date - 30 then '1-30'
                        when due_date >= ${today}::date - 60 then '31-60'
                        when due_date >= ${today}::date - 90 then '61-90' else '90+' end as bucket
              from factoring_due_totals where uid = ${scope.companyId} ${ofBuyer}) as due
     group by currency, bucket, week order by currency, week`.execute(db)
  return rows
}

/** Every bucket of one currency, also those without anything. */
export const ageingOf = (rows: readonly DueRow[], currency: Currency) =>
  ageingBuckets.map((bucket) => {
    const found = rows.filter((row) => row.currency === currency && row.bucket === bucket)
    return {
      bucket,
      fundings: found.reduce((sum, { fundings }) => sum + Number(fundings), 0),
      outstanding: decimalText(
        money(
          found.reduce((sum, { outstanding }) => sum + outstanding, 0n),
          currency,
        ),
      ),
    }
  })

/** The weeks of one currency in which something is due, the first one first. */
export const dueWeeksOf = (rows: readonly DueRow[], currency: Currency) =>
  rows.flatMap(({ week, fundings, outstanding, ...row }) =>
    row.currency === currency && week !== null
      ? [{ from: week, fundings: Number(fundings), outstanding: decimalText(money(outstanding, currency)) }]
      : [],
  )
