import type { Db } from '@tradelane/db'
import { type DayTable, dayOf } from '@tradelane/providers'

/** The newest stored table of a moment: a clock that is behind the table's day does not see it. */
export async function findNewestTable(db: Db, now: Date): Promise<DayTable | undefined> {
  const row = await db
    .selectFrom('reference_rates')
    .select(['day', 'as_of', 'source', 'per_euro'])
    .where('day', '<=', dayOf(now))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && { day: row.day, asOf: row.as_of, source: row.source, perEuro: row.per_euro as DayTable['perEuro'] }
  )
}

/** A day's table is stored once: the ECB publishes no second one. */
export async function insertTable(db: Db, table: DayTable, now: Date): Promise<void> {
  const { day, asOf, source, perEuro } = table
  await db
    .insertInto('reference_rates')
    .values({ day, as_of: asOf, source, per_euro: JSON.stringify(perEuro), fetched_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The day of the newest table. */
export async function loadedRateDay(db: Db): Promise<Map<string, string>> {
  const { day } = await db
    .selectFrom('reference_rates')
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirstOrThrow()
  return new Map(day === null ? [] : [['exchange-rates', day]])
}
