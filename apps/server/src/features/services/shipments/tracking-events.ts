import type { Database, Db, Tx } from '@tradelane/db'
import type { CarriageStop, CarrierEvent, ProofOfDelivery } from '@tradelane/providers'
import type { Selectable } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'

export type TrackingEvent = Omit<Selectable<Database['tracking_events']>, 'location' | 'proof'> & {
  location: CarriageStop | null
  proof: ProofOfDelivery | null
}
type BookingKey = { scope: OneCompanyScope; logisticsId: string }

/** Stores the new ones of these events. Returns them, and all that are stored then. Under the lock of the booking. */
export async function storeEvents(
  tx: Tx,
  which: BookingKey,
  reported: readonly CarrierEvent[],
  at: Date,
): Promise<{ added: TrackingEvent[]; events: TrackingEvent[] }> {
  const stored = await listEvents(tx, which)
  const known = new Set(stored.map(({ event_id }) => event_id))
  // Carriers report everything each time, and mostly nothing new.
  const fresh = reported.filter(({ eventId }) => !known.has(eventId))
  if (fresh.length === 0) return { added: [], events: stored }
  const added = await insertEvents(tx, which, fresh, at)
  return { added, events: await listEvents(tx, which) }
}

async function insertEvents(
  tx: Tx,
  { scope, logisticsId }: BookingKey,
  events: readonly CarrierEvent[],
  at: Date,
): Promise<TrackingEvent[]> {
  const rows = await tx
    .insertInto('tracking_events')
    .values(
      events.map((event) => ({
        uid: scope.companyId,
        logistics_id: logisticsId,
        event_id: event.eventId,
        event_type: event.eventType,
        code: event.code,
        classifier: event.classifier,
        date_time: event.dateTime,
        reported_at: event.reportedAt,
        stop: event.stop,
        location: event.location && JSON.stringify(event.location),
        is_empty: event.isEmpty,
        vessel: event.vessel,
        imo: event.imo,
        voyage: event.voyage,
        containers: [...event.containers],
        remark: event.remark,
        proof: event.proof && JSON.stringify(event.proof),
        received_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()
  return rows as TrackingEvent[]
}

/** All events of the carrier, in the order in which it wrote them. */
export async function listEvents(db: Db | Tx, { scope, logisticsId }: BookingKey): Promise<TrackingEvent[]> {
  const rows = await db
    .selectFrom('tracking_events')
    .selectAll()
    .where('uid', '=', scope.companyId)
    .where('logistics_id', '=', logisticsId)
    .orderBy('reported_at')
    .orderBy('date_time')
    .orderBy('event_id')
    .execute()
  return rows as TrackingEvent[]
}
