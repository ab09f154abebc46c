import { sql } from 'kysely'
import type { Deps } from '../deps/deps.ts'
import { servicesOf } from '../entries/service-entry.ts'

type Entries = Pick<Deps, 'db' | 'features'>
export type TradeRecord = { subject: string; id: string; transaction_id: string }

/** The records of every service in these trades, drafts that were discarded too. */
export async function recordsOfTrades(
  { db, features }: Entries,
  ids: readonly string[],
): Promise<TradeRecord[]> {
  const found = await Promise.all(
    servicesOf({ features }).map(async ({ info, lifecycle, trade }) => {
      if (!trade) return []
      const { rows } = await sql<TradeRecord>`
        select ${info.subject} as subject, ${sql.ref(lifecycle.idColumn)}::text as id, transaction_id
          from ${sql.table(lifecycle.table)} where transaction_id = any(${ids}::uuid[])`.execute(db)
      return rows
    }),
  )
  return found.flat()
}
