import type { Deps } from '../../boot/deps.ts'
import { type BookingRow, bookingNumberOf, quotedFreight } from './bookings.ts'
import { carriageOf, equipmentOf, listOf, measuresOf, partyText, terminalsOf } from './carriage-facts.ts'
import { readDetails } from './details.ts'

type Fact = [label: string, value: string]

/**
 * The draft of the carrier's bill of lading, air waybill or consignment note, for the parties to check before the carrier issues it. What
 * is not known yet is named as missing, because a draft is read for that.
 */
export async function transportDraft(deps: Deps, booking: BookingRow) {
  const freight = quotedFreight(booking)
  const details = await readDetails(deps.db, booking)
  const { vessel, containers } = await carriageOf(deps, booking)
  const measures = await measuresOf(deps, booking)
  const missing = 'Not given yet'
  const facts: Fact[] = [
    [booking.document_name ?? 'Transport document', booking.document_number ?? missing],
    ['Booking', `${bookingNumberOf(booking)}, ${freight.name} ${booking.carrier_booking_number ?? ''}`],
    ['Shipper', partyText(details.shipper) || missing],
    ['Consignee', partyText(details.consignee) || missing],
    ['Notify party', partyText(details.notify_party) || 'Same as consignee'],
    ['Place of receipt', freight.from_city],
    ...terminalsOf(booking),
    ['Place of delivery', freight.to_city],
    ['Vessel and voyage', vessel || missing],
    ['Freight', 'Prepaid'],
    ['Incoterm', details.incoterm ?? missing],
  ]
  const measured = measures.map(([, value]) => value).filter(Boolean)
  return {
    lead: 'Draft to be checked. It is no receipt for the goods and no document of title.',
    facts,
    table: {
      columns: [
        { title: 'Containers and marks', share: 0.34 },
        { title: 'Description of goods', share: 0.42 },
        { title: 'Gross weight, volume', share: 0.24, isRight: true },
      ],
      rows: [
        [
          [equipmentOf(booking), listOf(containers)].filter(Boolean).join(': ') || missing,
          [
            details.goods_description || missing,
            details.hs_codes.length > 0 ? `HS ${listOf(details.hs_codes)}` : '',
          ]
            .filter(Boolean)
            .join('. '),
          measured.join(', '),
        ],
      ],
    },
  }
}
