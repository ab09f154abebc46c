import { type Money, money, percentOf, sum } from '@tradelane/money'
import { type Cargo, chargeableUnits, type FreightMode, suggestedCount, takesContainer } from './cargo.ts'
import type { Section } from './journey.ts'
import type { Crossing } from './land-network.ts'

const texts: Record<Crossing['kind'], (name: string) => string> = {
  ferry: (name) => `Ferry ${name}`,
  shuttle: (name) => `${name} shuttle`,
  toll: (name) => name,
  bridge: (name) => name,
  gauge: (name) => `Change of gauge, ${name}`,
}

export const crossingText = ({ kind, name }: Crossing): string => texts[kind](name)

const isCarried = ({ kind }: Crossing): boolean => kind === 'ferry' || kind === 'shuttle'

/** What a truck is carried by ferry or shuttle, and does not drive. */
export const carriedKm = ({ crossings }: Pick<Section, 'crossings'>): number =>
  crossings.filter(isCarried).reduce((total, { km }) => total + km, 0)

export const crossingHours = ({ crossings }: Pick<Section, 'crossings'>): number =>
  crossings.reduce((total, { hours }) => total + hours, 0)

/** Part loads pay by the tonne or three cubic metres, so many of which fill a truck. */
const unitsOfTruck = 20n

export function crossingPrice({ usd }: Crossing, mode: FreightMode, cargo: Cargo): Money {
  const thousandths = trucksOf(mode, cargo)
  return percentOf(
    money(BigInt(usd) * 100n, 'USD'),
    { numerator: thousandths, denominator: 1_000n },
    'half-up',
  )
}

export const crossingsPrice = ({ crossings }: Section, mode: FreightMode, cargo: Cargo): Money =>
  sum(
    'USD',
    crossings.map((crossing) => crossingPrice(crossing, mode, cargo)),
  )

/** In thousandths. */
function trucksOf(mode: FreightMode, cargo: Cargo): bigint {
  if (takesContainer(mode) || mode === 'FTL') return chargeableUnits(mode, cargo).thousandths
  if (mode === 'BULK') return BigInt(suggestedCount('FTL', cargo) ?? 1) * 1_000n
  return chargeableUnits('LTL', cargo).thousandths / unitsOfTruck + 1n
}
