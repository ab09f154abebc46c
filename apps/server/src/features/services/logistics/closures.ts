import { type PassageCode, passageNames } from '@tradelane/contract/logistics/passages'
import { dayText } from '@tradelane/contract/primitives/day-text'
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

export type Closing = { passage: PassageCode; closed_on: string }

/** Those that no ship goes through from that day on, or from an earlier one. */
export const passagesClosed = (closures: readonly StoredClosure[], day: string): PassageCode[] =>
  closures.filter(({ closed_on }) => closed_on <= day).map(({ passage }) => passage as PassageCode)

/** Those that are closed from a later day on. */
export const passagesClosing = (closures: readonly StoredClosure[], day: string): Closing[] =>
  closures
    .filter(({ closed_on }) => closed_on > day)
    .map(({ passage, closed_on }) => ({ passage: passage as PassageCode, closed_on }))

/** Whether the main leg of a quote in the given column leads through the passage. */
export const leadsThrough = (column: string, passage: string) =>
  sql<boolean>`${sql.ref(column)} #> '{legs,1,passages}' ? ${passage}`

/** Whether a quote in the given column arrives on that day or later. One that may be through before is only asked for once more. */
export const arrivesFrom = (column: string, day: string) =>
  sql<boolean>`(${sql.ref(column)} ->> 'shipping_date')::date + (${sql.ref(column)} ->> 'days')::int >= ${day}::date`

/** “Suez Canal is closed”, or from which day on. */
export function closedText(
  { passage, closed_on }: Pick<StoredClosure, 'passage' | 'closed_on'>,
  at: Date,
): string {
  const isClosed = closed_on <= at.toISOString().slice(0, 10)
  return `${passageNames[passage as PassageCode]} ${isClosed ? 'is closed' : `closes on ${dayText(closed_on)}`}`
}
