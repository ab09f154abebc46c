import type { Db } from '@tradelane/db'
import type { BookingRow } from '../bookings.ts'
import { editionOf, findOpenCorrection } from './corrections.ts'
import { correctionTime, cutOffsOf } from './cut-offs.ts'

/** Until when the details can be corrected, and the correction that waits for its answer; null before the confirmation and without a cut-off. */
export async function describeCorrections(db: Db, booking: BookingRow, now: Date) {
  const time = correctionTime(booking, now)
  if (!time) return null
  const waiting = await findOpenCorrection(db, booking)
  return {
    until: time.until,
    time_zone: cutOffsOf(booking)[0]?.time_zone ?? 'UTC',
    is_open: time.isOpen,
    waiting: waiting ? { changed: waiting.changed, asked_at: waiting.asked_at } : null,
    edition: (await editionOf(db, booking)).number,
  }
}
