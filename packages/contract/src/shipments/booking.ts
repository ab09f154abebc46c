import { z } from 'zod/mini'
import { freight } from '../logistics/freight.ts'
import { id, instant } from '../primitives/values.ts'
import { bookingStates } from './states.ts'

/**
 * `not_due` before the carrier has confirmed, and where nothing is owed any more; `processing` until the payments provider
 * has collected it; `refunded` after a cancellation.
 */
export const freightPayments = ['not_due', 'due', 'processing', 'paid', 'refunded'] as const

/** What a list says where the company has something to give. */
export const bookingWaits = ['details', 'clearance_documents'] as const
export type BookingWait = (typeof bookingWaits)[number]

export const booking = z.object({
  logistics_id: id,
  transaction_id: id,
  booking_number: z.string(),
  state: z.enum(bookingStates),
  /** Why it was denied or cancelled, where somebody said so. */
  state_reason: z.nullable(z.string()),
  requested_at: instant,
  /** By when the shipper's confirmation is promised. */
  confirm_due_at: instant,
  confirmed_at: z.nullable(instant),
  carrier_booking_number: z.nullable(z.string()),
  payment: z.enum(freightPayments),
  /**
   * When the main carriage arrives, while the goods are expected: never in the past. Null before the confirmation, once they have arrived or
   * the booking is cancelled, and where the day has passed.
   */
  eta: z.nullable(instant),
  /** When it should have arrived, where the carrier has given no new estimate. */
  eta_overdue_since: z.nullable(instant),
  /** In the company's lists: what waits for it beside the freight, the most urgent. */
  waits_for: z.optional(z.enum(bookingWaits)),
  freight,
})
export type BookingWire = z.input<typeof booking>
