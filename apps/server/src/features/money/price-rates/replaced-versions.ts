import { sql } from 'kysely'
import { Refusal } from '../../../refusal.ts'
import type { PriceRateRow } from './price-rate.ts'

/** The versions of the same service and customer. */
export const versionsBeside = ({ service, uid }: PriceRateRow) =>
  sql<boolean>`service = ${service} and uid is not distinct from ${uid} and version is not null`

/** From when a rate that was asked for would hold. Refuses with CONFLICT one that would have ended by then. */
export function beginOf({ asked_from: from, asked_to: end }: PriceRateRow, at: Date): Date {
  const begins = from && from > at ? from : at
  if (!end || end > begins) return begins
  throw new Refusal('CONFLICT', {
    message: 'This rate would have ended by now. Refuse it, and ask for it with a later end.',
  })
}

/** Those of them that hold in the time of a rate that was asked for. */
export const isReplacedBy = (asked: PriceRateRow, at: Date) =>
  sql<boolean>`${versionsBeside(asked)} and tstzrange(valid_from, valid_to) && tstzrange(${beginOf(asked, at)}, ${asked.asked_to})`
