import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircleKm } from './geo.ts'
import { nearestSeaPoint, seaNetwork } from './sea-network.ts'

const network = seaNetwork()
const { points, first, neighbours, lengthsKm } = network
const edgesOf = (point: number) =>
  Array.from({ length: (first[point + 1] ?? 0) - (first[point] ?? 0) }, (_, index) => {
    const place = (first[point] ?? 0) + index
    return { to: neighbours[place] ?? -1, km: lengthsKm[place] ?? Number.NaN }
  })

test('every lane leads both ways, and is as long as its great circle', () => {
  expect([first[0], first[points.length]]).toEqual([0, neighbours.length])
  const lanes = points.flatMap((position, from) => edgesOf(from).map((edge) => ({ from, position, ...edge })))
  const known = new Set(lanes.map(({ from, to }) => `${from} ${to}`))
  expect(lanes.filter(({ from, to }) => !known.has(`${to} ${from}`))).toEqual([])
  expect(
    lanes.filter(({ position, to, km }) => km !== greatCircleKm(position, points[to] ?? [0, 0])),
  ).toEqual([])
})

test('no point of the sea is without a lane, and every one is on the earth', () => {
  const faulty = points.filter(
    ([lng, lat], point) => edgesOf(point).length === 0 || Math.abs(lng) > 180 || Math.abs(lat) > 90,
  )
  expect(faulty).toEqual([])
})

test('the nearest point is the one with the shortest great circle', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -80, max: 80, noNaN: true }),
      (lng, lat) => {
        const nearest = nearestSeaPoint(network, [lng, lat])
        const least = Math.min(...points.map((point) => greatCircleKm([lng, lat], point)))
        expect(greatCircleKm([lng, lat], points[nearest] ?? [0, 0])).toBeCloseTo(least, 6)
      },
    ),
    { numRuns: 20 },
  )
})

test('of points that are equally near, the first counts', () => {
  const twice = { ...network, vectors: [...network.vectors, ...network.vectors] }
  for (const point of [0, 17, points.length - 1]) {
    const position = points[point] ?? [0, 0]
    expect(nearestSeaPoint(twice, position)).toBe(nearestSeaPoint(network, position))
  }
})
