import { arcLength, greatCircle, type LngLat } from './great-circle.ts'
import type { MapContents, MapPlace, MapRoute } from './map-contents.ts'
import { project } from './mercator.ts'

export type Point = readonly [x: number, y: number]
export type LaidRoute = { route: MapRoute; behind: Point[]; ahead: Point[] }
export type LaidOut = {
  routes: LaidRoute[]
  places: { place: MapPlace; at: Point }[]
  position: { label: string; at: Point } | undefined
  /** Everything that should be in view. */
  points: Point[]
}

/** Everything in degrees of the map. Places and legs beyond ±180° are moved to the side on which the rest of the way lies. */
export function layOut({ routes, places, position }: MapContents): LaidOut {
  const known: LngLat[] = []
  const lines = routes.map((route) => {
    const line = unbroken(lineOf(route))
    const shift = shiftTowards(known, line[0])
    const moved = line.map(([lng, lat]): LngLat => [lng + shift, lat])
    known.push(...moved)
    return { route, line: moved }
  })
  const pointOf = ({ lng, lat }: { lng: number; lat: number }): Point =>
    project(lng + shiftTowards(known, [lng, lat]), lat)
  const laidPlaces = places.map((place) => ({ place, at: pointOf(place) }))
  const laidPosition = position && { label: position.label, at: pointOf(position) }
  return {
    routes: lines.map(({ route, line }) => ({ route, ...parted(line, route.travelled) })),
    places: laidPlaces,
    position: laidPosition,
    points: [...known.map(([lng, lat]) => project(lng, lat)), ...laidPlaces.map(({ at }) => at)],
  }
}

function lineOf({ kind, geometry }: MapRoute): LngLat[] {
  const line = geometry.map(([lng = 0, lat = 0]): LngLat => [lng, lat])
  const [from, to, ...others] = line
  return kind === 'air' && from && to && others.length === 0 ? greatCircle(from, to) : line
}

/** Never from one edge of the map to the other. */
function unbroken(line: readonly LngLat[]): LngLat[] {
  let before = line[0]?.[0] ?? 0
  return line.map(([lng, lat]) => {
    before = lng + turns(before - lng)
    return [before, lat]
  })
}

function shiftTowards(known: readonly LngLat[], point: LngLat | undefined): number {
  if (!point) return 0
  const [lng] = point
  const gaps = known.map(([other]) => other - lng)
  const shifts = gaps.map((gap) => ({ shift: turns(gap), rest: Math.abs(gap - turns(gap)) }))
  return shifts.sort((a, b) => a.rest - b.rest)[0]?.shift ?? 0
}

const turns = (degrees: number): number => 360 * Math.round(degrees / 360)

/** The travelled and the remaining part of a route; all of it remains before the cargo moves. */
function parted(line: readonly LngLat[], share = 0): { behind: Point[]; ahead: Point[] } {
  const points = line.map(([lng, lat]) => project(lng, lat))
  if (share <= 0) return { behind: [], ahead: points }
  if (share >= 1) return { behind: points, ahead: [] }
  const lengths = line.slice(1).map((point, index) => arcLength(line[index] ?? point, point))
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  const index = lengths.findIndex((length) => {
    if (left <= length) return true
    left -= length
    return false
  })
  const here = between(points[index], points[index + 1], left / (lengths[index] || 1))
  return { behind: [...points.slice(0, index + 1), here], ahead: [here, ...points.slice(index + 1)] }
}

function between([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0], share: number): Point {
  return [ax + share * (bx - ax), ay + share * (by - ay)]
}
