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
