import { packingGroupOf } from '@tradelane/contract/dangerous-goods/carriage-rules'
import { charcoalText } from '@tradelane/contract/dangerous-goods/charcoal'
import { chargeText } from '@tradelane/contract/dangerous-goods/charge-by-air'
import { isMarinePollutant, packagesText } from '@tradelane/contract/dangerous-goods/entry-words'
import type { DangerousEntry } from '@tradelane/contract/dangerous-goods/forms'
import { findGood, shippingNameOf } from '@tradelane/contract/dangerous-goods/goods'
import { editions } from '@tradelane/contract/lists/editions'
import { asksCharcoal } from '@tradelane/contract/shipments/asked-details'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Deps } from '../../../../deps/deps.ts'
import type { PdfContent } from '../../../../pdf/pdf-content.ts'
import { askedOf } from '../asked-of-booking.ts'
import { readEnquiryOf } from '../booking/booking-cargo.ts'
import { type BookingRow, bookingNumberOf, quotedFreight } from '../bookings.ts'
import { addressLine, placeText, refrigerationFacts } from '../carriage-facts.ts'
import { departureOf, describeShipment } from '../describe-shipment.ts'
import { readDetails } from '../details.ts'

/** Such a booking has a declaration, before and after its confirmation. */
export const isDangerous = (booking: BookingRow): boolean =>
  (quotedFreight(booking).notes ?? []).some(({ kind }) => kind === 'dangerous')

/** Of the list that the goods were declared by. ADR and RID have no year. */
const editionsOf: Partial<Record<string, string>> = { sea: editions.bySea, air: editions.byAir }

type Blanks = NonNullable<PdfContent['blanks']>
type Content = Pick<PdfContent, 'lead' | 'facts' | 'table'> & { blanks: Blanks }

/**
 * The particulars of the multimodal dangerous goods form (IMDG Code 5.4.5; the same serve 49 CFR 172 subpart C and ADR 5.4.1), with what was
 * declared for the quote. Signed by hand.
 */
export async function dangerousGoodsDeclaration(deps: Deps, booking: BookingRow): Promise<Content> {
  const { special = {}, weightKg } = await readEnquiryOf(deps.db, booking)
  const details = await readDetails(deps.db, booking)
  const freight = quotedFreight(booking)
  const shipment = await describeShipment(deps.db, booking, [], deps.clock.now())
  const main = freight.legs.find(({ role }) => role === 'main')
  const remarks = (freight.notes ?? [])
    .filter(({ kind, text }) => kind !== 'reefer' && !text.startsWith('UN '))
    .map(({ text }) => text)
  const facts: [string, string][] = [
    ['Shipper', partyText(details.shipper)],
    ['Consignee', partyText(details.consignee)],
    ['Carrier', freight.name],
    ['Booking', bookingNumberOf(booking)],
    [booking.document_name ?? 'Transport document', booking.document_number ?? 'Not issued yet'],
    ['Shipper’s reference', details.customer_reference],
    [
      'Vessel or flight, date',
      [shipment?.vessel, shipment?.voyage, departureOf(shipment)].filter(Boolean).join(', '),
    ],
    [
      main?.by === 'air' ? 'Airport of departure' : 'Place of loading',
      main ? placeText(main.from) : freight.from_city,
    ],
    [
      main?.by === 'air' ? 'Airport of arrival' : 'Place of discharge',
      main ? placeText(main.to) : freight.to_city,
    ],
    ['Destination', freight.to_city],
    [
      'Container size and type',
      freight.container_size ? `${freight.quantity} × ${freight.container_size}` : '',
    ],
    ['Container numbers', (shipment?.containers ?? []).map((one) => one.container_number).join(', ')],
    ['Gross mass of the cargo', `${weightKg.toLocaleString('en')} kg`],
    ['Emergency contact', special.emergencyContact ?? ''],
    ['Charcoal (IMDG Code 5.4.1.5.18)', charcoalFact(asksCharcoal(askedOf(booking)), details)],
    ...refrigerationFacts(freight),
    ['Handling', remarks.join('. ')],
    ['Rules', main ? (editionsOf[main.by] ?? '') : ''],
  ]
  return {
    lead: main?.by === 'air' ? airLead : 'Multimodal dangerous goods form',
    facts: facts.filter(([, value]) => value !== ''),
    table: { columns, rows: (special.dangerous ?? []).map(rowOf) },
    blanks: blanksOf(main?.by === 'air', freight.container_size !== null),
  }
}

const charcoalFact = (isAsked: boolean, { charcoal }: BookingDetails): string =>
  isAsked ? charcoalText(charcoal) || 'Days and temperatures not given yet' : ''

const airLead = 'Shipper’s declaration for dangerous goods. Cargo aircraft only'

const columns = [
  { title: 'UN number, proper shipping name', share: 0.38 },
  { title: 'Class', share: 0.12 },
  { title: 'Group', share: 0.1 },
  { title: 'Packages', share: 0.2 },
  { title: 'Net quantity', share: 0.2, isRight: true },
]

function rowOf(entry: DangerousEntry): string[] {
  const good = findGood(entry.un_number, entry.shipping_name)
  const technical = entry.technical_name ? ` (${entry.technical_name})` : ''
  const flash = entry.flash_point === undefined ? '' : `, flash point ${entry.flash_point} °C c.c.`
  const marine = isMarinePollutant(entry) ? '\nMarine pollutant' : ''
  const charge = entry.charged_at_most_30_percent ? `, ${chargeText}` : ''
  const subsidiary = good?.subsidiary.length ? ` (${good.subsidiary.join(', ')})` : ''
  return [
    `UN ${entry.un_number}, ${shippingNameOf(entry).toUpperCase()}${technical}${flash}${charge}${marine}`,
    `${good?.hazardClass ?? ''}${subsidiary}`,
    good ? packingGroupOf(entry, good) : '',
    entry.packaging === 'tank' ? 'Tank container' : packagesText(entry),
    `${entry.net_quantity.toLocaleString('en')} ${entry.unit}`,
  ]
}

const signed = ['Name and status', 'Place and date', 'Signature']

function blanksOf(isByAir: boolean, isInContainer: boolean): Blanks {
  const air = isByAir ? ' All of the applicable air transport requirements have been met.' : ''
  return [
    {
      title: 'Shipper’s declaration',
      text: `I declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled or placarded, and are in all respects in proper condition for transport according to the applicable international and national regulations.${air}`,
      lines: signed,
    },
    ...(isInContainer
      ? [
          {
            title: 'Container packing certificate',
            text: 'I declare that the goods described above have been packed or loaded into the container identified above in accordance with the applicable provisions (IMDG Code 5.4.2). To be signed by who packed the container.',
            lines: signed,
          },
        ]
      : []),
    {
      title: 'Receipt by the carrier',
      text: 'Received the number of packages, containers or trailers above in apparent good order and condition, unless noted here.',
      lines: ['Haulier and vehicle', 'Driver and date', 'Signature'],
    },
  ]
}

const partyText = ({ company_name, address, phone }: BookingDetails['shipper']): string =>
  [company_name, addressLine(address), phone].filter(Boolean).join(', ') || 'Not given yet'
