import { type AskedDetails, detailsFaults } from '@tradelane/contract/shipments/asked-details'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import { refuseFields } from '../../../refusal.ts'
import { checkHsCode, replacedText } from '../../world/hs-codes/index.ts'
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

/** Refuses, at their fields, details that cannot be right, and goods that were not declared. Codes that were stored before may stay: customs may have them. */
export function refuseDetails(booking: Quoted, details: BookingDetails, stored?: BookingDetails): void {
  const faults = {
    ...codeFaults(details, stored?.hs_codes ?? []),
    ...detailsFaults(details, askedOf(booking)),
  }
  const named = Object.entries(faults).map(([field, message]) => [`details.${field}`, message])
  if (named.length > 0) refuseFields(Object.fromEntries(named))
}

/** Customs and the carrier take no code that the Harmonized System does not have. The form has one field for all, so each message names its code. */
function codeFaults({ hs_codes }: BookingDetails, stored: readonly string[]): Record<string, string> {
  const faults = hs_codes.map((code, index) => [
    `hs_codes.${index}`,
    stored.includes(code) ? undefined : codeFault(code),
  ])
  return Object.fromEntries(faults.filter(([, fault]) => fault))
}

/** Of countries, not of the Harmonized System: returned goods and the like. */
const ownChapters = ['98', '99']

/** The digits behind the sixth are each country's own: Japan has nine in all. */
function codeFault(code: string): string | undefined {
  if (ownChapters.some((chapter) => code.startsWith(chapter))) return undefined
  const checked = checkHsCode(code.slice(0, 6))
  if (checked.state === 'impossible') return `The Harmonized System has no code ${code}`
  return checked.state === 'replaced' ? `${replacedText(checked)} Choose one of them.` : undefined
}
