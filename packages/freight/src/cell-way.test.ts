import { expect, test } from 'vitest'
import { nearestLand, pulledTight, shortestWay } from './cell-way.ts'
import type { LandWindow } from './land-grid.ts'

/** A map with `#` for land and `.` for water, one degree a cell, from 20° west of Greenwich; its first row has the latitude. */
function windowOf(map: string, top = 0): LandWindow {
  const rows = map.trim().split(/\s+/)
  const [wide, high] = [rows[0]?.length ?? 0, rows.length]
  return {
    wide,
    high,
    land: Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0)),
    cellOf: ([lng, lat]) => Math.round(top - lat) * wide + Math.round(lng + 20),
    placeOf: (cell) => [(cell % wide) - 20, top - Math.floor(cell / wide)],
  }
}

/** The way's cells as column and row. */
const between = (window: LandWindow, from: [number, number], to: [number, number]) =>
  shortestWay(window, cell(window, from), cell(window, to))?.map((at) => placed(window, at))
const cell = ({ wide }: LandWindow, [x, y]: [number, number]) => y * wide + x
const placed = ({ wide }: LandWindow, at: number) => [at % wide, Math.floor(at / wide)]

const bay = windowOf(`
  ###.###
  ###.###
  ###.###
  #######`)

test('a way goes round the water, by the shortest turns', () => {
  expect(between(bay, [2, 0], [4, 0])).toEqual([
    [2, 0],
    [2, 1],
    [2, 2],
    [3, 3],
    [4, 2],
    [4, 1],
    [4, 0],
  ])
})

test('a way is found in each direction, straight and diagonal', () => {
  const land = windowOf(`
    #####
    #####
    #####
    #####
    #####`)
  for (const [x, y] of [
    ...[
      [0, 0],
      [2, 0],
      [4, 0],
      [0, 2],
    ],
    ...[
      [4, 2],
      [0, 4],
      [2, 4],
      [4, 4],
    ],
  ] as [number, number][]) {
    const way = [
      [2, 2],
      [1 + x / 2, 1 + y / 2],
      [x, y],
    ]
    expect(between(land, [2, 2], [x, y])).toEqual(way)
    expect(between(land, [x, y], [2, 2])).toEqual(way.toReversed())
  }
})

test('a way to where it starts is one cell', () => {
  expect(between(bay, [1, 1], [1, 1])).toEqual([[1, 1]])
})

test.each([
  ['a strait', '##.## ##.## ##.##', [0, 1], [4, 1]],
  ['land at both sides of the map', '#...# #...# #...#', [0, 1], [4, 1]],
  ['land above and below', '### ... ### ', [1, 0], [1, 2]],
] as const)('there is none over %s', (_, map, from, to) => {
  expect(between(windowOf(map), [...from], [...to])).toBeUndefined()
})

test('far from the equator, a step to the east is shorter than one to the north', () => {
  const ways = `
    ..###..
    ..#.#..
    ..#.#..
    ..#.#..
    ..#.#..
    ###.###
    #.....#
    #######`
  const way = (top: number) => between(windowOf(ways, top), [2, 5], [4, 5])
  expect(way(0)).toContainEqual([3, 0])
  expect(way(80)).toContainEqual([3, 7])
})

test('a way over many cells goes round the nearer end of a lake', () => {
  const lake = windowOf(`
    ############
    ############
    ##........##
    ##........##
    ############
    ############
    ############`)
  expect(between(lake, [1, 3], [10, 3])?.map(([, y]) => y)).toContain(4)
  expect(between(lake, [1, 2], [10, 2])?.map(([, y]) => y)).toContain(1)
})

test.each<[string, [number, number], number[] | undefined]>([
  ['land is its own nearest', [0, 0], [0, 0]],
  ['the nearest of two', [4, 0], [5, 0]],
  ['four cells away', [9, 0], [5, 0]],
  ['five cells away is too far', [10, 0], undefined],
  ['over the corner', [6, 3], [5, 2]],
  ['in the last row', [0, 6], [1, 6]],
  ['in the last column', [14, 5], [14, 6]],
])('a quay in the water has the nearest land: %s', (_, [x, y], found) => {
  const coast = windowOf(`
    #....#.........
    #....#.........
    #....#.........
    ...............
    ...............
    ...............
    .#............#`)
  const nearest = nearestLand(coast, [x - 20, -y])
  expect(nearest < 0 ? undefined : placed(coast, nearest)).toEqual(found)
})

test('land on the other side of the map is not near', () => {
  expect(nearestLand(windowOf('..........# ...........'), [-20, -1])).toBe(-1)
})

test('a way over land is pulled straight', () => {
  const row = windowOf('#'.repeat(200))
  const way = Array.from({ length: 200 }, (_, index) => index)
  expect(pulledTight(row, way)).toEqual([0, 199])
  expect(pulledTight(row, way.slice(0, 2))).toEqual([0, 1])
  expect(pulledTight(row, [7])).toEqual([7])
})

test('a way round water keeps the corner that it turns at', () => {
  const way = shortestWay(bay, cell(bay, [2, 0]), cell(bay, [4, 0])) ?? []
  expect(pulledTight(bay, way).map((at) => placed(bay, at))).toEqual([
    [2, 0],
    [2, 2],
    [3, 3],
    [4, 1],
    [4, 0],
  ])
})
