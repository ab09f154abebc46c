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
  /** It came with the product: no carrier stands behind it. */
  isModel: boolean
}

type Carried = {
  thousandths: bigint
  distance: number
  containerPercent: number
  /** Of the lane and its direction. */
  levelPercent: number
}

/** The price of the carriage itself, rounded once, half-up. The minimum follows the level of the lane. */
export function carriagePrice(card: RateCard, carried: Carried): Money {
  const { thousandths, distance, containerPercent } = carried
  const level = BigInt(carried.levelPercent)
  const perUnit = card.base.amount * 1_000n + card.perThousand.amount * BigInt(distance)
  const price = percentOf(
    money(perUnit * thousandths * BigInt(containerPercent) * level, card.base.currency),
    { numerator: 1n, denominator: 1_000n * 1_000n * 100n * 100n },
    'half-up',
  )
  const least = percentOf(card.minimum, { numerator: level, denominator: 100n }, 'half-up')
  return price.amount < least.amount ? least : price
}

/** So many thousandths of a unit at that price each, rounded half-up. */
export const unitsTimes = (thousandths: bigint, each: Money): Money =>
  percentOf(each, { numerator: thousandths, denominator: 1_000n }, 'half-up')
