import { dutyTextInto } from '@tradelane/contract/shipments/customs-asks'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { isCleared } from '../payment/freight-bill.ts'

/** What a clearance does not pay; nothing where none was ordered. */
export function dutyFacts(booking: BookingRow): [label: string, value: string][] {
  const freight = quotedFreight(booking)
  return isCleared(freight)
    ? [['Not included', dutyTextInto(freight.legs.at(-1)?.to.countryCode ?? null)]]
    : []
}
