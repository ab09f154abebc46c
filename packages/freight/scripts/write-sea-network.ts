import { alongGreatCircle, greatCircleKm, type Position } from '../src/geo.ts'
import { seaPorts } from '../src/terminals.ts'
import { makeChart } from './sea/chart.ts'
import { Lanes } from './sea/lanes.ts'
import { costOf, costsFrom, makeLattice, stepCost } from './sea/lattice.ts'
import { pull, pullTight } from './sea/pull.ts'
import { addShippedLanes } from './sea/shipped-lanes.ts'
import { usedEdges } from './sea/used-edges.ts'
import { writeNetwork } from './sea/write-network.ts'

// node --max-old-space-size=9000 packages/freight/scripts/write-sea-network.ts, after write-ports.ts and before shorten-sea-network.ts: it takes
// about half an hour. With two more words, as in `write-sea-network.ts 535 on`: how many ports have a way to every other, and that the lanes
// that are there already are kept, as far as they still lead over water. A new port or waterway needs only `0 on`, some three minutes,
// and the two after it, shorten-sea-network.ts and fit-near-lanes.ts: without the last, ports close together are farther from each other.
// Land is npm world-atlas, a dependency of the project; what the land does not say is in sea/waterways.txt and sea/closures.ts.

/** A pair of ports gets a way of its own if the ways of the others are longer by more than this. */
const longerBy = 1.004
/** Ways over the lattice turn at its points: on average, they are longer than the ways they are pulled to by more than this. */
const latticeShare = 0.997

/** Two corners are one if a way gets longer by this at most, in kilometres, and by a hundredth of it. */
const mergedWithinKm = 2
/** How many points of the lattice next to a port its way may leave out. */
const farthestTrimmed = 12

const ports = seaPorts()
const chart = makeChart()
const lattice = makeLattice(
  chart,
  ports.map(({ position }) => position),
)
const lanes = new Lanes(chart)
const portNumbers = ports.map(({ position }, index) => lanes.fixed(lattice.firstOfPorts + index, position))
/** Each pair of ports this near gets its way. Farther ones have most of it in common with others, so for a first look a part of the ports will do. */
const nearbyKm = 3_000
const [hubs = 120] = process.argv.slice(2).map(Number)

const started = Date.now()
let pulled = 0
let added = 0
if (process.argv.includes('on')) addShippedLanes(chart, lattice, lanes)
const numbers = ports.keys().toArray()
for (const from of numbers) addWaysFrom(from, nearbyKm, numbers.slice(from + 1))
for (const from of spreadOut(hubs)) addWaysFrom(from, Number.POSITIVE_INFINITY, numbers)
writeNetwork(lanes, usedEdges(lanes, portNumbers))

function addWaysFrom(from: number, farthestKm: number, others: readonly number[]): void {
  const { before, least } = costsFrom(lattice, lattice.firstOfPorts + from, farthestKm)
  let known = lanes.costsFrom(portNumbers[from] ?? 0).least
  const costTo = (port: number) => least[lattice.firstOfPorts + port] ?? Number.POSITIVE_INFINITY
  const near = others.filter((to) => to !== from && Number.isFinite(costTo(to)))
  for (const to of near.sort((a, b) => costTo(a) - costTo(b))) {
    if ((known[portNumbers[to] ?? 0] ?? 0) <= latticeShare * costTo(to)) continue
    pulled += 1
    if (!addWay(before, to, known[portNumbers[to] ?? 0] ?? 0)) continue
    added += 1
    known = lanes.costsFrom(portNumbers[from] ?? 0).least
  }
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${ports[from]?.code}: ${seconds} s, ${pulled} pulled, ${added} ways added, ${lanes.positions.length} points`,
  )
}

/** Ports far from each other first: each next is the one farthest from all before it. */
function spreadOut(count: number): number[] {
  const chosen: number[] = []
  const gaps = ports.map(() => Number.POSITIVE_INFINITY)
  while (chosen.length < Math.min(count, ports.length)) {
    const next = gaps.indexOf(Math.max(...gaps))
    chosen.push(next)
    const here = ports[next]?.position ?? [0, 0]
    for (const [port, { position }] of ports.entries())
      gaps[port] = Math.min(gaps[port] ?? 0, port === next ? -1 : greatCircleKm(here, position))
  }
  return chosen
}

/** A stretch of the way: points of the lattice on open water, or one of a port or waterway. */
type Stretch = { fixed: number } | { line: Position[] }

function addWay(before: Int32Array, to: number, known: number): boolean {
  const stretches: Stretch[] = []
  for (let point = lattice.firstOfPorts + to; point >= 0; point = before[point] ?? -1) {
    const position = lattice.positions[point] ?? [0, 0]
    const last = stretches.at(-1)
    if (point >= lattice.firstOfWaterways) stretches.push({ fixed: point })
    else if (last && 'line' in last) last.line.push(position)
    else stretches.push({ line: [position] })
  }
  trimEnds(stretches)
  const loose = stretches.map((stretch) =>
    'line' in stretch ? { line: pull(chart, stretch.line) } : stretch,
  )
  if (known <= longerBy * costOfAll(loose)) return false
  const tight = loose.map((stretch) =>
    'line' in stretch ? { line: pullTight(chart, stretch.line) } : stretch,
  )
  if (known <= longerBy * costOfAll(tight)) return false
  join(tight, Math.min(mergedWithinKm, 0.01 * costOfAll(tight)))
  return true
}

/** A port's nearest water may be the wrong way round: as far off its quay as that is, it may lead straight on. */
function trimEnds(stretches: Stretch[]): void {
  for (const [end, next] of [
    [0, 1],
    [-1, -2],
  ] as const) {
    const [port, stretch] = [stretches.at(end), stretches.at(next)]
    if (!port || !('fixed' in port) || !stretch || !('line' in stretch)) continue
    const quay = lattice.positions[port.fixed] ?? [0, 0]
    const line = end === 0 ? stretch.line : stretch.line.toReversed()
    const offKm = greatCircleKm(quay, line[0] ?? quay)
    const isOpen = (place: Position) => {
      const km = greatCircleKm(quay, place)
      return km > offKm && Number.isFinite(costOf(chart, alongGreatCircle(quay, place)(offKm / km), place))
    }
    let last = Math.min(line.length - 1, farthestTrimmed)
    while (last > 0 && !isOpen(line[last] ?? quay)) last -= 1
    const trimmed = line.slice(last)
    stretch.line = end === 0 ? trimmed : trimmed.reverse()
  }
}

function costOfAll(stretches: readonly Stretch[]): number {
  let total = 0
  let last: Position | undefined
  for (const stretch of stretches) {
    const line = 'line' in stretch ? stretch.line : [lattice.positions[stretch.fixed] ?? ([0, 0] as const)]
    for (const [index, point] of line.entries()) {
      if (last) total += index > 0 ? stepCost(chart, last, point) : greatCircleKm(last, point)
      last = point
    }
  }
  return total
}

function join(stretches: readonly Stretch[], longerByKm: number): void {
  let last: { number: number; isFixed: boolean } | undefined
  const follow = (number: number, isFixed: boolean) => {
    const position = lanes.positions[number] ?? [0, 0]
    const before = last && (lanes.positions[last.number] ?? position)
    if (last && before) {
      const isPlain = isFixed || last.isFixed
      lanes.link(
        last.number,
        number,
        isPlain ? greatCircleKm(before, position) : stepCost(chart, before, position),
      )
    }
    last = { number, isFixed }
  }
  for (const stretch of stretches) {
    if ('fixed' in stretch) {
      follow(lanes.fixed(stretch.fixed, lattice.positions[stretch.fixed] ?? [0, 0]), true)
      continue
    }
    for (const [index, point] of stretch.line.entries()) {
      const before = index > 0 && last ? lanes.positions[last.number] : undefined
      follow(lanes.corner(before, point, stretch.line[index + 1], longerByKm), false)
    }
  }
}
