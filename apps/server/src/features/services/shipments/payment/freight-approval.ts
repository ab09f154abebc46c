import { bookingActions } from '@tradelane/contract/shipments/actions'
import { payFreightRequest } from '@tradelane/contract/shipments/code-request'
import { formatMoney } from '@tradelane/money'
import type { ReleasedAction } from '../../../../entries/approved-action.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { findRestrictedEnd } from '../booking/restricted-journey.ts'
import {
  type BookingRow,
  bookingNumberOf,
  getBooking,
  lockBooking,
  paymentOf,
  quotedFreight,
} from '../bookings.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { freightBill, freightPrice } from './freight-bill.ts'

/** Paying a booking's freight: the code is for this booking, this amount and this carrier. */
export const freightPayment: ReleasedAction<{ logistics_id: string }, BookingRow> = {
  purpose: 'freight',
  who: 'approver',
  isForVerified: true,
  request: payFreightRequest,
  load: ({ db, actor }, which) => getBooking(db, actor, which.logistics_id),
  lock: ({ tx, actor }, which) => lockBooking(tx, actor, which.logistics_id),
  require: async ({ db, actor }, booking) => {
    requireOpen(bookingActions.pay, { state: booking.state, payment: paymentOf(booking) })
    const restricted = await findRestrictedEnd(db, actor, booking)
    if (restricted)
      throw new Refusal('ILLEGAL_STATE', { message: `${restricted} Cancel the booking, or write to us.` })
  },
  binding: (booking) => ({
    booking: booking.logistics_id,
    ...freightPrice(booking),
    carrier: quotedFreight(booking).name,
  }),
  release: {
    amount: (booking) => freightPrice(booking).amount,
    lifecycle: bookingLifecycle,
    id: (booking) => booking.logistics_id,
  },
  summary: (booking) => {
    const { amount, fee } = freightPrice(booking)
    return {
      mailSubject: 'Your Tradelane code to pay freight',
      mailLead: `{code} is your code to pay the freight of booking ${bookingNumberOf(booking)}:`,
      amount,
      payee: quotedFreight(booking).name,
      facts: [...coverFacts(booking), `including a Tradelane service fee of ${formatMoney(fee)}`],
    }
  },
}

const coverFacts = (booking: BookingRow): string[] =>
  freightBill(booking)
    .filter(({ kind }) => kind === 'cover')
    .map(({ amount }) => `including ${formatMoney(amount)} to insure the goods`)
