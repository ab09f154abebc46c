import type { Freight } from '@tradelane/contract/logistics/freight'
import {
  type Alternative,
  type ContainerClock,
  type ContainerTerms,
  containerClocks,
  crossingText,
  heavyCode,
  type Leg,
  type Line,
  type Offer,
  type Stop,
} from '@tradelane/freight'
import { decimalText } from '@tradelane/money'
import { carrierLogo } from './carrier-logo.ts'
import { deliveryOf } from './delivery-of.ts'
import type { Enquiry } from './enquiry.ts'
import { notesOf } from './special-cargo.ts'

/** An offer before it has a number: what is kept of it. */
export type OfferedFreight = Omit<Freight, 'shipment_id' | 'quote_number' | 'valid_until'>

export function describeOffer(offer: Offer, { from, to, ...enquiry }: Enquiry): OfferedFreight {
  const [origin, main, destination] = offer.legs
  return {
    logo: carrierLogo(offer.carrier, offer.colour),
    name: offer.carrier,
    from_city: `${from.name}, ${from.countryCode}`,
    to_city: `${to.name}, ${to.countryCode}`,
    days: offer.days,
    cost: decimalText(offer.cost),
    currency: 'USD',
    co2_kg: offer.co2Kg,
    mode: offer.mode,
    shipping_date: enquiry.shippingDate,
    container_size: enquiry.container,
    quantity: enquiry.quantity,
    chargeable: chargeableText(offer.chargeable),
    route_info: {
      portFrom: stopOf(main.from),
      portTo: stopOf(main.to),
      truckFrom: truckOf(origin),
      truckTo: truckOf(destination),
      railFrom: railOf(offer.railFrom),
      railTo: railOf(offer.railTo),
    },
    legs: offer.legs.map(legOf),
    fees: offer.lines.map(feeOf),
    notes: notesOf(enquiry.special ?? {}, {
      mode: offer.mode,
      heavy: offer.lines.flatMap(({ code, label }) => (code === heavyCode ? [withoutRate(label)] : [])),
    }),
    is_model: offer.isModel,
    ...(offer.levelOf && { level_of: offer.levelOf }),
    ...deliveryOf(offer, enquiry.shippingDate, to.countryCode),
  }
}

function chargeableText({ thousandths, unit }: Offer['chargeable']): string {
  if (unit === '100 kg') return `${(Number(thousandths) / 10).toLocaleString('en')} kg`
  const isMany = thousandths !== 1_000n && (unit === 'container' || unit === 'truck')
  return `${(Number(thousandths) / 1_000).toLocaleString('en')} ${unit}${isMany ? 's' : ''}`
}

function stopOf({ name, countryCode, code, position: [lng, lat] }: Stop) {
  return { name, countryCode, code: code ?? null, lat, lng }
}

function truckOf({ km, days, price }: Leg) {
  return { distance: km, transitTime: days, price: decimalText(price) }
}

function railOf(rail: Alternative | undefined) {
  return rail ? { distance: rail.km, transitTime: rail.days, price: decimalText(rail.price) } : null
}

function legOf(leg: Leg): Freight['legs'][number] {
  return {
    role: leg.role,
    by: leg.by,
    from: stopOf(leg.from),
    to: stopOf(leg.to),
    distance_km: leg.km,
    days: leg.days,
    hours: leg.hours ?? null,
    via: leg.crossings.map(crossingText),
    price: decimalText(leg.price),
    co2_kg: leg.co2Kg,
    route: leg.by === 'sea' ? routeName(leg) : null,
    ...(leg.by === 'sea' && { passages: [...(leg.passages ?? [])], avoids: [...(leg.avoids ?? [])] }),
  }
}

/** The same between two ports for all that keep clear of the same. */
const routeName = ({ from, to, avoids = [] }: Leg): string =>
  [`${from.code}-${to.code}`, ...avoids].join(' without ')

function feeOf({
  code,
  label,
  leg,
  kind,
  amount,
  per,
  late,
  without,
  rate,
  rates,
}: Line): Freight['fees'][number] {
  return {
    ...{ code, label, leg, kind, amount: amount ? decimalText(amount) : null, per: per ?? null },
    ...(late && { late: containerClocks.map((clock) => dayPricesOf(clock, late[clock])) }),
    ...(without && { without }),
    ...(rate && { rate }),
    ...(rates && { rates: rates.map((one) => ({ ...one, amount: decimalText(one.amount) })) }),
  }
}

const dayPricesOf = (kind: ContainerClock, { freeDays, tiers }: ContainerTerms) => ({
  kind,
  free_days: freeDays,
  tiers: tiers.map(({ fromDay, perDay }) => ({ from_day: fromDay, per_day: decimalText(perDay) })),
})

/** A note says what the load needs; what that costs is its line's. */
const withoutRate = (label: string): string => label.replace(/: [^:]+, our rate$/, '')
