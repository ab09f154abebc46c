import type { BookingWire } from '@tradelane/contract/shipments/booking'

/** What a decision names. */
export type Decided = Pick<BookingWire, 'logistics_id' | 'booking_number' | 'freight'>
