import { closedWaysText } from '@tradelane/contract/logistics/passages'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { formatKg, formatTonnes, formatVolume } from '../../../../lib/format/format-number.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { BookingDetail } from './booking-queries.ts'
import { KnownTimes } from './known-times.tsx'
import { arrivalZone, deliveryZone } from './place-times.ts'

const modeNames = {
  FCL: 'Sea, full container (FCL)',
  LCL: 'Sea, part container (LCL)',
  BULK: 'Sea, bulk',
  AIR: 'Air',
  FTL: 'Road, full truckload (FTL)',
  LTL: 'Road, part truckload (LTL)',
  RAIL_FCL: 'Rail, full container',
} as const

const voyageTerms = {
  FCL: 'Voyage',
  LCL: 'Voyage',
  BULK: 'Voyage',
  AIR: 'Flight',
  FTL: 'Truck',
  LTL: 'Truck',
  RAIL_FCL: 'Train',
} as const

const noteNames = {
  dangerous: 'Dangerous goods',
  reefer: 'Refrigeration',
  gauge: 'Out of gauge',
  weight: 'Weight on the road',
} as const

/** What was booked, and by which numbers it is known. */
export function bookedFacts({ logistics: booking, cargo }: BookingDetail): Fact[] {
  const { freight } = booking
  return [
    { term: 'Booking number', value: booking.booking_number },
    { term: 'Carrier', value: freight.name },
    { term: 'Kind', value: modeNames[freight.mode] },
    { term: 'Cargo', value: cargoText(freight) },
    { term: 'Weight', value: formatKg(cargo.weight_kg) },
    ...(cargo.volume_m3 === null ? [] : [{ term: 'Volume', value: formatVolume(cargo.volume_m3) }]),
    ...(cargo.invoice_amount === null
      ? []
      : [{ term: 'Value of the goods', value: formatAmount(cargo.invoice_amount, 'USD') }]),
    ...(freight.notes ?? []).map(({ kind, text }) => ({ term: noteNames[kind], value: text })),
    ...(freight.closed ? [{ term: 'Closed on the way', value: closedWaysText(freight.closed) }] : []),
    { term: 'Loading', value: formatDay(freight.shipping_date) },
    { term: 'CO₂', value: formatTonnes(freight.co2_kg) },
    { term: 'Requested', value: formatInstant(booking.requested_at) },
    { term: 'Quote', value: freight.quote_number },
  ]
}

/** What the carrier has given it, once it is confirmed. */
export function carrierFacts({ shipment, logistics }: BookingDetail): Fact[] {
  if (!shipment) return []
  const { transport_document, vessel, imo, voyage, legs } = shipment
  return [
    { term: 'Carrier’s booking', value: shipment.carrier_booking_number },
    { term: transport_document.name, value: transport_document.number },
    ...(vessel ? [{ term: 'Vessel', value: imo ? `${vessel} (IMO ${imo})` : vessel }] : []),
    ...(voyage ? [{ term: voyageTerms[logistics.freight.mode], value: voyage }] : []),
    {
      term: 'Arrival at the terminal (ETA)',
      value: <KnownTimes times={shipment.eta} timeZone={arrivalZone(legs)} />,
      startsGroup: true,
    },
    {
      term: 'Delivery at the door',
      value: <KnownTimes times={shipment.delivery} timeZone={deliveryZone(legs)} />,
    },
  ]
}

function cargoText({ quantity, container_size, chargeable }: BookingDetail['logistics']['freight']): string {
  return container_size ? `${quantity} × ${container_size}` : chargeable
}
