import type { BookingState } from '@tradelane/contract/shipments/states'
import { StatusMark } from './status-badge.tsx'
import type { Status } from './status-table.ts'

/** Apart from the table of all other states, which the first pages load: bookings are on few of them. */
const states: Record<BookingState, Status> = {
  requested: {
    label: 'Requested',
    tone: 'wait',
    explanation: 'The shipper’s confirmation is awaited. It is promised within 2 business days.',
  },
  confirmed: {
    label: 'Confirmed',
    tone: 'done',
    explanation: 'Booked with the carrier, who has not received the goods yet.',
  },
  in_transit: { label: 'In transit', tone: 'idle', explanation: 'The carrier has the goods.' },
  arrived: {
    label: 'Arrived',
    tone: 'idle',
    explanation: 'At the destination. The goods are handed out once the freight is paid.',
  },
  delivered: { label: 'Delivered', tone: 'done', explanation: 'Handed out to the consignee.' },
  closed: { label: 'Closed', tone: 'done', explanation: 'Delivered, and nothing is left to do.' },
  denied: { label: 'Denied', tone: 'lost', explanation: 'The request was not accepted.' },
  cancelled: { label: 'Cancelled', tone: 'idle', explanation: 'Called off before the goods moved.' },
}

export const bookingStateName = (state: BookingState): string => states[state].label

/** Where a booking stands; what that means is its tooltip. */
export function BookingBadge({ state }: { state: BookingState }) {
  return <StatusMark {...states[state]} />
}
