import type { Freight } from '@tradelane/contract/freight-quote'
import type { bookingStates } from '@tradelane/contract/logistics'
import type { Db } from '@tradelane/db'
import { Refusal } from '../../refusal.ts'
import { freightOf, numbered } from './freight-quotes.ts'

type Booking = {
  logistics_id: string
  booking_number: string
  state: (typeof bookingStates)[number]
  requested_at: Date
  confirm_due_at: Date
  freight: Freight
}

const bookingsOf = (db: Db, companyId: string) =>
  db
    .selectFrom('freight_bookings as booking')
    .innerJoin('freight_quotes as quote', (join) =>
      join.onRef('quote.uid', '=', 'booking.uid').onRef('quote.shipment_id', '=', 'booking.shipment_id'),
    )
    .where('booking.uid', '=', companyId)

const columns = [
  'booking.logistics_id',
  'booking.number',
  'booking.state',
  'booking.requested_at',
  'booking.confirm_due_at',
  'quote.shipment_id',
  'quote.number as quote',
  'quote.freight',
  'quote.created_at',
  'quote.expires_at',
] as const

export async function listBookings(
  db: Db,
  companyId: string,
  { limit, page }: { limit: number; page: number },
) {
  const rows = await bookingsOf(db, companyId)
    .select(columns)
    .orderBy('booking.requested_at', 'desc')
    .orderBy('booking.logistics_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('freight_bookings')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('uid', '=', companyId)
    .executeTakeFirstOrThrow()
  return { bookings: rows.map(toBooking), total: Number(total) }
}

/** Refuses with NOT_FOUND what is not there or not the company's. */
export async function getBooking(db: Db, companyId: string, logisticsId: string) {
  const row = await bookingsOf(db, companyId)
    .select(columns)
    .where('booking.logistics_id', '=', logisticsId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const timeline = await db
    .selectFrom('events')
    .select(['from_state as from', 'to_state as to', 'at'])
    .where('subject', '=', 'logistics')
    .where('subject_id', '=', logisticsId)
    .where('uid', '=', companyId)
    .orderBy('event_id')
    .execute()
  return { booking: toBooking(row), timeline }
}

type Row = Parameters<typeof freightOf>[0] & Omit<Booking, 'booking_number' | 'freight'> & { number: bigint }

function toBooking(row: Row): Booking {
  const { logistics_id, state, requested_at, confirm_due_at } = row
  const bookingNumber = numbered('FB', row.number, requested_at)
  return {
    logistics_id,
    booking_number: bookingNumber,
    state,
    requested_at,
    confirm_due_at,
    freight: freightOf(row),
  }
}
