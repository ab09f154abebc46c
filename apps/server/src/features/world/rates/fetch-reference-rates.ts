import { dayOf, lastTargetDay } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'
import { findNewestTable, insertTable } from './reference-rates.ts'

/** The ECB publishes at 16:00 Central European Time: in summer that is 14:00 in UTC. */
const earliestMs = 14 * 3_600_000

/**
 * The job: stores the newest table of reference rates. Asks the ECB only while a table is due that is not stored. A file that
 * cannot be fetched or read is reported by throwing; the next turn asks again, and the last table stays in use.
 */
export async function fetchReferenceRates({ db, clock, referenceTables }: Deps): Promise<void> {
  if (!referenceTables) return
  const now = clock.now()
  const known = await findNewestTable(db, now)
  if (known && known.day >= lastTargetDay(dayOf(new Date(now.getTime() - earliestMs)))) return
  const newest = await referenceTables.fetchNewest()
  if (newest.day > dayOf(now)) throw new Error(`the table of ${newest.day} is from the future`)
  await insertTable(db, newest, now)
}
