import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { BookingDetailWire } from '@tradelane/contract/shipments/booking-detail'
import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import type { Db } from '@tradelane/db'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { type BookingRow, paymentOf } from './bookings.ts'
import { bookingLifecycle } from './lifecycle.ts'
import { expected } from './tracking/milestones.ts'

/** What decides beside the booking itself: what the company owes, the carrier's plan, the insurance that was chosen with it, and who reads. */
type Reading = {
  owed: readonly NonNullable<NextStep>[]
  shipment: Shipment | null
  cover: BookingDetailWire['cover']
  /** While the screening holds the payment, nobody is asked for it. */
  held: { message: string } | null
  now: Date
  /** The one deadline of the bill (`freightDueAt`). */
  payBy: Date | null
  isOffice: boolean
}

/** By when the freight is to be paid: the task's day, the next step's and the invoice's (decision 116). */
export async function freightDueAt(
  db: Db,
  { uid, confirmed_at }: Pick<BookingRow, 'uid' | 'confirmed_at'>,
): Promise<Date | null> {
  if (!confirmed_at) return null
  const countries = await countriesOfCompanies(db, [uid])
  return dueAt('payFreight', confirmed_at, countries.get(uid) ?? null)
}

/** What happens next, who does it, and by when. */
export function nextOfBooking(booking: BookingRow, reading: Reading): NextStep {
  const next = nextStepOf(bookingLifecycle, booking, reading.now)
  // After the delivery there is nothing to wait for, and a request is the back office's own to confirm.
  if (!next || (next.who === 'tradelane' && reading.isOffice)) return next
  const payment = paymentOf(booking)
  const isDue = payment === 'due'
  const { held } = reading
  const turn = turnOfCompany([...reading.owed, ...(isDue && !held ? [payStep(booking, reading)] : [])])
  if (turn) return next.who === 'tradelane' ? { ...turn, text: `${turn.text} Meanwhile: ${next.text}` } : turn
  // Before the confirmation there is nothing to pay.
  if (next.who !== 'carrier') return next
  if (isDue && held) return { who: 'tradelane', text: held.message, by: null }
  if (payment === 'processing') return { who: 'provider', text: 'The payment is being processed.', by: null }
  return { ...next, ...carrierStep(booking, reading.shipment) }
}

/** Before the turn of others: what is due first, with the rest behind it. */
function turnOfCompany(steps: readonly NonNullable<NextStep>[]): NextStep {
  const [first, ...later] = steps.toSorted((a, b) => Number(a.by ?? 0) - Number(b.by ?? 0))
  if (!first) return null
  const rest = later.length > 0 ? ` Also: ${later.map(({ text }) => text).join(' ')}` : ''
  return { ...first, text: `${first.text}${rest}` }
}

function payStep({ state }: BookingRow, { payBy, isOffice, cover }: Reading): NonNullable<NextStep> {
  const who = 'approver'
  if (state === 'arrived')
    return { who, text: 'The goods are held at the destination until the freight is paid.', by: payBy }
  const pays = isOffice ? 'The company pays the freight.' : 'Pay the freight.'
  const why =
    cover?.state === 'agreed'
      ? 'The insurance of the goods starts with the payment, so it must come before they leave.'
      : 'At the destination the carrier hands the goods over only once it is paid.'
  return { who, text: `${pays} ${why}`, by: payBy }
}

function carrierStep({ state }: BookingRow, shipment: Shipment | null) {
  if (state === 'arrived')
    return { by: shipment && (shipment.delivery.overdue_since ? null : expected(shipment.delivery)) }
  const coming = shipment?.events.find(({ actual }) => !actual)
  // What is overdue has no day any more.
  const by = coming && !coming.overdue_since ? coming.shown_at : null
  return state === 'in_transit' && coming
    ? { text: `On the way. Next: ${coming.label.toLowerCase()}.`, by }
    : { by }
}
