import type { PassageCode } from '@tradelane/contract/logistics/passages'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Selectable, sql } from 'kysely'

export type StoredClosure = Selectable<Database['passage_closures']>

/** The closures that last. */
export const openClosures = (db: Db | Tx): Promise<StoredClosure[]> =>
  db
    .selectFrom('passage_closures')
    .selectAll()
    .where('reopened_at', 'is', null)
    .orderBy('closed_at')
    .orderBy('closure_id')
    .execute()

export const passagesClosed = (closures: readonly Pick<StoredClosure, 'passage'>[]): PassageCode[] =>
  closures.map(({ passage }) => passage as PassageCode)

/** Whether the main leg of a quote in the given column leads through the passage. */
export const leadsThrough = (column: string, passage: string) =>
  sql<boolean>`${sql.ref(column)} #> '{legs,1,passages}' ? ${passage}`
