import type { FreightWire } from '@tradelane/contract/logistics/freight'
import type { CargoSearchBody } from './cargo-search-of.ts'

type Beside = { mode: FreightWire['mode']; by: FreightWire['legs'][number]['by']; cost: number; days: number }

/** The ways of the offers, each with its lowest price and its shortest time, the cheapest first. */
export function modesBeside(offers: readonly FreightWire[]): Beside[] {
  const byMode = Map.groupBy(offers, ({ mode }) => mode)
  return [...byMode]
    .map(([mode, ofMode]) => ({
      mode,
      by: ofMode[0]?.legs.find(({ role }) => role === 'main')?.by ?? 'sea',
      cost: Math.min(...ofMode.map(({ cost }) => Number(cost))),
      days: Math.min(...ofMode.map(({ days }) => days)),
    }))
    .sort((a, b) => a.cost - b.cost)
}

/** The search by every way that carries such goods; undefined where it is one already, or where the goods need a container or a whole truck. */
export function everyMode(search: CargoSearchBody): CargoSearchBody | undefined {
  const {
    freight_type: type,
    transportation_by: by,
    container_size,
    category,
    freight_basis,
    ...goods
  } = search
  const isPart = type === 'Air' || by === 'LCL' || by === 'LTL'
  return isPart && !container_size ? { ...goods, freight_type: 'Auto' } : undefined
}
