import { packagesText } from '@tradelane/contract/dangerous-goods/entry-words'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import { type Cargo, chargeableUnits, type FreightMode } from '@tradelane/freight'
import type { Deps } from '../../../../deps/deps.ts'
import type { FormBox, FormRow } from '../../../../pdf/pdf-form.ts'
import { readEnquiryOf } from '../booking/booking-cargo.ts'
import { type BookingRow, bookingNumberOf, quotedFreight } from '../bookings.ts'
import { addressLine, equipmentOf, listOf, placeText } from '../carriage-facts.ts'
import { departureOf, describeShipment } from '../describe-shipment.ts'
import { readDetails } from '../details.ts'

export type DraftFacts = Awaited<ReturnType<typeof readDraftFacts>>

/** What the drafts of all transport documents have in common, each as it is written in a box. Empty where nobody has said it. */
export async function readDraftFacts(deps: Deps, booking: BookingRow) {
  const freight = quotedFreight(booking)
  const details = await readDetails(deps.db, booking)
  const { weightKg, volumeM3, special = {} } = await readEnquiryOf(deps.db, booking)
  const shipment = await describeShipment(deps.db, booking, [], deps.clock.now())
  const main = freight.legs.find(({ role }) => role === 'main')
  if (!main) throw new Error('an offer has no main carriage')
  const { dangerous = [] } = special
  return {
    document: booking.document_number ?? '',
    booking: bookingNumberOf(booking),
    carrierBooking: booking.carrier_booking_number ?? '',
    carrier: freight.name,
    reference: details.customer_reference,
    incoterm: [details.incoterm, details.named_place].filter(Boolean).join(' '),
    shipper: partyLines(details.shipper),
    consignee: partyLines(details.consignee),
    notify: partyLines(details.notify_party),
    from: freight.from_city,
    to: freight.to_city,
    taking: dayText(freight.shipping_date),
    by: main.by,
    loading: { ...main.from, text: placeText(main.from) },
    discharge: { ...main.to, text: placeText(main.to) },
    isInternational: main.from.countryCode !== main.to.countryCode,
    vessel: shipment?.vessel ?? '',
    voyage: shipment?.voyage ?? '',
    departs: departureOf(shipment),
    equipment: equipmentOf(booking),
    containers: listOf((shipment?.containers ?? []).map((one) => one.container_number)),
    goods: details.goods_description.replace(/\s+/g, ' '),
    hsCodes: listOf(details.hs_codes),
    weightKg: weightKg.toLocaleString('en'),
    volumeM3: volumeM3 > 0 ? volumeM3.toLocaleString('en') : '',
    chargeableKg: chargeableKgOf(freight.mode, { weightKg, volumeM3, container: undefined, quantity: 1 }),
    /** As the shipper says it; else of what is declared as dangerous. */
    packages:
      details.packages || listOf(dangerous.filter(({ packaging }) => packaging !== 'tank').map(packagesText)),
    marks: details.marks,
    substances: notesOf(freight, (text, kind) => kind === 'dangerous' && text.startsWith('UN ')),
    handling: notesOf(freight, (text, kind) => kind !== 'dangerous' || !text.startsWith('UN ')),
    emergency: special.emergencyContact ?? '',
    seller: [deps.config.seller.name, deps.config.seller.address].filter(Boolean).join('\n'),
  }
}

type Noted = Pick<ReturnType<typeof quotedFreight>, 'notes'>
const notesOf = ({ notes = [] }: Noted, isMeant: (text: string, kind: string) => boolean): string =>
  notes
    .filter(({ text, kind }) => isMeant(text, kind))
    .map(({ text }) => text)
    .join('\n')

/** In lines, as a form has it. */
const partyLines = (party: BookingDetails['shipper']): string =>
  [
    party.company_name,
    addressLine(party.address),
    [party.contact_name, party.phone, party.email].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n')

/** By air a cubic metre weighs at least as much as the price says; nothing elsewhere, where other units are paid for. */
function chargeableKgOf(mode: FreightMode, cargo: Cargo): string {
  const { unit, thousandths } = chargeableUnits(mode, cargo)
  return unit === '100 kg' ? (Number(thousandths) / 10).toLocaleString('en') : ''
}

/** Goods with their codes, for the box that describes them. */
export const goodsText = ({ goods, hsCodes }: DraftFacts): string =>
  [goods, hsCodes && `HS ${hsCodes}`].filter(Boolean).join('\n')

/** A row of their own, because there may be ten; none where nothing is dangerous. */
export const substancesRow = ({ substances }: DraftFacts, regulations: string): FormRow[] =>
  substances
    ? [[box(1, `Dangerous goods (${regulations}): UN number, name, class, packing group`, substances)]]
    : []

/** A box of the form. */
export const box = (share: number, label: string, text = '', minHeight?: number): FormBox => ({
  share,
  label,
  text,
  ...(minHeight !== undefined && { minHeight }),
})
