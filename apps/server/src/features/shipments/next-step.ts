import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import { nextStepOf } from '../../lifecycle/next-step.ts'
import { type BookingRow, paymentOf } from './bookings.ts'
import { bookingLifecycle } from './lifecycle.ts'
import { expected } from './milestones.ts'

/** What happens next, who does it, and by when: the booking's state, its payment and the carrier's plan decide. */
export function nextOfBooking(booking: BookingRow, shipment: Shipment | null, now: Date): NextStep {
  const next = nextStepOf(bookingLifecycle, booking, now)
  // Before the confirmation there is nothing to pay, and after the delivery nothing to wait for.
  if (next?.who !== 'carrier') return next
  const payment = paymentOf(booking)
  if (payment === 'due') return payStep(booking, shipment)
  if (payment === 'processing') return { who: 'provider', text: 'Your payment is being processed.', by: null }
  return { ...next, ...carrierStep(booking, shipment) }
}

function payStep({ state }: BookingRow, shipment: Shipment | null): NextStep {
  if (state === 'arrived') {
    const text = 'The goods are held at the destination until the freight is paid.'
    return { who: 'approver', text, by: shipment?.free_time?.ends_at ?? null }
  }
  const text = 'Pay the freight. At the destination the carrier hands the goods over only once it is paid.'
  return { who: 'approver', text, by: shipment && expected(shipment.eta) }
}

function carrierStep({ state }: BookingRow, shipment: Shipment | null) {
  if (state === 'arrived') return { by: shipment && expected(shipment.delivery) }
  const coming = shipment?.events.find(({ actual }) => !actual)
  const by = coming?.shown_at ?? null
  return state === 'in_transit' && coming
    ? { text: `On the way. Next: ${coming.label.toLowerCase()}.`, by }
    : { by }
}
