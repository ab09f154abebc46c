import { type AskedDetails, detailsFaults } from '@tradelane/contract/shipments/asked-details'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import { refuseFields } from '../../../refusal.ts'
import { type Enquiry, freightOf } from '../logistics/index.ts'
import type { BookingRow } from './bookings.ts'
import { isCleared } from './payment/freight-bill.ts'

type Quoted = Pick<BookingRow, 'enquiry'> & Parameters<typeof freightOf>[0]

/** What the quote of a booking asks of its details. */
export function askedOf(row: Quoted): AskedDetails {
  const { special = {} } = row.enquiry as Enquiry
  const freight = freightOf(row)
  return {
    un_numbers: (special.dangerous ?? []).map(({ un_number }) => un_number),
    by_sea: freight.legs.some(({ by }) => by === 'sea'),
    cleared: isCleared(freight),
  }
}

/** Refuses, at their fields, details that cannot be right, and goods that were not declared. */
export function refuseDetails(booking: Quoted, details: BookingDetails): void {
  const faults = Object.entries(detailsFaults(details, askedOf(booking)))
  if (faults.length > 0)
    refuseFields(Object.fromEntries(faults.map(([field, message]) => [`details.${field}`, message])))
}
