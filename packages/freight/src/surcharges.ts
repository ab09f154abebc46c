import { decimalText, formatMoney, type Money, money, percentOf } from '@tradelane/money'
import { chargeableUnits, takesContainer } from './cargo.ts'
import type { Section } from './journey.ts'
import type { Line } from './offer.ts'
import type { Stop } from './place.ts'
import { portGroupOf } from './port-groups.ts'
import { type RateCard, unitsTimes } from './rate-card.ts'
import type { Rated } from './rated.ts'
import {
  type Area,
  firstLevelDay,
  kindOf,
  type Surcharge,
  type Tariff,
  type TradeLane,
  teuOf,
} from './tariff.ts'

/** Carriers pay for these at a terminal, and their names say at which. */
export const originHandling = 'OHC'
export const destinationHandling = 'DHC'

/** The lane whose level counts: the most particular one, a country before its group. Only containers by sea have one. */
function laneOf(tariff: Tariff, { mode, journey: { main } }: Rated): TradeLane | undefined {
  if (mode !== 'FCL' && mode !== 'LCL') return undefined
  const [from, to] = [areasOf(main.from), areasOf(main.to)]
  const rank = (areas: readonly Area[], area: Area) => areas.indexOf(area)
  const fitting = tariff.lanes.filter((lane) => from.includes(lane.from) && to.includes(lane.to))
  const [best] = fitting.sort(
    (a, b) => rank(from, a.from) + rank(to, a.to) - rank(from, b.from) - rank(to, b.to),
  )
  return best
}

/** The day of the published figures behind the level, where there are any: of a carrier's own card without a lane there are none. */
export function levelDay(tariff: Tariff, rated: Rated, { isModel }: Pick<RateCard, 'isModel'>) {
  const { mode } = rated
  if (mode !== 'FCL' && mode !== 'LCL') return undefined
  const lane = laneOf(tariff, rated)
  return lane ? (lane.dated ?? undefined) : isModel ? firstLevelDay : undefined
}

/**
 * How dear this direction is. A lane that is not listed costs 100 %. Half of the difference counts for part loads: half of their price is the
 * work of the warehouses.
 */
export function levelPercent(tariff: Tariff, rated: Rated): number {
  const percent = laneOf(tariff, rated)?.percent ?? 100
  return rated.mode === 'LCL' ? Math.floor((100 + percent) / 2) : percent
}

/** The country, then its group. */
function areasOf(stop: Stop): Area[] {
  const group = portGroupOf(stop)
  return group ? [stop.countryCode, group] : [stop.countryCode]
}

/** One line for each code of the tariff that is charged, in the order of the table. */
export function surchargeLines(rated: Rated, tariff: Tariff, freight: Money): Line[] {
  const charged = new Map<string, Surcharge>()
  for (const surcharge of tariff.surcharges)
    if (!charged.has(surcharge.code) && isCharged(surcharge, rated)) charged.set(surcharge.code, surcharge)
  return [...charged.values()].map((surcharge) => lineOf(surcharge, rated, freight))
}

function isCharged(surcharge: Surcharge, { mode, journey: { main }, cargo, options, traits = [] }: Rated) {
  const { modes, from, to, ends, kinds, passages, months, validFrom, validTo } = surcharge
  const [starts, finishes] = [areasOf(main.from), areasOf(main.to)]
  const { shippingDate } = options
  const kind = kindOf(cargo.container ?? 'ST20')
  const through = main.passages ?? []
  return (
    modes.includes(mode) &&
    isOneOf(from, starts) &&
    isOneOf(to, finishes) &&
    isOneOf(ends, [...starts, ...finishes]) &&
    isOneOf(kinds, takesContainer(mode) ? [kind] : []) &&
    isOneOf(passages, through) &&
    isOneOf(months, [Number(shippingDate.slice(5, 7))]) &&
    isOneOf(surcharge.cargo, traits) &&
    (validFrom === undefined || validFrom <= shippingDate) &&
    (validTo === undefined || shippingDate <= validTo)
  )
}

const isOneOf = <Value>(wanted: readonly Value[], has: readonly Value[]): boolean =>
  wanted.length === 0 || has.some((one) => wanted.includes(one))

function lineOf(surcharge: Surcharge, rated: Rated, freight: Money): Line {
  const { code, name } = surcharge
  const { thousandths, unit } = chargeableUnits(rated.mode, rated.cargo)
  const container = rated.cargo.container ?? 'ST20'
  const each = (teuOf(container) === 2n && surcharge.amount40) || surcharge.amount
  const rate = formatMoney(each)
  const [amount, basis] = {
    container: () => [unitsTimes(thousandths, each), `${rate} a container`] as const,
    teu: () => [unitsTimes(thousandths * teuOf(container), each), `${rate} a TEU`] as const,
    unit: () =>
      [unitsTimes(thousandths, each), `${rate} a ${unit}`.replace('a 100 kg', 'for 100 kg')] as const,
    shipment: () => [each, `${rate} a shipment`] as const,
    percent: () => [shareOf(freight, each), `${Number(decimalText(each))} % of the freight`] as const,
  }[surcharge.basis]()
  const label = `${name}${placeOf(code, rated.journey.main)}: ${basis}`
  return { code, label, leg: 'main', kind: 'included', amount, per: undefined }
}

const shareOf = (freight: Money, { amount }: Money): Money =>
  percentOf(money(freight.amount, freight.currency), { numerator: amount, denominator: 10_000n }, 'half-up')

function placeOf(code: string, { from, to }: Section): string {
  if (code === originHandling) return `, ${from.name}`
  return code === destinationHandling ? `, ${to.name}` : ''
}
