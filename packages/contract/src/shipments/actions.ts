import { actionTable } from '../lifecycle/action-table.ts'
import type { BookingState } from './states.ts'

const received = 'The carrier has received the goods. You can no longer cancel this booking.'

export const bookingActions = actionTable<BookingState>()({
  cancel: {
    who: 'preparer',
    states: ['requested', 'confirmed'],
    closed: { in_transit: received, arrived: received },
  },
  pay: { who: 'approver', states: ['confirmed', 'in_transit', 'arrived', 'delivered', 'closed'] },
  insure: {
    who: 'preparer',
    states: ['requested', 'confirmed'],
    closed: { in_transit: 'The goods have left. They can no longer be insured here.' },
  },
})
