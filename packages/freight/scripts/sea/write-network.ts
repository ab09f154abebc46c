import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lanes } from './lanes.ts'

const perDegree = 10_000

export function writeNetwork(lanes: Lanes, edges: readonly [number, number][]): void {
  const kept = [...new Set(edges.flat())].sort((a, b) => a - b)
  const numbers = new Map(kept.map((point, index) => [point, index]))
  const points = kept.flatMap((point) =>
    (lanes.positions[point] ?? [0, 0]).map((value) => Math.round(value * perDegree)),
  )
  const ends = edges.map(([a, b]) => [numbers.get(a) ?? 0, numbers.get(b) ?? 0] as const)
  const file = {
    source:
      'Shortest ways over water between the covered ports. Land: Natural Earth 1:10m (public domain), as npm world-atlas 2.0.2 (ISC) carries it. Canals, rivers, closed water and their sources: packages/freight/scripts/sea',
    perDegree,
    points,
    edges: ends.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).flat(),
  }
  writeFileSync(join(import.meta.dirname, '../../data/sea-network.json'), `${JSON.stringify(file)}\n`)
  console.log(`${kept.length} points, ${edges.length} lanes`)
}
