import { greatCircleKm, type Position } from '../src/geo.ts'
import { nearestSeaPoint, seaNetwork } from '../src/sea-network.ts'
import { seaPorts } from '../src/terminals.ts'
import { makeChart } from './sea/chart.ts'
import { Lanes } from './sea/lanes.ts'
import { costOf } from './sea/lattice.ts'
import { usedEdges } from './sea/used-edges.ts'
import { writeNetwork } from './sea/write-network.ts'

// node --max-old-space-size=4000 packages/freight/scripts/shorten-sea-network.ts, after write-sea-network.ts: for each pair of ports,
// the way along the lanes gets a short cut where the water allows one that is worth it. Over an ocean no two pairs have all in common.

/** A short cut is kept if the whole way is longer without it by more than this. */
const longerBy = 1.004

const chart = makeChart()
const network = seaNetwork()
const lanes = new Lanes(chart)
for (const [number, position] of network.points.entries()) lanes.fixed(number, position)
for (const a of network.points.keys()) {
  for (let at = network.first[a] ?? 0; at < (network.first[a + 1] ?? 0); at++) {
    const b = network.neighbours[at] ?? 0
    if (a < b) lanes.link(a, b, network.lengthsKm[at] ?? 0)
  }
}
const ports = seaPorts().map(({ position }) => nearestSeaPoint(network, position))

/** Of two points, what a straight course costs; asked again and again for the same two. */
const costs = new Map<number, number>()
const started = Date.now()
let added = 0
for (const [from, source] of ports.entries()) {
  let { least, before } = lanes.costsFrom(source, true)
  for (const goal of ports.slice(from + 1)) {
    const shorter = pulled(pathTo(goal, before))
    const km = shorter.reduce((sum, point, index) => sum + between(shorter[index - 1] ?? point, point), 0)
    if ((least[goal] ?? 0) <= longerBy * km) continue
    for (const [index, point] of shorter.entries())
      if (index > 0)
        lanes.link(shorter[index - 1] ?? point, point, between(shorter[index - 1] ?? point, point))
    added += 1
    ;({ least, before } = lanes.costsFrom(source, true))
  }
  if (from % 20 === 0)
    console.log(`${from} ports, ${Math.round((Date.now() - started) / 1000)} s, ${added} shortened`)
}
writeNetwork(lanes, usedEdges(lanes, ports))

function pathTo(goal: number, before: Int32Array): number[] {
  const path: number[] = []
  for (let point = goal; point >= 0; point = before[point] ?? -1) path.push(point)
  return path
}

/** From each point on to the farthest in sight, unless the way there keeps clear of land and the straight course does not. */
function pulled(path: readonly number[]): number[] {
  const clear = [0]
  for (const [index, point] of path.entries()) {
    if (index === 0) continue
    const before = path[index - 1] ?? point
    const cost = straight(before, point)
    clear.push((clear[index - 1] ?? 0) + (Number.isFinite(cost) ? cost : 0))
  }
  const kept = path.slice(0, 1)
  for (let from = 0; from < path.length - 1; ) {
    let to = path.length - 1
    while (to > from + 1 && straight(path[from] ?? 0, path[to] ?? 0) > (clear[to] ?? 0) - (clear[from] ?? 0))
      to -= 1
    kept.push(...path.slice(to, to + 1))
    from = to
  }
  return kept
}

function straight(a: number, b: number): number {
  const key = Math.min(a, b) * 1_000_000 + Math.max(a, b)
  const known = costs.get(key)
  if (known !== undefined) return known
  const cost = costOf(chart, placeOf(a), placeOf(b))
  costs.set(key, cost)
  return cost
}

function between(a: number, b: number): number {
  return greatCircleKm(placeOf(a), placeOf(b))
}

function placeOf(point: number): Position {
  return lanes.positions[point] ?? [0, 0]
}
