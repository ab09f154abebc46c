import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { type Named, pairsOf, type Subject } from './subjects.ts'

type Row = { logistics_id: string; number: string; way: string; carrier: string }

/** A booking and its shipment are one thing: which word the event uses is in `subject`. */
export async function nameShipments(db: Db | Tx, subjects: readonly Subject[]): Promise<Named> {
  if (subjects.length === 0) return []
  const { rows } = await sql<Row>`
    select booking.logistics_id,
           'FB-' || to_char(booking.requested_at at time zone 'UTC', 'YYYY-')
             || lpad(booking.number::text, greatest(6, length(booking.number::text)), '0') as number,
           quote.freight ->> 'from_city' || ' to ' || (quote.freight ->> 'to_city') as way,
           quote.freight ->> 'name' as carrier
      from freight_bookings booking
      join freight_quotes quote on quote.uid = booking.uid and quote.shipment_id = booking.shipment_id
     where ${pairsOf(subjects, 'booking.uid', 'booking.logistics_id')}`.execute(db)
  return rows.flatMap(({ logistics_id, number, way, carrier }) => {
    const name = { what: `Shipment ${number}`, detail: `${way}, ${carrier}` }
    return [[`logistics ${logistics_id}`, name] as const, [`shipment ${logistics_id}`, name] as const]
  })
}
