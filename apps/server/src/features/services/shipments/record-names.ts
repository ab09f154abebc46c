import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { bookingNumberOf } from './bookings.ts'

export async function nameBookings(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('freight_bookings as booking')
    .innerJoin('freight_quotes as quote', (join) =>
      join.onRef('quote.uid', '=', 'booking.uid').onRef('quote.shipment_id', '=', 'booking.shipment_id'),
    )
    .select(['booking.logistics_id', 'booking.number', 'booking.requested_at'])
    .select(sql<string>`(quote.freight ->> 'from_city') || ' to ' || (quote.freight ->> 'to_city')`.as('way'))
    .select(sql<string>`quote.freight ->> 'name'`.as('carrier'))
    .where(areRecords(records, 'booking.uid', 'booking.logistics_id'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.logistics_id,
      { what: `Shipment ${bookingNumberOf(row)}`, detail: `${row.way}, ${row.carrier}` },
    ]),
  )
}
