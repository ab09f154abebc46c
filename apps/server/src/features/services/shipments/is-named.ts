import type { BookingDetails } from '@tradelane/contract/shipments/forms'

/** A party of a booking is the company of this name, in any writing of it. */
export const isNamed = ({ company_name }: BookingDetails['shipper'], name: string): boolean =>
  plainName(company_name) === plainName(name)

/** Letters and digits, in capitals. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
