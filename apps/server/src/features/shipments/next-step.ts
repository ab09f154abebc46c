import type { nextActors } from '@tradelane/contract/shipments/described-booking'
import type { Shipment } from '@tradelane/contract/shipments/shipment-view'
import { type BookingRow, paymentOf } from './bookings.ts'
import { expected } from './milestones.ts'

type Next = { text: string; actor: (typeof nextActors)[number]; due_at: Date | null }

const nothing = (text: string): Next => ({ text, actor: 'nobody', due_at: null })

/** What happens next, who does it, and by when. */
export function nextStep(booking: BookingRow, shipment: Shipment | null): Next {
  const { state, confirm_due_at } = booking
  if (state === 'requested') {
    const text = 'The booking is confirmed with the carrier within 2 business days.'
    return { text, actor: 'tradelane', due_at: confirm_due_at }
  }
  if (state === 'denied') return nothing('This booking was denied. Search again for another way.')
  if (state === 'cancelled') return nothing('This booking was cancelled.')
  if (state === 'closed') return nothing('Everything is done.')
  if (state === 'delivered')
    return nothing('The goods are delivered. The booking closes by itself after a week.')
  const payment = paymentOf(booking)
  if (payment === 'due') return payNext(booking, shipment)
  if (payment === 'processing')
    return { text: 'Your payment is on its way.', actor: 'tradelane', due_at: null }
  return carrierNext(booking, shipment)
}

function payNext({ state }: BookingRow, shipment: Shipment | null): Next {
  if (state === 'arrived') {
    const text = 'The goods wait at destination until the freight is paid.'
    return { text, actor: 'company', due_at: shipment?.free_time?.ends_at ?? null }
  }
  const text = 'Pay the freight: at destination the carrier hands the goods out only when it is paid.'
  return { text, actor: 'company', due_at: shipment && expected(shipment.eta) }
}

function carrierNext({ state }: BookingRow, shipment: Shipment | null): Next {
  const coming = shipment?.events.find(({ actual }) => !actual)
  if (state === 'arrived') {
    const text = 'The carrier brings the goods to the door.'
    return { text, actor: 'carrier', due_at: shipment && expected(shipment.delivery) }
  }
  if (state === 'confirmed') {
    const text = 'The carrier collects the goods.'
    return { text, actor: 'carrier', due_at: coming?.shown_at ?? null }
  }
  const text = coming ? `On the way. Next: ${coming.label.toLowerCase()}.` : 'On the way.'
  return { text, actor: 'carrier', due_at: coming?.shown_at ?? null }
}
