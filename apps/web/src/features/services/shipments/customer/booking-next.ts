import type { BookingWait, BookingWire } from '@tradelane/contract/shipments/booking'
import { formatDay } from '../../../../lib/format/format-date.ts'

const waitTexts: Record<BookingWait, string> = {
  details: 'Give the missing details',
  clearance_documents: 'Add documents for customs',
}

/** What happens next with a booking, in the few words of a list. */
export function bookingNext({
  state,
  payment,
  confirm_due_at,
  eta,
  eta_overdue_since,
  waits_for,
  freight,
}: BookingWire): string {
  if (waits_for) return waitTexts[waits_for]
  if (state === 'requested') return `Confirmation by ${formatDay(confirm_due_at)}`
  if (payment === 'due') return 'Pay the freight'
  if (state === 'confirmed') return `Loading on ${formatDay(freight.shipping_date)}`
  if (state === 'in_transit' && eta_overdue_since)
    return `Overdue at the terminal since ${formatDay(eta_overdue_since)}`
  if (state === 'in_transit')
    return eta ? `Arrives at the terminal ${formatDay(eta)}` : 'Arrival at the terminal'
  if (state === 'arrived') return 'Delivery at the door'
  return '–'
}
