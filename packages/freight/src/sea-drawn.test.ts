import { expect, test } from 'vitest'
import { waterways } from '../scripts/sea/waterways.ts'
import { makeDrawnLand } from '../test/drawn-land.ts'
import { greatCircleKm, type Position } from './geo.ts'
import { seaNetwork } from './sea-network.ts'
import { seaPorts } from './terminals.ts'

/** The map's land is simplified: inlets that lead to a port are not drawn. */
const approachKm = 30

test('drawn on the map where it is closest, lanes stay on water: but along waterways, and near ports', () => {
  const { points, first, neighbours } = seaNetwork()
  const overLand = makeDrawnLand()
  const near = seaPorts().map(({ position }) => position)
  const lanes = points.flatMap((from, index) =>
    [...neighbours.slice(first[index], first[index + 1])].flatMap((other) =>
      other > index ? [{ from, to: points[other] ?? from }] : [],
    ),
  )
  expect(lanes.length).toBeGreaterThan(10_000)
  const faulty = lanes.filter(({ from, to }) => {
    const places = overLand(from, to).filter((place) =>
      near.every((one) => greatCircleKm(one, place) > approachKm),
    )
    return places.length > 0 && !isWaterway(from, to)
  })
  expect(faulty).toEqual([])
})

test('a line over land is found', () => {
  const overLand = makeDrawnLand()
  expect(overLand([-8, 36], [4, 36.5]).length).toBeGreaterThan(0)
  expect(overLand([-30, 30], [-40, 35])).toEqual([])
  expect(overLand([179, 67], [-179, 67]).length).toBeGreaterThan(20)
})

function isWaterway(from: Position, to: Position): boolean {
  const isOn = (points: readonly Position[], place: Position) =>
    points.some((point) => greatCircleKm(point, place) < 0.05)
  return waterways.some(({ points }) => isOn(points, from) && isOn(points, to))
}
