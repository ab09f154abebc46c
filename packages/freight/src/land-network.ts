import { type Position, type UnitVector, vectorOf } from './geo.ts'
import { lazily, readData } from './read-data.ts'

/** What a land way passes that takes time or money of its own; a plain `bridge` takes neither. */
export type Crossing = {
  kind: 'ferry' | 'shuttle' | 'toll' | 'bridge' | 'gauge'
  name: string
  /** What the truck or wagon is carried, and does not drive. */
  km: number
  hours: number
  /** US dollars for a truck or a container. */
  usd: number
}

type Node = { position: Position; vector: UnitVector; parts: readonly number[]; gauge: Crossing | undefined }
type LandLink = { to: number; crossing: Crossing }

/** Border crossings and the ends of links. Inside of a part, each leads to each other one. */
export type LandNetwork = {
  parts: ReadonlyMap<string, number>
  nodes: readonly Node[]
  nodesOf: readonly (readonly number[])[]
  links: ReadonlyMap<number, readonly LandLink[]>
  mayPass: (part: number) => boolean
}

type Point = [lng: number, lat: number, part: number, other: number, gauge?: string, hours?: number]
type Link = [
  kind: Crossing['kind'],
  name: string,
  ...from: [lng: number, lat: number, part: number],
  ...to: [lng: number, lat: number, part: number],
  km: number,
  hours: number,
  usd: number,
]
type Ways = { points: Point[]; links: Link[] }
type NetworkFile = { parts: string[]; barred: string[]; roads: Ways; rails: Ways & { parts: number[] } }

const file = lazily(() => readData<NetworkFile>('land-network'))
const everywhere = () => true

/** Whether neither country lets goods of the other in. */
export const isTradeBarred = (one: string, other: string): boolean =>
  file().barred.includes([one, other].sort().join(' '))

/** `road` takes ferries, `haulage` to and from terminals takes none: goods of an island go through its own port. */
export const landNetworks = {
  road: lazily(() => networkOf(file().roads, file().parts, everywhere)),
  haulage: lazily(() => {
    const { points, links } = file().roads
    return networkOf({ points, links: links.filter(([kind]) => kind !== 'ferry') }, file().parts, everywhere)
  }),
  rail: lazily(() => {
    const { rails, parts } = file()
    const beside = rails.links.flatMap(([kind, , , , a, , , b]) =>
      kind === 'bridge' && (rails.parts.includes(a) || rails.parts.includes(b)) ? [a, b] : [],
    )
    const passable = new Set([...rails.parts, ...beside])
    return networkOf(rails, parts, (part) => passable.has(part))
  }),
}
export type LandBy = keyof typeof landNetworks

function networkOf(ways: Ways, names: readonly string[], mayPass: (part: number) => boolean): LandNetwork {
  const nodes: Node[] = ways.points.map(([lng, lat, a, b, gauge, hours]) => ({
    ...placeAt(lng, lat),
    parts: [a, b],
    gauge: gauge === undefined ? undefined : gaugeChange(gauge, hours ?? 0),
  }))
  const links = new Map<number, LandLink[]>()
  for (const [kind, name, lng, lat, a, toLng, toLat, b, km, hours, usd] of ways.links) {
    const [from, to] = [nodes.length, nodes.length + 1]
    nodes.push(
      { ...placeAt(lng, lat), parts: [a], gauge: undefined },
      { ...placeAt(toLng, toLat), parts: [b], gauge: undefined },
    )
    const crossing = { kind, name, km, hours, usd }
    links.set(from, [{ to, crossing }])
    links.set(to, [{ to: from, crossing }])
  }
  const nodesOf: number[][] = names.map(() => [])
  for (const [number, { parts }] of nodes.entries()) for (const part of parts) nodesOf[part]?.push(number)
  return { parts: new Map(names.map((name, part) => [name, part])), nodes, nodesOf, links, mayPass }
}

/** A container is lifted from train to train: ours, as rate cards are. */
const gaugeUsd = 90

const gaugeChange = (name: string, hours: number): Crossing => ({
  kind: 'gauge',
  name,
  km: 0,
  hours,
  usd: gaugeUsd,
})

function placeAt(lng: number, lat: number): Pick<Node, 'position' | 'vector'> {
  const position: Position = [lng / 100, lat / 100]
  return { position, vector: vectorOf(position) }
}
