import { actionTable } from '../lifecycle/action-table.ts'
import type { BookingState } from './states.ts'

const received = 'The carrier has received the goods. You can no longer cancel this booking.'

export const bookingActions = actionTable<BookingState>()({
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
      requested: false,
      confirmed: true,
      in_transit: true,
      arrived: true,
      delivered: true,
      closed: true,
      denied: false,
      cancelled: false,
    },
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
