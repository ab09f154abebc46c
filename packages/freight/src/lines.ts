import { type Money, money, percentOf, sum } from '@tradelane/money'
import { clearanceFee, rateTexts, serviceFee } from './added-fees.ts'
import { chargeableUnits, takesContainer } from './cargo.ts'
import { containers } from './containers.ts'
import { crossingPrice, crossingText } from './crossings.ts'
import type { Haulage } from './haulage.ts'
import type { Section } from './journey.ts'
import type { Line, LineKind } from './offer.ts'
import { carriagePrice, type RateCard, seasonPercentOf, unitsTimes } from './rate-card.ts'
import { distanceOf, type Rated } from './rated.ts'

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
export function linesOf(rated: Rated, card: RateCard, ends: Ends): { lines: Line[]; carriage: Money } {
  const carried = carriageLines(rated, card, ends)
  const carriage = sum(
    card.base.currency,
    carried.flatMap(({ amount }) => amount ?? []),
  )
  const serviceLabel = `Tradelane service fee: ${rateTexts.service}`
  const fee = line('SVC', serviceLabel, 'shipment', 'included', serviceFee(carriage))
  const lines = [
    ...carried,
    fee,
    clearanceLine(rated, card),
    ...railLines(ends),
    ...contingentLines(rated, card),
  ]
  return { lines, carriage }
}

function carriageLines({ mode, journey, cargo, options }: Rated, card: RateCard, ends: Ends): Line[] {
  const { thousandths } = chargeableUnits(mode, cargo)
  const freight = carriagePrice(card, {
    thousandths,
    distance: distanceOf(journey.main),
    containerPercent: takesContainer(mode) ? containers[cargo.container ?? 'ST20'].pricePercent : 100,
    seasonPercent: seasonPercentOf(mode, options.shippingDate),
  })
  const handling = unitsTimes(thousandths, card.handling)
  const fuel = percentOf(freight, { numerator: BigInt(card.fuelPercent), denominator: 100n }, 'half-up')
  const { from, to } = journey.main
  return [
    line('PRE', haulageLabel('from', journey.origin), 'origin', 'included', ends.origin.price),
    line('OHC', `Terminal handling, ${from.name}`, 'main', 'included', handling),
    line('FRT', carriageNames[journey.main.by], 'main', 'included', freight),
    line('BAF', 'Fuel surcharge', 'main', 'included', fuel),
    ...journey.main.crossings.map((crossing) =>
      line('VIA', crossingText(crossing), 'main', 'included', crossingPrice(crossing, mode, cargo)),
    ),
    line('DOC', 'Documents', 'main', 'included', card.documents),
    line('DHC', `Terminal handling, ${to.name}`, 'main', 'included', handling),
    line('ONC', haulageLabel('to', journey.destination), 'destination', 'included', ends.destination.price),
  ].filter(({ amount }) => amount?.amount !== 0n)
}

function haulageLabel(direction: 'from' | 'to', section: Section): string {
  const label = `Road haulage ${direction} ${section[direction].name}`
  return [label, ...section.crossings.map(crossingText)].join(', ')
}

export const clearanceCode = 'CUS'

function clearanceLine(
  { options: { invoice, customsClearance } }: Rated,
  { base: { currency } }: RateCard,
): Line {
  const label = `Customs clearance: ${rateTexts.clearance(invoice)}`
  const kind = customsClearance ? 'included' : 'optional'
  return line(clearanceCode, label, 'shipment', kind, clearanceFee(invoice, currency))
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

/** Days a container may be kept before detention is charged; beyond.md's proposal. */
const freeDays = 5

function contingentLines({ mode }: Rated, { base: { currency } }: RateCard): Line[] {
  const usual = [
    line('INSP', 'Customs inspection', 'shipment', 'may_arise', money(35_000n, currency)),
    line(
      'WAIT',
      'Waiting at the door',
      'destination',
      'may_arise',
      money(7_500n, currency),
      'started hour after two',
    ),
  ]
  const perDay = `container and day after ${freeDays}`
  const detention = line(
    'DET',
    'Demurrage and detention',
    'destination',
    'may_arise',
    money(9_500n, currency),
    perDay,
  )
  return [
    ...(takesContainer(mode) ? [detention] : []),
    ...usual,
    line('DUTY', 'Import duty and taxes', 'shipment', 'excluded', undefined),
    line('UNLD', 'Unloading at your door', 'destination', 'excluded', undefined),
  ]
}

function line(
  code: string,
  label: string,
  leg: Line['leg'],
  kind: LineKind,
  amount: Money | undefined,
  per?: string,
): Line {
  return { code, label, leg, kind, amount, per }
}
