import { type Money, money, percentOf, sum } from '@tradelane/money'
import type { AddedFees } from './added-fees.ts'
import { chargeableUnits, takesContainer } from './cargo.ts'
import { containerTariff } from './container-tariffs.ts'
import { containers } from './containers.ts'
import { crossingPrice, crossingText } from './crossings.ts'
import { crossesCustoms, customsOf } from './customs-border.ts'
import type { Haulage } from './haulage.ts'
import type { Section } from './journey.ts'
import type { OwnCode } from './line-codes.ts'
import type { Line, LineKind } from './offer.ts'
import { carriagePrice, type RateCard, unitsTimes } from './rate-card.ts'
import { distanceOf, type Rated } from './rated.ts'
import { specialLines } from './special-lines.ts'
import { destinationHandling, levelPercent, originHandling, surchargeLines } from './surcharges.ts'
import type { Tariff } from './tariff.ts'

type Ends = {
  origin: Haulage
  destination: Haulage
  railFrom: Haulage | undefined
  railTo: Haulage | undefined
}

const carriageNames = {
  sea: 'Ocean freight',
  air: 'Air freight',
  truck: 'Road freight',
  rail: 'Rail freight',
} as const

/** Every fee of an offer: those of the total first, then what may be added, what may happen, and what is not in it. */
export function linesOf(
  rated: Rated,
  card: RateCard,
  { ends, tariff, fees }: { ends: Ends; tariff: Tariff; fees: AddedFees },
): { lines: Line[]; carriage: Money } {
  const carried = [
    ...carriageLines(rated, ends, chargesOf(rated, card, tariff)),
    ...specialLines(rated, card.base.currency),
  ]
  const carriage = sum(
    card.base.currency,
    carried.flatMap(({ amount }) => amount ?? []),
  )
  const lines = [
    ...carried,
    serviceLine(fees.service(carriage)),
    ...(isDeclared(rated) ? [clearanceLine(rated, fees)] : []),
    ...railLines(ends),
    ...contingentLines(rated, card),
  ]
  return { lines, carriage }
}

type Charges = { freight: Money; surcharges: Line[] }

/** The freight by the card and the level of the lane, and what comes on top: the card's own on land and by air, the tariff's for all. */
function chargesOf(rated: Rated, card: RateCard, tariff: Tariff): Charges {
  const { mode, journey, cargo } = rated
  const freight = carriagePrice(card, {
    thousandths: chargeableUnits(mode, cargo).thousandths,
    distance: distanceOf(journey.main),
    containerPercent: takesContainer(mode) ? containers[cargo.container ?? 'ST20'].pricePercent : 100,
    levelPercent: levelPercent(tariff, rated),
  })
  const own = journey.main.by === 'sea' ? [] : cardLines(rated, card, freight)
  return { freight, surcharges: [...own, ...surchargeLines(rated, tariff, freight)] }
}

function cardLines({ mode, journey: { main }, cargo }: Rated, card: RateCard, freight: Money): Line[] {
  const handling = unitsTimes(chargeableUnits(mode, cargo).thousandths, card.handling)
  const fuel = percentOf(freight, { numerator: BigInt(card.fuelPercent), denominator: 100n }, 'half-up')
  return [
    line(originHandling, `Terminal handling, ${main.from.name}`, 'main', 'included', handling),
    line('BAF', `Fuel surcharge: ${card.fuelPercent} % of the freight`, 'main', 'included', fuel),
    line('DOC', documentNames[main.by], 'main', 'included', card.documents),
    line(destinationHandling, `Terminal handling, ${main.to.name}`, 'main', 'included', handling),
  ]
}

/** What the carrier is paid for writing; by sea it is the tariff's. */
const documentNames: Record<Section['by'], string> = {
  air: 'Air waybill and documents',
  truck: 'Consignment note and documents',
  rail: 'Consignment note and documents',
  sea: 'Bill of lading and documents',
}

/** In the order of the way. */
function carriageLines(
  { mode, journey, cargo }: Rated,
  ends: Ends,
  { freight, surcharges }: Charges,
): Line[] {
  const of = (code: string) => surcharges.filter((one) => one.code === code)
  const between = surcharges.filter(({ code }) => code !== originHandling && code !== destinationHandling)
  return [
    line('PRE', haulageLabel('from', journey.origin), 'origin', 'included', ends.origin.price),
    ...of(originHandling),
    line('FRT', carriageNames[journey.main.by], 'main', 'included', freight),
    ...between,
    ...journey.main.crossings.map((crossing) =>
      line('VIA', crossingText(crossing), 'main', 'included', crossingPrice(crossing, mode, cargo)),
    ),
    ...of(destinationHandling),
    line('ONC', haulageLabel('to', journey.destination), 'destination', 'included', ends.destination.price),
  ].filter(({ amount }) => amount?.amount !== 0n)
}

function haulageLabel(direction: 'from' | 'to', section: Section): string {
  const label = `${section.by === 'rail' ? 'Rail' : 'Road'} haulage ${direction} ${section[direction].name}`
  return [label, ...section.crossings.map(crossingText)].join(', ')
}

/** Within one customs territory nothing is cleared, inspected at a border or paid as duty. */
const isDeclared = ({ journey: { origin, destination } }: Rated): boolean =>
  crossesCustoms(customsOf(origin.from), customsOf(destination.to))

/** No rates: they change every month. */
const dutyName = ({ journey: { destination } }: Rated): string =>
  destination.to.countryCode === 'US'
    ? 'Import duty and taxes: they change often, and several duties can add up in the United States'
    : 'Import duty and taxes: they change often'

export const serviceCode = 'SVC'
export const clearanceCode = 'CUS'

function serviceLine({ amount, text, rate }: ReturnType<AddedFees['service']>): Line {
  const label = `Tradelane service fee: ${text}`
  return { ...line(serviceCode, label, 'shipment', 'included', amount), rate }
}

function clearanceLine({ options: { invoice, customsClearance } }: Rated, fees: AddedFees): Line {
  const { amount, text, rates } = fees.clearance(invoice)
  const kind = customsClearance ? 'included' : 'optional'
  return { ...line(clearanceCode, `Customs clearance: ${text}`, 'shipment', kind, amount), rates }
}

function railLines({ railFrom, railTo }: Ends): Line[] {
  return [
    ...(railFrom
      ? [line('RLO', 'Rail to the terminal, instead of road', 'origin', 'optional', railFrom.price)]
      : []),
    ...(railTo
      ? [line('RLD', 'Rail from the terminal, instead of road', 'destination', 'optional', railTo.price)]
      : []),
  ]
}

/** The least that a day too long costs, and the line's own table. */
function lateContainerLine({ cargo, options }: Rated, carrier: string): Line {
  const { demurrage, detention } = containerTariff(carrier, cargo.container ?? 'ST20', options.shippingDate)
  const first = demurrage.tiers[0]
  const per = `container and day after ${demurrage.freeDays} in the port`
  return {
    ...line('DET', 'Demurrage and detention', 'destination', 'may_arise', first?.perDay, per),
    late: { demurrage, detention },
  }
}

function contingentLines(rated: Rated, { carrier, base: { currency } }: RateCard): Line[] {
  const usual = [
    ...(isDeclared(rated)
      ? [line('INSP', 'Customs inspection', 'shipment', 'may_arise', money(35_000n, currency))]
      : []),
    line(
      'WAIT',
      'Waiting at the door',
      'destination',
      'may_arise',
      money(7_500n, currency),
      'started hour after two',
    ),
  ]
  return [
    ...(takesContainer(rated.mode) ? [lateContainerLine(rated, carrier)] : []),
    ...usual,
    ...(isDeclared(rated) ? [line('DUTY', dutyName(rated), 'shipment', 'excluded', undefined)] : []),
    line('UNLD', 'Unloading at your door', 'destination', 'excluded', undefined),
  ]
}

/** What the tariff has by sea, and the card itself on land and by air. */
type CardCode = typeof originHandling | typeof destinationHandling | 'BAF' | 'DOC'

function line(
  code: OwnCode | CardCode,
  label: string,
  leg: Line['leg'],
  kind: LineKind,
  amount: Money | undefined,
  per?: string,
): Line {
  return { code, label, leg, kind, amount, per }
}
