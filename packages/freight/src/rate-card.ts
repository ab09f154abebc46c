import { type Money, money, percentOf } from '@tradelane/money'
import type { FreightMode } from './cargo.ts'

/** The modes a customer books, and the carriage to and from ports, which every offer shares. */
export const rateCardModes = [
  'FCL',
  'LCL',
  'BULK',
  'AIR',
  'FTL',
  'LTL',
  'RAIL_FCL',
  'TRUCK_FULL',
  'TRUCK_PART',
  'TRAIN_FULL',
] as const satisfies readonly (FreightMode | string)[]
export type RateCardMode = (typeof rateCardModes)[number]

/**
 * What a carrier asks. The unit is that of `chargeableUnits`: a container (an ST20; the others by their percentage), a
 * truck, a W/M, a tonne, 100 kg. Distances are nautical miles at sea and kilometres elsewhere.
 */
export type RateCard = {
  cardId: string
  version: number
  mode: RateCardMode
  carrier: string
  /** Of the carrier's mark, `#rrggbb`. */
  colour: string
  /** For each unit, however far. */
  base: Money
  /** For each unit and thousand miles or kilometres. */
  perThousand: Money
  /** The main carriage costs at least this. */
  minimum: Money
  /** For each unit, at either end. */
  handling: Money
  /** For each shipment. */
  documents: Money
  fuelPercent: number
  /** Miles or kilometres. */
  perDay: number
  /** Loading, waiting and unloading. */
  handlingDays: number
  /** Against the average of its mode. */
  co2Percent: number
  validityDays: number
}

type Carried = { thousandths: bigint; distance: number; containerPercent: number; seasonPercent: number }

/** The price of the carriage itself, rounded once, half-up. */
export function carriagePrice(card: RateCard, carried: Carried): Money {
  const { thousandths, distance, containerPercent, seasonPercent } = carried
  const perUnit = card.base.amount * 1_000n + card.perThousand.amount * BigInt(distance)
  const factor = thousandths * BigInt(containerPercent) * BigInt(seasonPercent)
  const price = percentOf(
    money(perUnit * factor, card.base.currency),
    { numerator: 1n, denominator: 1_000n * 1_000n * 100n * 100n },
    'half-up',
  )
  return price.amount < card.minimum.amount ? card.minimum : price
}

/** So many thousandths of a unit at that price each, rounded half-up. */
export const unitsTimes = (thousandths: bigint, each: Money): Money =>
  percentOf(each, { numerator: thousandths, denominator: 1_000n }, 'half-up')

/** Sea and air cost more before Christmas and the Chinese new year. By the month of loading; the figures are ours. */
const seasonPercents = [108, 96, 96, 98, 100, 102, 106, 110, 108, 104, 100, 102]

export function seasonPercentOf(mode: FreightMode, shippingDate: string): number {
  const isSeasonal = mode === 'FCL' || mode === 'LCL' || mode === 'BULK' || mode === 'AIR'
  return isSeasonal ? (seasonPercents[Number(shippingDate.slice(5, 7)) - 1] ?? 100) : 100
}
