import { readDrawnLand } from '../scripts/sea/coast.ts'
import { bend } from '../src/bend.ts'
import type { Position } from '../src/geo.ts'

/** In degrees of the web's map: five pixels where it is closest, and how far its land is simplified (`apps/web/scripts/write-land.ts`). */
const tolerance = 0.0625
/** Nothing deeper in the land than that is shorter than twice as much. */
const stepDegrees = 0.05
const rowsPerDegree = 8
type Edge = readonly [ax: number, ay: number, bx: number, by: number]

/** Where the line between two points lies in land that the web's map draws, deeper than it is simplified. */
export function makeDrawnLand(): (from: Position, to: Position) => Position[] {
  const edges = new Map<number, Edge[]>()
  for (const ring of readDrawnLand()) {
    for (const [index, [bx, by]] of ring.entries()) {
      const [ax, ay] = ring[index - 1] ?? ring.at(-1) ?? [bx, by]
      for (let row = rowOf(Math.min(ay, by)); row <= rowOf(Math.max(ay, by)); row++) {
        const others = edges.get(row)
        if (others) others.push([ax, ay, bx, by])
        else edges.set(row, [[ax, ay, bx, by]])
      }
    }
  }
  const isDeep = (x: number, y: number) => {
    let isInside = false
    for (const [ax, ay, bx, by] of edges.get(rowOf(y)) ?? [])
      if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) isInside = !isInside
    const near = isInside ? [-1, 0, 1].flatMap((row) => edges.get(rowOf(y) + row) ?? []) : []
    return isInside && near.every((edge) => distance(edge, x, y) > tolerance)
  }
  return (from, to) => {
    const line = bend([from, to])
    return line.slice(1).flatMap((end, index) => placesBetween(line[index] ?? end, end, isDeep))
  }
}

const rowOf = (y: number): number => Math.floor(y * rowsPerDegree)

function placesBetween(from: Position, to: Position, isDeep: (x: number, y: number) => boolean): Position[] {
  const east = ((to[0] - from[0] + 540) % 360) - 180
  const [low, high] = [mercator(from[1]), mercator(to[1])]
  const steps = Math.ceil(Math.hypot(east, high - low) / stepDegrees)
  const deep: Position[] = []
  for (let step = 0; step < steps; step++) {
    const share = (step + 0.5) / steps
    const [x, y] = [from[0] + share * east, low + share * (high - low)]
    // Outlines across the meridian of 180° run on past it.
    if (isDeep(x, y) || (x < -160 && isDeep(x + 360, y)) || (x > 160 && isDeep(x - 360, y)))
      deep.push([x, (Math.atan(Math.sinh((y * Math.PI) / 180)) * 180) / Math.PI])
  }
  return deep
}

function distance([ax, ay, bx, by]: Edge, x: number, y: number): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const share = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
  const held = Math.max(0, Math.min(1, share))
  return Math.hypot(x - ax - held * (bx - ax), y - ay - held * (by - ay))
}

function mercator(lat: number): number {
  return (Math.asinh(Math.tan((lat * Math.PI) / 180)) * 180) / Math.PI
}
