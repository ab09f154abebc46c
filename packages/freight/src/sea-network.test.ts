import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircleKm, vectorOf } from './geo.ts'
import { passagesBetween } from './passages.ts'
import { nearestSeaPoint, seaNetwork, seaNetworkOf } from './sea-network.ts'

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

test('a file of points and edges is read into neighbours of each point', () => {
  // In tenths of a degree: off Port Said, off Port Tewfik, south of Cyprus, and a point that only the last edge reaches.
  const read = seaNetworkOf({
    perDegree: 10,
    points: [323, 315, 325, 298, 330, 340, 340, 335],
    edges: [0, 1, 0, 2, 3, 2],
  })
  const [said, tewfik, cyprus, last] = read.points
  expect(read.points).toEqual([
    [32.3, 31.5],
    [32.5, 29.8],
    [33, 34],
    [34, 33.5],
  ])
  expect(read.vectors).toEqual(read.points.map(vectorOf))
  expect([...read.first]).toEqual([0, 2, 3, 5, 6])
  expect([...read.neighbours]).toEqual([1, 2, 0, 0, 3, 2])
  if (!said || !tewfik || !cyprus || !last) throw new Error('no points')
  const [canal, north, east] = [
    greatCircleKm(said, tewfik),
    greatCircleKm(said, cyprus),
    greatCircleKm(cyprus, last),
  ]
  expect([...read.lengthsKm]).toEqual([canal, north, canal, north, east, east])
  const suez = passagesBetween(said, tewfik)
  expect(suez).toBeGreaterThan(0)
  expect([...read.passages]).toEqual([suez, 0, suez, 0, 0, 0])
})
