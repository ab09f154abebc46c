import { withEdition } from '@tradelane/contract/lists/editions'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Deps } from '../../../deps/deps.ts'
import { readCargo } from './booking/booking-cargo.ts'
import { type BookingRow, bookingNumberOf, quotedFreight } from './bookings.ts'
import { describeShipment } from './describe-shipment.ts'
import { readDetails } from './details.ts'
import { conveyanceOf } from './tracking/event-labels.ts'

type Fact = [label: string, value: string]

/** What the papers of a booking say about who sends what to whom, and how. Empty ones are left out. */
export async function carriageFacts(deps: Deps, booking: BookingRow): Promise<Fact[]> {
  const freight = quotedFreight(booking)
  const details = await readDetails(deps.db, booking)
  const { vessel, containers } = await carriageOf(deps, booking)
  const facts: Fact[] = [
    ['Booking', bookingNumberOf(booking)],
    ['Carrier', freight.name],
    ["Carrier's booking", booking.carrier_booking_number ?? ''],
    [booking.document_name ?? 'Transport document', booking.document_number ?? ''],
    ['From', freight.from_city],
    ...terminalsOf(booking),
    ['To', freight.to_city],
    [vesselTerm(freight), vessel],
    ['Equipment', equipmentOf(booking)],
    ['Containers', listOf(containers)],
    ...(await measuresOf(deps, booking)),
    ['Packages', details.packages],
    ['Marks', details.marks],
    ['Goods', details.goods_description],
    ...dangerousFacts(freight),
    ...refrigerationFacts(freight),
    ['HS codes', listOf(details.hs_codes)],
    [
      'Incoterm',
      details.incoterm ? withEdition([details.incoterm, details.named_place].filter(Boolean).join(' ')) : '',
    ],
    ['Shipper', partyText(details.shipper)],
    ['Consignee', partyText(details.consignee)],
    ['Notify party', partyText(details.notify_party)],
    ['Your reference', details.customer_reference],
  ]
  return facts.filter(([, value]) => value !== '')
}

type Noted = Pick<Freight, 'notes'>

/** A line for each substance, the first with the label. */
const dangerousFacts = ({ notes = [] }: Noted): Fact[] =>
  notes
    .filter(({ kind, text }) => kind === 'dangerous' && text.startsWith('UN '))
    .map(({ text }, index) => [index === 0 ? 'Dangerous goods' : '', text])

export const refrigerationFacts = ({ notes = [] }: Noted): Fact[] =>
  notes.filter(({ kind }) => kind === 'reefer').map(({ text }) => ['Refrigeration', text])

/** The vessel or flight with its voyage, and the numbers of the containers, as far as the carrier has said. */
async function carriageOf(deps: Deps, booking: BookingRow) {
  const shipment = await describeShipment(deps.db, booking, [], deps.clock.now())
  return {
    vessel: [shipment?.vessel, shipment?.voyage].filter(Boolean).join(', '),
    containers: (shipment?.containers ?? []).map(({ container_number }) => container_number),
  }
}

function vesselTerm({ legs }: Pick<Freight, 'legs'>): string {
  const by = legs.find(({ role }) => role === 'main')?.by ?? 'sea'
  return by === 'sea' ? 'Vessel and voyage' : conveyanceOf(by)
}

const terminalNames = { sea: 'Port of', air: 'Airport of', rail: 'Terminal of', truck: 'Place of' } as const

/** Where the main carriage begins and ends, with its UN/LOCODE or IATA code; nothing where a truck drives from door to door. */
function terminalsOf(booking: BookingRow): Fact[] {
  const main = quotedFreight(booking).legs.find(({ role }) => role === 'main')
  if (!main || main.by === 'truck') return []
  const term = terminalNames[main.by]
  return [
    [`${term} loading`, placeText(main.from)],
    [`${term} discharge`, placeText(main.to)],
  ]
}

/** With its UN/LOCODE or IATA code, where it has one. */
export const placeText = ({ name, code }: { name: string; code: string | null }): string =>
  code ? `${name} (${code})` : name

export function equipmentOf(booking: BookingRow): string {
  const { container_size, quantity } = quotedFreight(booking)
  return container_size === null ? '' : `${quantity} × ${container_size}`
}

/** As described for the quote. */
async function measuresOf({ db }: Deps, booking: BookingRow): Promise<Fact[]> {
  const { weight_kg, volume_m3 } = await readCargo(db, booking)
  return [
    ['Gross weight', `${weight_kg.toLocaleString('en')} kg`],
    ['Volume', volume_m3 === null ? '' : `${volume_m3.toLocaleString('en')} m³`],
  ]
}

/** A paper has room for some; the page has all. */
const mostListed = 40
export function listOf(items: readonly string[]): string {
  const more = items.length - mostListed
  return `${items.slice(0, mostListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const partyText = ({ company_name, address }: BookingDetails['shipper']): string =>
  [company_name, addressLine(address)].filter(Boolean).join(', ')

/** The lines of an address in one: nobody knows how many there are. */
export const addressLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace(/^ | ?,? ?$/g, ''))
    .filter(Boolean)
    .join(', ')
