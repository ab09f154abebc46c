import { greatCircleKm, type Position } from '../../src/geo.ts'
import { seaNetwork } from '../../src/sea-network.ts'
import { type Chart, columns, xOf, yOf } from './chart.ts'
import { barriers } from './closures.ts'
import type { Lanes } from './lanes.ts'
import { costOf, type Lattice, onCanalKm, stepCost } from './lattice.ts'
import { waterways } from './waterways.ts'

/** A step of the lattice may touch a corner of land, and a port may lie behind one: up to this, a lane is not over land. */
const behindCornerKm = { sea: 15, port: 60 }

/** The lanes of the shipped network, to go on from: without those that the chart or the list of waterways no longer has. */
export function addShippedLanes(chart: Chart, lattice: Lattice, lanes: Lanes): void {
  const keys = new Map<string, number>()
  for (let key = lattice.firstOfWaterways; key < lattice.positions.length; key++)
    keys.set(nameOf(lattice.positions[key] ?? [0, 0]), key)
  const { points, first, neighbours } = seaNetwork()
  const ends = points.map((position) => {
    const key = keys.get(nameOf(position))
    const number = key === undefined ? lanes.known(position) : lanes.fixed(key, position)
    return { position, key, number, isOnLand: key === undefined && isLand(chart, position) }
  })
  for (const [index, a] of ends.entries()) {
    for (const other of neighbours.slice(first[index], first[index + 1])) {
      const b = ends[other]
      if (!b || other < index || a.isOnLand || b.isOnLand || isBarred(a.position, b.position)) continue
      const km = greatCircleKm(a.position, b.position)
      const isOpen = Number.isFinite(costOf(chart, a.position, b.position))
      if (a.key !== undefined && b.key !== undefined) {
        if (isOpen || isStep(lattice, a.key, b.key)) lanes.link(a.number, b.number, km)
      } else if (a.key !== undefined || b.key !== undefined) {
        const port = a.key === undefined ? b.position : a.position
        if (isOpen || (km < behindCornerKm.port && !isOnCanal(port))) lanes.link(a.number, b.number, km)
      } else if (isOpen || km < behindCornerKm.sea) {
        lanes.link(a.number, b.number, stepCost(chart, a.position, b.position))
      }
    }
  }
}

const canals = waterways.flatMap(({ points }) => points.slice(1))
const isOnCanal = (place: Position): boolean =>
  canals.some((point) => greatCircleKm(point, place) < onCanalKm)

function isBarred(from: Position, to: Position): boolean {
  return barriers.some(({ line }) =>
    line.slice(1).some((end, index) => {
      const start = line[index] ?? end
      return side(from, to, start) !== side(from, to, end) && side(start, end, from) !== side(start, end, to)
    }),
  )
}

/** On which side of the line from a to b a place lies, near enough for the length of a barrier. */
function side([ax, ay]: Position, [bx, by]: Position, [x, y]: Position): boolean {
  return Math.abs(bx - ax) < 180 && (bx - ax) * (y - ay) > (by - ay) * (x - ax)
}

function isStep({ first, ends }: Lattice, a: number, b: number): boolean {
  return ends.subarray(first[a], first[a + 1]).includes(b)
}

function isLand({ closed }: Chart, [lng, lat]: Position): boolean {
  return closed[Math.floor(yOf(lat)) * columns + Math.floor(xOf(lng))] === 1
}

function nameOf([lng, lat]: Position): string {
  return `${lng.toFixed(4)} ${lat.toFixed(4)}`
}
