import { expect, test } from 'vitest'
import { isLand, landGridOf, landWindow } from './land-grid.ts'

test('runs of a row are read until its columns are full, each of one byte or more', () => {
  // 100 of water and 300 of land; 0 and 400; 127, 128, 1 and 144.
  const bytes = [100, 172, 2, 0, 144, 3, 127, 128, 1, 1, 144, 1]
  const runs = Buffer.from(bytes).toString('base64')
  const grid = landGridOf({ perDegree: 80, north: 84, columns: 400, rows: 3, runs })
  expect(grid).toMatchObject({ perDegree: 80, north: 84, columns: 400, rows: 3 })
  expect([...grid.first]).toEqual([0, 2, 4, 8])
  expect([...grid.edges]).toEqual([100, 400, 0, 400, 127, 255, 256, 400])
})

test('beyond the grid, nothing is known to be water', () => {
  expect([isLand(0, 89.9), isLand(0, -89.9)]).toEqual([true, true])
})

test('a window has a cell for each of the grid, or for so many that it has no more than asked for', () => {
  const fine = landWindow(13, 52, 14, 52.5, 1_000)
  expect([fine.wide, fine.high]).toEqual([80, 40])
  const coarse = landWindow(13, 52, 14, 52.5, 27)
  expect([coarse.wide, coarse.high]).toEqual([27, 14])
})

test('a place is in its cell, and one outside the window in the nearest', () => {
  const window = landWindow(13, 52, 14, 52.5, 1_000)
  for (const cell of [0, 79, 80, 39 * 80, 40 * 80 - 1]) {
    const [lng, lat] = window.placeOf(cell)
    expect(window.cellOf([lng, lat])).toBe(cell)
  }
  expect(window.placeOf(0)[0]).toBeCloseTo(13 + 1 / 160, 6)
  expect(window.placeOf(0)[1]).toBeCloseTo(52.5 - 1 / 160, 6)
  expect(window.cellOf([0, 60])).toBe(0)
  expect(window.cellOf([20, 40])).toBe(40 * 80 - 1)
})

test('a window over 180° has the land of both sides', () => {
  // Fiji: Taveuni lies on the meridian, Vanua Levu to the west of it.
  const window = landWindow(178, -18, 182, -16, 1_000)
  for (const place of [
    [179, -16.6],
    [180.05, -16.85],
    [181.5, -17.9],
  ] as [number, number][]) {
    expect(window.land[window.cellOf(place)] === 1).toBe(isLand(...place))
  }
})

test('each cell of a coarse window has land if any cell of the grid in it has', () => {
  const [fine, coarse] = [landWindow(8, 54, 12, 56, 10_000), landWindow(8, 54, 12, 56, 80)]
  expect(fine.wide).toBe(4 * coarse.wide)
  const expected = new Uint8Array(coarse.wide * coarse.high)
  fine.land.forEach((isThere, cell) => {
    const [x, y] = [cell % fine.wide, Math.floor(cell / fine.wide)]
    if (isThere) expected[Math.floor(y / 4) * coarse.wide + Math.floor(x / 4)] = 1
  })
  expect(coarse.land).toEqual(expected)
  const ofGrid = fine.land.map((_, cell) => (isLand(...fine.placeOf(cell)) ? 1 : 0))
  expect(fine.land).toEqual(ofGrid)
})
