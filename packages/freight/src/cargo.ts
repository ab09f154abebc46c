import { type ContainerType, containers } from './containers.ts'

/** What is carried how: full container, part container, loose; air; full and part truck; full container by rail. */
export const freightModes = ['FCL', 'LCL', 'BULK', 'AIR', 'FTL', 'LTL', 'RAIL_FCL'] as const
export type FreightMode = (typeof freightModes)[number]

export type Cargo = {
  weightKg: number
  /** Zero where it was not said. */
  volumeM3: number
  container: ContainerType | undefined
  /** Containers, or trucks of a full load. */
  quantity: number
}

/** What is paid for, in thousandths, so that prices are computed in whole numbers. */
export type ChargeableUnits = { unit: 'container' | 'truck' | 'W/M' | 't' | '100 kg'; thousandths: bigint }

/** A common European truck with trailer; the most that one shipment of each other kind may be. */
const truck = { kg: 24_000, m3: 82 }
const largest = {
  LCL: { kg: 20_000, m3: 25 },
  LTL: { kg: 12_000, m3: 40 },
  BULK: { kg: 60_000_000, m3: 75_000 },
  AIR: { kg: 30_000, m3: 180 },
} as const

/**
 * Part loads are charged by weight or measure, whichever is more: by sea a tonne or a cubic metre, and at least one; by
 * air 167 kg, by road 333 kg for a cubic metre.
 */
export function chargeableUnits(mode: FreightMode, cargo: Cargo): ChargeableUnits {
  const { weightKg, volumeM3, quantity } = cargo
  switch (mode) {
    case 'FCL':
    case 'RAIL_FCL':
      return { unit: 'container', thousandths: BigInt(quantity) * 1_000n }
    case 'FTL':
      return { unit: 'truck', thousandths: BigInt(quantity) * 1_000n }
    case 'LCL':
      return { unit: 'W/M', thousandths: thousandths(Math.max(1, volumeM3, weightKg / 1_000)) }
    case 'BULK':
      return { unit: 't', thousandths: thousandths(Math.max(1, weightKg / 1_000)) }
    case 'AIR':
      return { unit: '100 kg', thousandths: thousandths(Math.max(weightKg, volumeM3 * 167) / 100) }
    case 'LTL':
      return { unit: 'W/M', thousandths: thousandths(Math.max(weightKg, volumeM3 * 333) / 1_000) }
  }
}

/** Started thousandths count; what is a whole number but for the last bit of a float is that number. */
function thousandths(amount: number): bigint {
  return BigInt(Math.max(1, Math.ceil(Math.round(amount * 1e6) / 1e3)))
}

export type Capacity = { kg: number; m3: number }

/** What the chosen number of containers or trucks takes, or the most that one shipment of this kind may be. */
export function capacityOf(mode: FreightMode, { container, quantity }: Cargo): Capacity {
  const each = capacityOfOne(mode, container)
  return isCounted(mode) ? { kg: each.kg * quantity, m3: each.m3 * quantity } : each
}

export const fits = ({ weightKg, volumeM3 }: Cargo, { kg, m3 }: Capacity): boolean =>
  weightKg <= kg && volumeM3 <= m3

/** How many containers or trucks would take it; undefined for kinds that are not counted. */
export function suggestedCount(mode: FreightMode, cargo: Cargo): number | undefined {
  if (!isCounted(mode)) return undefined
  const each = capacityOfOne(mode, cargo.container)
  return Math.max(Math.ceil(cargo.weightKg / each.kg), Math.ceil(cargo.volumeM3 / each.m3), 1)
}

export const isCounted = (mode: FreightMode): mode is 'FCL' | 'RAIL_FCL' | 'FTL' =>
  mode === 'FCL' || mode === 'RAIL_FCL' || mode === 'FTL'

export const takesContainer = (mode: FreightMode): boolean => mode === 'FCL' || mode === 'RAIL_FCL'

function capacityOfOne(mode: FreightMode, container: ContainerType | undefined): Capacity {
  if (mode === 'FTL') return truck
  if (mode !== 'FCL' && mode !== 'RAIL_FCL') return largest[mode]
  const { payloadKg, volumeM3 } = containers[container ?? 'ST20']
  return { kg: payloadKg, m3: volumeM3 }
}
