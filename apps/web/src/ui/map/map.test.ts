import { expect, test } from 'vitest'
import { layOut } from './lay-out.ts'
import type { MapContents } from './map-contents.ts'
import { fitView, toPixels, zoomed } from './map-view.ts'
import { placeLabels } from './place-labels.ts'

const size = { width: 1000, height: 380 }

const acrossThePacific: MapContents = {
  routes: [
    {
      key: 'origin',
      kind: 'truck',
      geometry: [
        [120.6, 31.3],
        [121.8, 31.3],
      ],
      from: 'Suzhou',
      to: 'Shanghai',
    },
    {
      key: 'main',
      kind: 'sea',
      geometry: [
        [121.8, 31.3],
        [180, 44],
        [241.8, 33.7],
      ],
      from: 'Shanghai',
      to: 'Los Angeles',
    },
    {
      key: 'end',
      kind: 'truck',
      geometry: [
        [-118.2, 33.7],
        [-112, 33.4],
      ],
      from: 'Los Angeles',
      to: 'Phoenix',
    },
  ],
  places: [{ name: 'Phoenix', lng: -112, lat: 33.4, kind: 'city' }],
  position: { lng: -170, lat: 44, label: 'Here' },
}

test('a route across the Pacific is one line: positions east of 180° are shifted', () => {
  const { routes, places, position } = layOut(acrossThePacific)
  expect(routes[2]?.ahead.map(([x]) => Math.round(x))).toEqual([242, 248])
  expect(places[0]?.at[0]).toBe(248)
  expect(position?.at[0]).toBe(190)
})

test('the whole route is in view, with a margin', () => {
  const { points } = layOut(acrossThePacific)
  const view = fitView(points, size)
  for (const point of points) {
    const [x, y] = toPixels(point, view, size)
    expect([x > 30, x < size.width - 30, y > 30, y < size.height - 30]).toEqual([true, true, true, true])
  }
})

test('the view never leaves the world at any zoom', () => {
  const far = Array.from({ length: 20 }).reduce(
    (view: ReturnType<typeof fitView>) => zoomed(view, 0.5, size),
    {
      x: 10,
      y: 60,
      scale: 10,
    },
  )
  expect(far.scale).toBeCloseTo(size.width / 360)
})

test('a route is split where the cargo is, and a flight is the great circle', () => {
  const [flight] = layOut({
    routes: [
      {
        key: 'a',
        kind: 'air',
        geometry: [
          [8.6, 50],
          [139.8, 35.5],
        ],
        from: 'A',
        to: 'B',
        travelled: 0.5,
      },
    ],
    places: [],
  }).routes
  expect(flight?.behind.at(-1)).toEqual(flight?.ahead[0])
  // Over Siberia, far north of either end.
  expect(flight?.ahead[0]?.[1]).toBeLessThan(-70)
})

test('names are placed beside their dots without overlap, and a name is not repeated', () => {
  const labels = placeLabels(
    [
      { text: 'Mumbai', at: [500, 200] },
      { text: 'Nhava Sheva', at: [501, 201] },
      { text: 'Mumbai', at: [503, 203] },
    ],
    // The way leaves to the left, so that no name should.
    Array.from({ length: 40 }, (_, step): [number, number] => [500 - 6 * step, 201]),
    size,
  )
  expect(labels.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['Mumbai', 'start'],
    ['Nhava Sheva', 'middle'],
  ])
})

test('a place in the upper right corner has its name: nothing of the map hides it', () => {
  const [label] = placeLabels([{ text: 'New York City, US', at: [size.width - 40, 60] }], [], size)
  expect(label).toMatchObject({ text: 'New York City, US', anchor: 'end' })
})
