import { greatCircleKm, type Position } from '../../src/geo.ts'

type Geometry = { type: string; id?: string; arcs: unknown; properties: { name: string } }
export type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { countries: { geometries: Geometry[] } }
}

/** A border is known by a point each so many kilometres, and by at least one. */
const apartKm = 150

/** Entities without a number of their own. */
const byName: Record<string, string> = { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY' }

/** Points along each stretch of border between two countries: what Natural Earth draws once for both. */
export function borderPoints(topology: Topology, codes: ReadonlyMap<string, string>) {
  const owners = new Map<number, Set<string>>()
  for (const geometry of topology.objects.countries.geometries) {
    const code = codeOf(geometry, codes)
    if (code === undefined) continue
    for (const arc of numbersIn(geometry.arcs)) {
      const number = arc < 0 ? ~arc : arc
      owners.set(number, (owners.get(number) ?? new Set()).add(code))
    }
  }
  return [...owners].flatMap(([number, countries]) => {
    const [one, other] = countries
    if (one === undefined || other === undefined) return []
    const between: [string, string] = [one, other]
    return spread(pointsOf(topology, number)).map((at) => ({ between, at }))
  })
}

/** The country whose outline is around a place, or the nearest one. */
export function countryFinder(topology: Topology, codes: ReadonlyMap<string, string>) {
  const rings = topology.objects.countries.geometries.flatMap((geometry) => {
    const code = codeOf(geometry, codes)
    const polygons = (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs) as number[][][]
    return code === undefined
      ? []
      : polygons.map(([outline = []]) => ({
          code,
          ring: outline.flatMap((arc) => pointsOf(topology, arc < 0 ? ~arc : arc, arc < 0)),
        }))
  })
  return (at: Position): string => {
    const around = rings.find(({ ring }) => contains(ring, at))
    if (around) return around.code
    const nearest = rings
      .map(({ code, ring }) => ({ code, km: Math.min(...ring.map((point) => greatCircleKm(point, at))) }))
      .sort((a, b) => a.km - b.km)[0]
    return nearest?.code ?? ''
  }
}

const codeOf = ({ id, properties }: Geometry, codes: ReadonlyMap<string, string>): string | undefined =>
  byName[properties.name] ?? (id === undefined ? undefined : codes.get(id))

function numbersIn(arcs: unknown): number[] {
  return Array.isArray(arcs) ? arcs.flatMap(numbersIn) : [arcs as number]
}

/** TopoJSON writes each point as a step from the one before. */
function pointsOf({ arcs, transform }: Topology, number: number, isBackwards = false): Position[] {
  let [x, y] = [0, 0]
  const points = (arcs[number] ?? []).map(([dx, dy]): Position => {
    x += dx
    y += dy
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
  return isBackwards ? points.reverse() : points
}

function spread(line: readonly Position[]): Position[] {
  const lengths = line.map((point, index) => greatCircleKm(line[index - 1] ?? point, point))
  const total = lengths.reduce((sum, km) => sum + km, 0)
  const count = Math.max(1, Math.round(total / apartKm))
  let passed = 0
  const points: Position[] = []
  for (const [index, point] of line.entries()) {
    passed += lengths[index] ?? 0
    while (points.length < count && passed >= ((points.length + 0.5) * total) / count) points.push(point)
  }
  return points
}

function contains(ring: readonly Position[], [lng, lat]: Position): boolean {
  let isInside = false
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0]
  for (const [x, y] of ring) {
    if (y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x)
      isInside = !isInside
    beforeX = x
    beforeY = y
  }
  return isInside
}
