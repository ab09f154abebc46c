import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '../src/ui/map/mercator.ts'

// node apps/web/scripts/write-land.ts FOLDER, where FOLDER is an unpacked world-atlas 2.0.2 (npm, ISC). Its land is Natural
// Earth at 1:50m, which is in the public domain. The output is one path, simplified to the detail that a route map needs.

const [folder = ''] = process.argv.slice(2)
const source = 'Natural Earth 1:50m (public domain), as npm world-atlas 2.0.2 (ISC) carries it'
const perDegree = 50
/** In degrees: a corner closer than this to the line between its neighbours is left out. */
const tolerance = 0.06
const leastArea = 0.01
/** No ship calls at Antarctica. */
const southernmost = -60

type Point = [number, number]
type Topology = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}
const { transform, arcs, objects } = JSON.parse(
  readFileSync(join(folder, 'land-50m.json'), 'utf8'),
) as Topology

const outlines = objects.land.geometries
  .flatMap(({ arcs }) => arcs.flat())
  .map((ring) => ring.flatMap(pointsOf))
  .filter((ring) => Math.max(...ring.map(([, lat]) => lat)) > southernmost)
  .map((ring) => simplify(inOnePiece(ring).map(([lng, lat]) => project(lng, lat))))
  .filter((ring) => ring.length >= 4 && areaOf(ring) >= leastArea)
const path = outlines.map(pathOf).join('')
writeFileSync(
  join(import.meta.dirname, '../src/ui/map/land.json'),
  `${JSON.stringify({ source, perDegree, path }, null, 2)}\n`,
)
console.log(`${outlines.length} outlines, ${outlines.flat().length} points, ${path.length} characters`)

/** TopoJSON stores each point as a difference from the one before; ~n is arc n backwards. */
function pointsOf(number: number): Point[] {
  let [x, y] = [0, 0]
  const points = (arcs[number < 0 ? ~number : number] ?? []).map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
  return number < 0 ? points.reverse() : points
}

/**
 * An outline that crosses 180° continues beyond it, on the side of its middle: no line may run from one edge of the map
 * to the other.
 */
function inOnePiece(ring: Point[]): Point[] {
  let before = ring[0]?.[0] ?? 0
  const whole = ring.map(([lng, lat]): Point => {
    before = lng + 360 * Math.round((before - lng) / 360)
    return [before, lat]
  })
  const lngs = whole.map(([lng]) => lng)
  const turn = 360 * Math.round((Math.min(...lngs) + Math.max(...lngs)) / 2 / 360)
  return whole.map(([lng, lat]) => [lng - turn, lat])
}

/** Ramer–Douglas–Peucker: keeps the corner farthest from the line if it is far enough, then recurses on both sides. */
function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distance(point, first, last))
  const most = Math.max(...distances)
  if (most <= tolerance) return [first, last]
  const corner = distances.indexOf(most)
  return [...simplify(line.slice(0, corner + 1)).slice(0, -1), ...simplify(line.slice(corner))]
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}

function areaOf(ring: Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

function pathOf(ring: Point[]): string {
  const rounded = ring.map(([x, y]): Point => [Math.round(x * perDegree), Math.round(y * perDegree)])
  const steps = rounded.map(([x, y], index): Point => {
    const [beforeX, beforeY] = rounded[index - 1] ?? [0, 0]
    return [x - beforeX, y - beforeY]
  })
  const [start = [0, 0], ...others] = steps.filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0)
  // A minus sign separates two figures as well as a space does.
  return `M${start.join(' ')}l${others.flat().join(' ')}z`.replace(/ -/g, '-')
}
