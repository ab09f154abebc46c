import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSeaRoute } from '../../../packages/freight/src/index.ts'

// node apps/web/scripts/draw-sea-lane.ts: draws the landing page's map again, from the land (Natural Earth, public domain)
// and the lanes that freight is priced by.

type Point = [number, number]
type Land = { perDegree: number; outlines: number[][] }

const web = join(import.meta.dirname, '..')
const data = join(web, '../../packages/freight/data/landmasses.json')
const view = { west: -22, east: 88, south: 6, north: 58, width: 600, height: 320 }
const [nhavaSheva, hamburg]: [Point, Point] = [
  [72.95, 18.95],
  [9.97, 53.54],
]

const { outlines, perDegree } = JSON.parse(readFileSync(data, 'utf8')) as Land
const land = outlines
  .map((steps) => clip(pointsOf(steps).map(project)))
  .map((outline) => simplify(outline, 0.9))
  .filter((outline) => outline.length > 2 && area(outline) > 12)
  .map((outline) => `${path(outline)}z`)
const { geometry } = findSeaRoute(nhavaSheva, hamburg)
const lane = path(simplify(geometry.map(project), 0.7))
writeFileSync(
  join(web, 'src/features/landing/sea-lane.ts'),
  `// Drawn by apps/web/scripts/draw-sea-lane.ts on ${view.width} by ${view.height}.
export const landOutline =
  '${land.join('')}'
export const laneFromNhavaShevaToHamburg =
  '${lane}'
`,
)

function pointsOf(steps: readonly number[]): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let place = 0; place < steps.length; place += 2) {
    x += steps[place] ?? 0
    y += steps[place + 1] ?? 0
    points.push([x / perDegree, y / perDegree])
  }
  return points
}

function project([lng, lat]: readonly [number, number]): Point {
  return [
    ((lng - view.west) / (view.east - view.west)) * view.width,
    ((view.north - lat) / (view.north - view.south)) * view.height,
  ]
}

/** Cuts an outline at the four edges, one after the other (Sutherland and Hodgman), a little outside of what shows. */
function clip(outline: Point[]): Point[] {
  const edges = [
    { axis: 0, at: -9, keeps: 1 },
    { axis: 0, at: view.width + 9, keeps: -1 },
    { axis: 1, at: -9, keeps: 1 },
    { axis: 1, at: view.height + 9, keeps: -1 },
  ] as const
  return edges.reduce((points, { axis, at, keeps }) => {
    const isIn = (point: Point) => (point[axis] - at) * keeps >= 0
    return points.flatMap((point, place) => {
      const before = points.at(place - 1) ?? point
      const share = (at - before[axis]) / (point[axis] - before[axis])
      const cut: Point = [
        before[0] + share * (point[0] - before[0]),
        before[1] + share * (point[1] - before[1]),
      ]
      return [...(isIn(point) !== isIn(before) ? [cut] : []), ...(isIn(point) ? [point] : [])]
    })
  }, outline)
}

/** Leaves out what lies closer than `least` to the line between what stays (Douglas and Peucker). */
function simplify(line: Point[], least: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const gaps = line.map((point) => gap(point, first, last))
  const widest = Math.max(...gaps)
  if (widest < least) return [first, last]
  const at = gaps.indexOf(widest)
  return [...simplify(line.slice(0, at + 1), least).slice(0, -1), ...simplify(line.slice(at), least)]
}

function gap([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

function area(outline: Point[]): number {
  const twice = outline.reduce((sum, [x, y], place) => {
    const [beforeX, beforeY] = outline.at(place - 1) ?? [x, y]
    return sum + beforeX * y - x * beforeY
  }, 0)
  return Math.abs(twice) / 2
}

/** In whole units, each point as a step from the one before. */
function path(points: Point[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  return whole
    .map(([x, y], place) => {
      const before = whole[place - 1]
      return before ? `${x - before[0]} ${y - before[1]}` : `M${x} ${y}l`
    })
    .join(' ')
    .replaceAll(' -', '-')
    .replace('l ', 'l')
}
