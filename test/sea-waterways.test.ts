import { expect, test } from 'vitest'
import { foldName } from '../apps/server/src/features/world/places/fold-name.ts'
import { readCities } from '../apps/server/src/features/world/places/read-cities.ts'
import { readCoast } from '../packages/freight/scripts/sea/coast.ts'
import { waterways } from '../packages/freight/scripts/sea/waterways.ts'
import { greatCircleKm, type Position } from '../packages/freight/src/geo.ts'
import { seaPorts } from '../packages/freight/src/terminals.ts'

// What the list of waterways says about where its points are from, as far as the repository has the source.

const all = waterways.flatMap(({ name, points, from }) =>
  points.map((point, index) => ({ name, point, from: from[index] ?? '' })),
)
const elsewhere = new Set(['sea-ports', 'searoute', 'table', 'water'])

test('each waterway has two points at least, and each of them says where it is from', () => {
  expect(waterways.filter(({ points }) => points.length < 2).map(({ name }) => name)).toEqual([])
  expect(all.filter(({ point, from }) => !from || point.some(Number.isNaN))).toEqual([])
})

test('a code is that of the port that lies there', () => {
  const ports = new Map(seaPorts().map(({ code, position }) => [code, position]))
  const coded = all.filter(({ from }) => /^[A-Z]{5}$/.test(from))
  expect(coded.length).toBeGreaterThan(20)
  expect(coded.filter(({ from, point }) => String(ports.get(from)) !== String(point))).toEqual([])
})

test('a name is that of a town within three kilometres', async () => {
  const cities = await readCities()
  const named = all.filter(({ from }) => !elsewhere.has(from) && !/^[A-Z]{5}$/.test(from))
  expect(named.length).toBeGreaterThan(60)
  const isNear = (name: string, point: Position) => {
    for (const { at } of cities.keys.named(foldName(name))) {
      const { lng, lat } = cities.cityOf(cities.numberAt(at))
      if (greatCircleKm([lng, lat], point) <= 3) return true
    }
    return false
  }
  expect(named.filter(({ from, point }) => !isNear(from, point))).toEqual([])
})

test('what is called water is no land at 1:10 million', () => {
  const rings = readCoast()
  const isLand = ([x, y]: Position) => rings.reduce((inside, ring) => inside !== contains(ring, x, y), false)
  expect(all.filter(({ from, point }) => from === 'water' && isLand(point))).toEqual([])
})

test('the Amazon to Manaus is as long as published', () => {
  const points = waterways.find(({ name }) => name === 'Amazon to Manaus')?.points ?? []
  const km = points.reduce((sum, point, index) => sum + greatCircleKm(points[index - 1] ?? point, point), 0)
  // 1,450 km inland from the Atlantic: ferryl.com, “Inland ports: Manaus”, June 2017.
  expect(Math.abs(km / 1_450 - 1)).toBeLessThan(0.03)
})

function contains(ring: readonly Position[], x: number, y: number): boolean {
  let inside = false
  for (const [index, [bx, by]] of ring.entries()) {
    const [ax, ay] = ring[index - 1] ?? ring.at(-1) ?? [bx, by]
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside
  }
  return inside
}
