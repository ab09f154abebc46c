import { containerNumberFault } from '@tradelane/contract/logistics/container-number'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { Refusal, refuseFields } from '../../refusal.ts'
import { type BookingRow, bookingNumberOf, bookingsWithQuotes } from './bookings.ts'

const most = 20

/**
 * The company's bookings under a number of ours, of the carrier, of the transport document or of a container, newest first.
 * Refuses with NOT_FOUND, and a container number whose check digit does not fit at its field.
 */
export async function findBookings(db: Db, companyId: string, typed: string): Promise<BookingRow[]> {
  const number = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  // Four letters and about as many digits as a container has; nothing else that is asked for looks so.
  const isContainer = /^[A-Z]{4}\d{6,8}$/.test(number)
  const fault = isContainer ? containerNumberFault(number) : undefined
  if (fault) refuseFields({ number: fault })
  const found = await bookingsWithQuotes(db)
    .where('booking.uid', '=', companyId)
    .where(isContainer ? inContainer(number) : underNumber(number))
    .orderBy('booking.requested_at', 'desc')
    .limit(most)
    .execute()
  const own = ownNumber(number)
  const matching = found.filter((row) => own === undefined || isOwn(row, number))
  if (matching.length === 0) throw new Refusal('NOT_FOUND', { message: 'No booking has this number.' })
  return matching
}

const inContainer = (number: string) => sql<boolean>`booking.logistics_id in (
  select logistics_id from freight_containers where container_number = ${number})`

function underNumber(number: string) {
  const own = ownNumber(number)
  if (own !== undefined) return sql<boolean>`booking.number = ${own}`
  // One after the other and not one or the other: each has its index.
  return sql<boolean>`booking.logistics_id in (
    select logistics_id from freight_bookings where carrier_booking_number = ${number}
    union select logistics_id from freight_bookings
     where regexp_replace(document_number, '[^A-Z0-9]', '', 'g') = ${number})`
}

/** The running number of FB-2026-000123. */
export function ownNumber(number: string): bigint | undefined {
  const digits = /^FB-?\d{4}-?(\d{6,12})$/i.exec(number)?.[1]
  return digits === undefined ? undefined : BigInt(digits)
}

const isOwn = (row: BookingRow, number: string): boolean =>
  bookingNumberOf(row).replaceAll('-', '') === number
