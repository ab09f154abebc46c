import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import type { Freight } from '@tradelane/contract/logistics/freight'
import { bookingActions } from '@tradelane/contract/shipments/actions'
import type { freightPayments } from '@tradelane/contract/shipments/booking'
import { freight } from '@tradelane/contract/shipments/service-info'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db, Tx } from '@tradelane/db'
import { inScope, type Scope } from '../../../access/scope.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { readWholeNumber, recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { freightOf } from '../logistics/index.ts'
import { type Detour, withDetour } from './detour.ts'
import { bookingLifecycle } from './lifecycle.ts'

type FreightPayment = (typeof freightPayments)[number]

/** The bookings in scope, each with its quote, which never changes. */
export const selectBookings = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('freight_bookings as booking')
    .innerJoin('freight_quotes as quote', (join) =>
      join.onRef('quote.uid', '=', 'booking.uid').onRef('quote.shipment_id', '=', 'booking.shipment_id'),
    )
    .where(inScope(scope, 'booking.uid'))
    .selectAll('booking')
    .select([
      'quote.number as quote',
      'quote.freight',
      'quote.enquiry',
      'quote.created_at',
      'quote.expires_at',
    ])
    .select(['quote.cost_amount', 'quote.currency'])

export type BookingRow = Awaited<ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>>

/** Refuses with NOT_FOUND what is not in scope. */
export async function getBooking(db: Db | Tx, scope: Scope, logisticsId: string): Promise<BookingRow> {
  const row = await findBooking(db, scope, logisticsId)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export const findBooking = (
  db: Db | Tx,
  scope: Scope,
  logisticsId: string,
): Promise<BookingRow | undefined> =>
  selectBookings(db, scope).where('booking.logistics_id', '=', logisticsId).executeTakeFirst()

/** Keeps others from changing it until the transaction ends. Refuses with NOT_FOUND. */
export async function lockBooking(tx: Tx, scope: Scope, logisticsId: string): Promise<BookingRow> {
  await lockRow(tx, bookingLifecycle, { scope, id: logisticsId })
  return getBooking(tx, scope, logisticsId)
}

/** FB-2026-000123. */
export const bookingNumberOf = ({ number, requested_at }: { number: bigint; requested_at: Date }): string =>
  recordNumber(freight.numberPrefix, number, requested_at)

/** The running number in a booking number; undefined for the other numbers that people search by. */
export const readBookingNumber = (text: string): bigint | undefined =>
  readWholeNumber(freight.numberPrefix, text)

/** The quoted freight; its main leg on the way that the ship sails, where that is another one. */
export function quotedFreight(row: BookingRow): Freight {
  const freight = freightOf(row)
  return { ...freight, legs: withDetour(freight.legs, detourOfBooking(row)) }
}

export const detourOfBooking = ({ detour }: Pick<BookingRow, 'detour'>): Detour | null =>
  detour as Detour | null

export function toBooking(row: BookingRow, now: Date) {
  return {
    ...arrivalOf(row, now),
    logistics_id: row.logistics_id,
    transaction_id: row.transaction_id,
    booking_number: bookingNumberOf(row),
    state: row.state as BookingState,
    state_reason: row.state_reason,
    requested_at: row.requested_at,
    confirm_due_at: row.confirm_due_at,
    confirmed_at: row.confirmed_at,
    carrier_booking_number: row.carrier_booking_number,
    payment: paymentOf(row),
    freight: quotedFreight(row),
  }
}

const arrivalExpected: Record<BookingState, boolean> = {
  requested: false,
  confirmed: true,
  in_transit: true,
  arrived: false,
  delivered: false,
  closed: false,
  denied: false,
  cancelled: false,
}

/** An arrival that should have been is no estimate any more. */
function arrivalOf({ state, eta, tracked_at }: BookingRow, now: Date) {
  if (!eta || !arrivalExpected[state]) return { eta: null, eta_overdue_since: null }
  const isOverdue = eta < (tracked_at && tracked_at > now ? tracked_at : now)
  return isOverdue ? { eta: null, eta_overdue_since: eta } : { eta, eta_overdue_since: null }
}

export function paymentOf(row: BookingRow): FreightPayment {
  if (row.refunded_at) return 'refunded'
  if (row.paid_at) return 'paid'
  if (row.charge_state === 'held') return 'processing'
  return closedBy(bookingActions.pay, row) ? 'not_due' : 'due'
}
