import { expect, test } from 'vitest'
import type { Position } from './geo.ts'
import { shareBefore } from './share-before.ts'

/** Along a meridian: four degrees to the canal's gate, and six in all. */
const line: Position[] = [
  [32.4, 26.5],
  [32.4, 28],
  [32.4, 30.5],
  [32.4, 31.5],
  [32.4, 32.5],
]

test('a ship comes to a passage after its share of the way', () => {
  expect(shareBefore(line, 'suez')).toBeCloseTo(4 / 6, 6)
  expect(shareBefore(line.slice(2), 'suez')).toBe(0)
})

test('a ship that does not go through has its whole way before it', () => {
  expect(shareBefore(line, 'panama')).toBe(1)
  expect(shareBefore(line.slice(0, 3), 'suez')).toBe(1)
})

test.each([360, -360, 720, -720])('it is the same on a way whose longitudes run on by %i°', (more) => {
  const runOn = line.map(([lng, lat]): Position => [lng + more, lat])
  expect(shareBefore(runOn, 'suez')).toBeCloseTo(4 / 6, 6)
})

test('a way over 180° comes to Panama', () => {
  const pacific: Position[] = [
    [179, 9],
    [181, 9],
    [280, 8.5],
    [280.4, 9.6],
  ]
  expect(shareBefore(pacific, 'panama')).toBeGreaterThan(0.95)
  expect(shareBefore(pacific, 'panama')).toBeLessThan(1)
})
