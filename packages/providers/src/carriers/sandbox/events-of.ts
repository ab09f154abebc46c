import type { CarrierEvent } from '../carriers.ts'
import type { BookedRow } from './carriage-record.ts'
import { lifeOf } from './life-of-carriage.ts'

/** Everything that the carrier has said about this carriage by `now`, its own clock. */
export const eventsOf = (row: BookedRow, now: Date): CarrierEvent[] =>
  lifeOf(
    {
      request: row.request,
      carriage: row.carriage,
      bookedAt: row.booked_at,
      releasedAt: row.released_at,
      detours: row.detours,
    },
    now,
  )
