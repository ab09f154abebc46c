import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { PaperSays } from '../../../../entries/feature-entry.ts'
import { readEnquiryOf } from '../booking/booking-cargo.ts'
import type { BookingRow } from '../bookings.ts'
import { addressLine } from '../carriage-facts.ts'
import { readDetails } from '../details.ts'
import { getFreightFacts } from '../freight-facts.ts'

/**
 * What confirmation and draft say of the goods and their way, by which the documents of the trade are compared. The day of loading is a plan. Of several
 * bookings of a trade none says the codes of all its goods, or how much they weigh.
 */
export async function saysOfBooking({ db }: Deps, booking: BookingRow, isOnly: boolean): Promise<PaperSays> {
  const details = await readDetails(db, booking)
  const { weightKg, volumeM3 } = await readEnquiryOf(db, booking)
  const { logistics_id } = booking
  const facts = await getFreightFacts(db, systemScope(booking.uid), { logistics_id })
  return {
    seller: partyText(details.shipper),
    consignee: partyText(details.consignee),
    notify: partyText(details.notify_party),
    incoterm: details.incoterm,
    named_place: details.named_place || null,
    port_of_loading: facts.main.from.terminal || facts.from_city,
    port_of_discharge: facts.main.to.terminal || facts.to_city,
    transport: [facts.vessel, facts.voyage].filter(Boolean).join(' ') || null,
    goods: details.goods_description || null,
    ...(isOnly && {
      hs_codes: details.hs_codes.join(', ') || null,
      ...{ packages: details.packages || null, marks: details.marks || null },
      ...{ gross_weight: String(weightKg), volume: volumeM3 > 0 ? String(volumeM3) : null },
    }),
  }
}

/** Without who is called there: a person may have the name of a country. */
const partyText = ({ company_name, address }: BookingDetails['shipper']): string | null =>
  [company_name, addressLine(address)].filter(Boolean).join('\n') || null
