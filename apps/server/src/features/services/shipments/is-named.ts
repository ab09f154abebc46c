import type { BookingDetails } from '@tradelane/contract/shipments/forms'

/** A party of a booking is the company of this name, in any writing of it. */
export const isNamed = ({ company_name }: BookingDetails['shipper'], name: string): boolean =>
  plainName(company_name) === plainName(name)

type Parties = Pick<BookingDetails, 'consignee' | 'notify_party'>

/** Who gets the goods: the consignee or, where they go "to order" of a bank, the party to notify. */
export const receiverOf = ({ consignee, notify_party }: Parties): BookingDetails['consignee'] =>
  /^\s*to\s+order\b/i.test(consignee.company_name) ? notify_party : consignee

/** Letters and digits, in capitals. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
