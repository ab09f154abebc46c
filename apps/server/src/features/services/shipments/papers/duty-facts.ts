import { dutyTextInto } from '@tradelane/contract/shipments/customs-asks'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { isCleared } from '../payment/freight-bill.ts'

/** What a clearance does not pay; nothing where none was ordered with the freight. */
export const dutyFacts = (booking: BookingRow): [label: string, value: string][] =>
  isCleared(quotedFreight(booking)) ? [['Not included', dutyText(booking)]] : []

export const dutyText = (booking: BookingRow): string =>
  dutyTextInto(quotedFreight(booking).legs.at(-1)?.to.countryCode ?? null)
