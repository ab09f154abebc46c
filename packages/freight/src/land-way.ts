import { arcKm, chordKm, greatCircleKm, type Position, type UnitVector, vectorOf } from './geo.ts'
import { type Crossing, isTradeBarred, type LandBy, type LandNetwork, landNetworks } from './land-network.ts'
import { partAt } from './land-part.ts'
import { overlandKm } from './overland.ts'
import type { Place } from './place.ts'
import { PriorityQueue } from './priority-queue.ts'

/** How much longer than the straight line over land a road or a railway is, on average. */
const factors: Record<LandBy, number> = { road: 1.3, haulage: 1.3, rail: 1.2 }
/** A truck drives across a continent, not around the world; a block train crosses Eurasia. */
export const farthestKm: Record<LandBy, number> = { road: 6_000, haulage: 3_000, rail: 13_000 }
/** On roads and rails, longer ways are found too, and refused by their length. */
const searchedKm: Record<LandBy, number> = { ...farthestKm, road: 20_000, rail: 20_000 }
/** What a crossing is worth to drive around it: a dollar buys so many kilometres, and an hour is so many. */
const kmOfDollar = 0.6
const kmOfHour = 20
/** Papers and waiting at a border: a way with fewer of them is preferred. */
const kmOfBorder = 120

export type LandWay = { km: number; crossings: readonly Crossing[] }

/** The ways by land from one place. Cached, since a route asks for many: to each port in reach. */
export type LandReach = {
  wayTo: (to: Place) => LandWay | undefined
  /** The same as if no water were in between: at most as long, and found at once. */
  roughWayTo: (to: Place) => LandWay | undefined
}
type Measure = (from: Position, to: Position) => number
const known = new WeakMap<Place, Partial<Record<LandBy, LandReach>>>()

export function landReach(from: Place, by: LandBy): LandReach {
  const before = known.get(from) ?? {}
  const reach = before[by] ?? reachFrom(from, by)
  known.set(from, { ...before, [by]: reach })
  return reach
}

export const findLandWay = (from: Place, to: Place, by: LandBy): LandWay | undefined =>
  landReach(from, by).wayTo(to)

/** Around a sea or a closed border, goods are sent another way if it is this much longer than the straight one. */
const detourFactor = 1.8
const detourKm = 200

type Steps = { costs: Float64Array; cameFrom: Int32Array; crossed: (Crossing | undefined)[] }

function reachFrom(from: Place, by: LandBy): LandReach {
  const network = landNetworks[by]()
  const start = partAt(from)
  if (start === undefined) return { wayTo: () => undefined, roughWayTo: () => undefined }
  const part = network.parts.get(start)
  const steps = part === undefined || !network.mayPass(part) ? undefined : leastCosts(network, part, from, by)
  const find = (to: Place, measure: Measure) => {
    if (isTradeBarred(from.countryCode, to.countryCode)) return undefined
    const end = partAt(to)
    if (end === start && (by !== 'rail' || steps)) return straight({ from, to, by, measure })
    const goal = end === undefined ? undefined : network.parts.get(end)
    if (goal === undefined || !steps || !network.mayPass(goal)) return undefined
    return wayBack(network, steps, nearestTo(network, steps, goal, to, by), { from, to, by, measure })
  }
  return {
    wayTo: (to) => find(to, overlandKm),
    roughWayTo: (to) => find(to, greatCircleKm),
  }
}

type LandLeg = { from: Place; to: Place; by: LandBy; measure: Measure }

const straight = ({ from, to, by, measure }: LandLeg): LandWay => ({
  km: Math.ceil(measure(from.position, to.position) * factors[by]),
  crossings: [],
})

/** Dijkstra over border crossings and links, as far as anybody would go. */
function leastCosts(network: LandNetwork, part: number, from: Place, by: LandBy): Steps {
  const { nodes, nodesOf, links, mayPass } = network
  const steps: Steps = {
    costs: new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY),
    cameFrom: new Int32Array(nodes.length).fill(-1),
    crossed: [],
  }
  const settled = new Uint8Array(nodes.length)
  const open = new PriorityQueue()
  const reach = (node: number, cost: number, before: number, crossing?: Crossing) => {
    if (cost >= (steps.costs[node] ?? 0) || cost > searchedKm[by]) return
    steps.costs[node] = cost
    steps.cameFrom[node] = before
    steps.crossed[node] = crossing
    open.push(node, cost)
  }
  const spread = (inside: number, here: UnitVector, cost: number, before: number) => {
    for (const next of nodesOf[inside] ?? []) {
      if (settled[next]) continue
      const there = nodes[next]?.vector ?? here
      // The straight line through the earth is shorter, and takes no sine: most ways end here.
      if (cost + factors[by] * chordKm(here, there) >= (steps.costs[next] ?? 0)) continue
      reach(next, cost + factors[by] * arcKm(here, there), before)
    }
  }
  spread(part, vectorOf(from.position), 0, -1)
  while (open.size > 0) {
    const node = open.pop()
    const here = nodes[node]
    if (settled[node] || !here) continue
    settled[node] = 1
    const cost = (steps.costs[node] ?? 0) + passingCost(here)
    for (const inside of here.parts) if (mayPass(inside)) spread(inside, here.vector, cost, node)
    for (const { to, crossing } of links.get(node) ?? [])
      if (nodes[to]?.parts.some(mayPass)) reach(to, cost + crossing.km + costOf(crossing), node, crossing)
  }
  return steps
}

const passingCost = ({ parts, gauge }: LandNetwork['nodes'][number]): number =>
  costOf(gauge) + (parts.length > 1 ? kmOfBorder : 0)

const costOf = (crossing: Crossing | undefined): number =>
  crossing ? crossing.usd * kmOfDollar + crossing.hours * kmOfHour : 0

function nearestTo(network: LandNetwork, { costs }: Steps, goal: number, to: Place, by: LandBy): number {
  const there = vectorOf(to.position)
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  for (const node of network.nodesOf[goal] ?? []) {
    const passed = network.nodes[node]
    if (!passed) continue
    const cost = (costs[node] ?? 0) + passingCost(passed) + factors[by] * arcKm(passed.vector, there)
    if (cost >= least) continue
    nearest = node
    least = cost
  }
  return nearest
}

/** A border is known by a point each 150 km: a way that they make longer by no more than this is as long as the straight one. */
const slackFactor = 1.15
const slackKm = 60

function wayBack(
  { nodes }: LandNetwork,
  { costs, cameFrom, crossed }: Steps,
  last: number,
  asked: LandLeg,
): LandWay | undefined {
  const { from, to, by, measure } = asked
  if (last < 0 || !Number.isFinite(costs[last])) return undefined
  const passed: Crossing[] = []
  let [arcsKm, drivenKm, here] = [0, 0, to.position]
  const goTo = (position: Position) => {
    arcsKm += greatCircleKm(position, here)
    drivenKm += measure(position, here)
  }
  let link: Crossing | undefined
  for (let node = last; node >= 0; node = cameFrom[node] ?? -1) {
    const { position, gauge } = nodes[node] ?? { position: here, gauge: undefined }
    if (!link) goTo(position)
    here = position
    link = crossed[node]
    passed.unshift(...[link, gauge].filter((crossing) => crossing !== undefined))
  }
  goTo(from.position)
  const crossings = passed.filter(({ kind }) => kind !== 'bridge')
  const overKm = passed.reduce((sum, { km }) => sum + km, 0)
  const leastKm = greatCircleKm(from.position, to.position)
  const isNear = (km: number, straightKm: number) => km + overKm <= slackFactor * straightKm + slackKm
  // A border in a bay has its points on the water: with them, the way is not round it.
  const isStraight =
    crossings.length === 0 &&
    (isNear(arcsKm, leastKm) || isNear(drivenKm, measure(from.position, to.position)))
  const way = isStraight ? straight(asked) : { km: Math.ceil(factors[by] * drivenKm + overKm), crossings }
  return way.km > detourFactor * factors[by] * leastKm + detourKm ? undefined : way
}
