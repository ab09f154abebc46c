import { containerNumberFault } from '@tradelane/contract/logistics/container-number'
import { capitals } from '@tradelane/contract/primitives/identifier'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { type BookingRow, bookingNumberOf, readBookingNumber, selectBookings } from './bookings.ts'

const most = 20

/**
 * The bookings in scope that have this booking number, carrier's booking number, transport document or container, newest first.
 * Refuses with NOT_FOUND, and at its field a container number with a wrong check digit.
 */
export async function findBookings(db: Db, scope: Scope, typed: string): Promise<BookingRow[]> {
  const number = capitals(typed).replace(/[^A-Z0-9]/g, '')
  // No other number that people search by has four letters and six to eight digits.
  const isContainer = /^[A-Z]{4}\d{6,8}$/.test(number)
  const fault = isContainer ? containerNumberFault(number) : undefined
  if (fault) refuseFields({ number: fault })
  const found = await selectBookings(db, scope)
    .where(isContainer ? inContainer(number) : underNumber(number))
    .orderBy('booking.requested_at', 'desc')
    .limit(most)
    .execute()
  const own = readBookingNumber(number)
  const matching = found.filter((row) => own === undefined || isOwn(row, number))
  if (matching.length === 0) throw new Refusal('NOT_FOUND', { message: 'No booking has this number.' })
  return matching
}

const inContainer = (number: string) => sql<boolean>`booking.logistics_id in (
  select logistics_id from freight_containers where container_number = ${number})`

function underNumber(number: string) {
  const own = readBookingNumber(number)
  if (own !== undefined) return sql<boolean>`booking.number = ${own}`
  // A union of two queries, each with its own index; `or` would scan the table.
  return sql<boolean>`booking.logistics_id in (
    select logistics_id from freight_bookings where carrier_booking_number = ${number}
    union select logistics_id from freight_bookings
     where regexp_replace(document_number, '[^A-Z0-9]', '', 'g') = ${number})`
}

/** The year must be right too. */
const isOwn = (row: BookingRow, number: string): boolean =>
  bookingNumberOf(row).replaceAll('-', '') === number

/** By our number or the carrier's, of any company: for the sandbox's carrier, which knows no companies. */
export async function findByCarrier(db: Db, typed: string) {
  const own = readBookingNumber(typed)
  const bookings = db
    .selectFrom('freight_bookings')
    .select(['uid', 'logistics_id', 'carrier_booking_number'])
    .orderBy('requested_at', 'desc')
  const found =
    own === undefined
      ? bookings.where('carrier_booking_number', '=', capitals(typed))
      : bookings.where('number', '=', own)
  return found.executeTakeFirst()
}
