import type { Db } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { Owner } from './journal.ts'

/**
 * Keeps reads of months and years fast; called about once a minute. Adds to the daily totals what was booked since the
 * previous call, and returns how many accounts had moved.
 */
export async function rollUpDays(db: Db): Promise<number> {
  const { rows } = await sql<{ moved: bigint }>`select ledger_roll_up_days() as moved`.execute(db)
  return Number(rows[0]?.moved ?? 0n)
}

export type PeriodUnit = 'week' | 'month' | 'year'

/** Money in and out in a week (from Monday), month or year; `from` is its first day, in UTC. */
export type PeriodTotals = { from: string; moneyIn: Money; moneyOut: Money }

type Query = { owner: Owner; currency: Currency; unit: PeriodUnit; since: string }

/**
 * A company's money in and out, oldest first, from the day `since` (`YYYY-MM-DD`); periods without movements are left
 * out. Transfers between its own accounts do not count.
 */
export async function listPeriodTotals(
  db: Db,
  { owner, currency, unit, since }: Query,
): Promise<PeriodTotals[]> {
  const { rows } = await sql<{ from: string; money_in: bigint; money_out: bigint }>`
    select date_trunc(${unit}, day::timestamp)::date as "from",
           sum(money_in)::bigint as money_in, sum(money_out)::bigint as money_out
      from ledger_days_of(${owner}, ${currency}, ${since}::date) group by 1 order by 1`.execute(db)
  return rows.map((row) => ({
    from: row.from,
    moneyIn: money(row.money_in, currency),
    moneyOut: money(row.money_out, currency),
  }))
}
