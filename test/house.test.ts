import { describe, expect, test } from 'vitest'
import { fileLengths, linesBeforeTests, sideOf } from '../scripts/house-figures.ts'

// The bounds of docs/house.md. `npm run house` prints the figures, with every arrow that runs up.

describe('the server', () => {
  const { rooms, arrows, up } = sideOf('server')

  test('has at most 30 rooms and 200 arrows between them', () => {
    expect(rooms.length).toBeGreaterThan(15)
    expect(rooms.length).toBeLessThanOrEqual(30)
    expect(arrows.size).toBeLessThanOrEqual(200)
  })

  test('has no arrow that runs up', () => {
    expect(up.map(({ fromFile, toFile }) => `${fromFile} → ${toFile}`)).toEqual([])
  })
})

describe('the web', () => {
  const { rooms, up, circles } = sideOf('web')

  test('has at most 16 rooms', () => {
    expect(rooms.length).toBeGreaterThan(8)
    expect(rooms.length).toBeLessThanOrEqual(16)
  })

  test('has no arrow that runs up, and no circle', () => {
    expect(up.map(({ fromFile, toFile }) => `${fromFile} → ${toFile}`)).toEqual([])
    expect(circles).toEqual([])
  })
})

test('files are short', () => {
  const { median, p90, most } = fileLengths()
  expect(median).toBeLessThanOrEqual(48)
  expect(p90).toBeLessThanOrEqual(116)
  expect(most).toBeLessThanOrEqual(300)
})

test('a test file begins its first test within few lines', () => {
  expect(linesBeforeTests()).toBeLessThanOrEqual(20)
})
