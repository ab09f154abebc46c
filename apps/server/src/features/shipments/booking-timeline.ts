import type { Db } from '@tradelane/db'
import type { BookingRow } from './bookings.ts'

/** How the booking got where it is; the people who did it are named by their side only. */
export async function bookingTimeline(db: Db, { uid, logistics_id }: BookingRow) {
  const events = await db
    .selectFrom('events')
    .select(['from_state as from', 'to_state as to', 'at', 'actor', 'after'])
    .where('subject', '=', 'logistics')
    .where('subject_id', '=', logistics_id)
    .where('uid', '=', uid)
    .orderBy('event_id')
    .execute()
  return events.map(({ from, to, at, actor, after }) => ({
    from,
    to,
    at,
    actor: sideOf(actor),
    reason: (after as { reason?: string } | null)?.reason ?? null,
  }))
}

function sideOf(actor: string): 'company' | 'carrier' | 'tradelane' {
  if (actor.startsWith('user:')) return 'company'
  return actor === 'provider' ? 'carrier' : 'tradelane'
}
