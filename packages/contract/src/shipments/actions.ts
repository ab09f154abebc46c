import { actionTable } from '../lifecycle/action-table.ts'
import type { freightPayments } from './booking.ts'
import type { BookingState } from './states.ts'

const received = 'The carrier has received the goods. You can no longer cancel this booking.'

type Facts = { payment?: (typeof freightPayments)[number] }

export const bookingActions = actionTable<BookingState, Facts>()({
  cancel: {
    who: 'preparer',
    states: {
      requested: true,
      confirmed: true,
      in_transit: received,
      arrived: received,
      delivered: false,
      closed: false,
      denied: false,
      cancelled: false,
    },
  },
  pay: {
    who: 'approver',
    states: {
      requested: 'You can pay once the booking is confirmed.',
      confirmed: true,
      in_transit: true,
      arrived: true,
      delivered: true,
      closed: true,
      denied: false,
      cancelled: false,
    },
    unless({ payment }) {
      if (payment === 'processing') return 'This freight is being paid already.'
      return payment === 'paid' ? 'This freight is paid.' : undefined
    },
    otherwise: 'There is nothing to pay for this booking.',
  },
  insure: {
    who: 'preparer',
    states: {
      requested: true,
      confirmed: true,
      in_transit: 'The goods have left. They can no longer be insured here.',
      arrived: false,
      delivered: false,
      closed: false,
      denied: false,
      cancelled: false,
    },
  },
})

type ClearanceFacts = {
  /** With the freight, or by an accepted offer. */
  is_ordered: boolean
  crosses_border: boolean
  /** The desk is asked, or its offer is open. */
  is_asked: boolean
}

/** What can be done about the customs clearance of a booking that was made without one. */
export const clearanceActions = actionTable<BookingState, ClearanceFacts>()({
  ask: {
    who: 'preparer',
    states: {
      requested: 'You can ask for customs clearance once the carrier has confirmed the booking.',
      confirmed: true,
      in_transit: true,
      arrived: 'The goods have arrived. Write to us about their customs clearance.',
      delivered: false,
      closed: false,
      denied: false,
      cancelled: false,
    },
    unless: ({ is_ordered, crosses_border, is_asked }) => {
      if (is_ordered) return 'Customs clearance is ordered for this booking already.'
      if (!crosses_border) return 'Goods on this way need no customs clearance.'
      return is_asked ? 'You have asked for this customs clearance already. Open the request.' : undefined
    },
    otherwise: 'This booking has ended. There is nothing to clear.',
  },
})
