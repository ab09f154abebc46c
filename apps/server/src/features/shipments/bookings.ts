import type { Freight } from '@tradelane/contract/logistics/freight'
import type { freightPayments } from '@tradelane/contract/shipments/booking'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { paginationOf } from '../../lists/pagination.ts'
import { Refusal } from '../../refusal.ts'
import { freightOf, numbered } from '../logistics/index.ts'

type FreightPayment = (typeof freightPayments)[number]

/** With its quote, which never changes. */
export const bookingsWithQuotes = (db: Db | Tx) =>
  db
    .selectFrom('freight_bookings as booking')
    .innerJoin('freight_quotes as quote', (join) =>
      join.onRef('quote.uid', '=', 'booking.uid').onRef('quote.shipment_id', '=', 'booking.shipment_id'),
    )
    .selectAll('booking')
    .select(['quote.number as quote', 'quote.freight', 'quote.created_at', 'quote.expires_at'])
    .select(['quote.cost_amount', 'quote.currency'])
    .select(
      sql<boolean>`exists (select from service_charges charge where charge.service = 'logistics'
        and charge.subject_id = booking.logistics_id and charge.state = 'held')`.as('is_being_charged'),
    )

export type BookingRow = Awaited<ReturnType<ReturnType<typeof bookingsWithQuotes>['executeTakeFirstOrThrow']>>

/** `companyId` undefined: an administrator, who may read every company's. Refuses with NOT_FOUND. */
export async function getBooking(
  db: Db | Tx,
  companyId: string | undefined,
  logisticsId: string,
): Promise<BookingRow> {
  let query = bookingsWithQuotes(db).where('booking.logistics_id', '=', logisticsId)
  if (companyId !== undefined) query = query.where('booking.uid', '=', companyId)
  const row = await query.executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps others from changing it until the transaction ends. */
export async function lockBooking(tx: Tx, companyId: string, logisticsId: string): Promise<BookingRow> {
  await tx
    .selectFrom('freight_bookings')
    .select('state')
    .where('uid', '=', companyId)
    .where('logistics_id', '=', logisticsId)
    .forUpdate()
    .execute()
  return getBooking(tx, companyId, logisticsId)
}

export async function listBookings(
  db: Db,
  companyId: string,
  { limit, page }: { limit: number; page: number },
) {
  const rows = await bookingsWithQuotes(db)
    .where('booking.uid', '=', companyId)
    .orderBy('booking.requested_at', 'desc')
    .orderBy('booking.logistics_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const pagination = await paginationOf(db, { page, limit }, (atMost) =>
    db.selectFrom('freight_bookings').select('logistics_id').where('uid', '=', companyId).limit(atMost),
  )
  return { logistics: rows.map(toBooking), pagination }
}

export const bookingNumberOf = ({ number, requested_at }: { number: bigint; requested_at: Date }): string =>
  numbered('FB', number, requested_at)

export const quotedFreight = (row: BookingRow): Freight => freightOf(row)

export function toBooking(row: BookingRow) {
  return {
    logistics_id: row.logistics_id,
    booking_number: bookingNumberOf(row),
    state: row.state as BookingState,
    state_reason: row.state_reason,
    requested_at: row.requested_at,
    confirm_due_at: row.confirm_due_at,
    confirmed_at: row.confirmed_at,
    carrier_booking_number: row.carrier_booking_number,
    payment: paymentOf(row),
    eta: row.eta,
    freight: quotedFreight(row),
  }
}

const payable: readonly BookingState[] = ['confirmed', 'in_transit', 'arrived', 'delivered', 'closed']

export function paymentOf(row: BookingRow): FreightPayment {
  if (row.refunded_at) return 'refunded'
  if (row.paid_at) return 'paid'
  if (row.is_being_charged) return 'processing'
  return payable.includes(row.state) ? 'due' : 'not_due'
}
