import { greatCircleKm, type Position } from '../src/geo.ts'
import { nearestSeaPoint, seaNetwork } from '../src/sea-network.ts'
import { seaPorts } from '../src/terminals.ts'
import { makeChart } from './sea/chart.ts'
import { waysAround } from './sea/close-water.ts'
import { Lanes } from './sea/lanes.ts'
import { usedEdges } from './sea/used-edges.ts'
import { waterways } from './sea/waterways.ts'
import { writeNetwork } from './sea/write-network.ts'

// node --max-old-space-size=4000 packages/freight/scripts/fit-near-lanes.ts, after shorten-sea-network.ts: the lattice of the whole world
// is coarse for ports close together, so each such pair gets a way over finer water where that is shorter.

const nearKm = 150
const longerBy = 1.03
/** A port this near to a point of a waterway is reached by that. */
const onWaterwayKm = 2

const network = seaNetwork()
const lanes = new Lanes(makeChart())
for (const [number, position] of network.points.entries()) lanes.fixed(number, position)
for (const a of network.points.keys())
  for (let at = network.first[a] ?? 0; at < (network.first[a + 1] ?? 0); at++)
    lanes.link(a, network.neighbours[at] ?? 0, network.lengthsKm[at] ?? 0)
const places = seaPorts().map(({ position }) => position)
const isByWaterway = (place: Position) =>
  waterways.some(({ points }) => points.some((point) => greatCircleKm(point, place) < onWaterwayKm))
const ports = places.map((place) => nearestSeaPoint(network, place))

let added = 0
let points = network.points.length
for (const [from, place] of places.entries()) {
  const near = new Map(
    [...places.entries()].filter(
      ([to, other]) => to > from && greatCircleKm(place, other) < nearKm && !isByWaterway(other),
    ),
  )
  if (near.size === 0 || isByWaterway(place)) continue
  let { least } = lanes.costsFrom(ports[from] ?? 0, true)
  for (const [to, way] of waysAround(place, near)) {
    const line = [place, ...way, places[to] ?? place]
    const km = line
      .slice(1)
      .reduce((sum, point, index) => sum + greatCircleKm(line[index] ?? point, point), 0)
    if ((least[ports[to] ?? 0] ?? 0) <= longerBy * km) continue
    join(ports[from] ?? 0, way, ports[to] ?? 0)
    added += 1
    ;({ least } = lanes.costsFrom(ports[from] ?? 0, true))
  }
}
console.log(`${added} ways added`)
writeNetwork(lanes, usedEdges(lanes, ports))

function join(from: number, way: readonly Position[], to: number): void {
  const line = [from, ...way.map((position) => lanes.fixed(points++, position)), to]
  for (const [index, point] of line.slice(1).entries()) {
    const last = line[index] ?? point
    lanes.link(last, point, greatCircleKm(lanes.positions[last] ?? [0, 0], lanes.positions[point] ?? [0, 0]))
  }
}
