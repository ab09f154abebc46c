import { describe, expect, test } from 'vitest'
import type { Position } from './geo.ts'
import { isOpenBetween, isOpenSea } from './open-sea.ts'

describe('open sea', () => {
  test('is the middle of the Atlantic, and not Paris', () => {
    expect([isOpenSea([-40, 30]), isOpenSea([2.35, 48.85])]).toEqual([true, false])
  })

  test('is the same by whichever longitude a place is named', () => {
    for (const lng of [-40, 2.35, 116.4, -179.9, 179.9])
      for (const turn of [-360, 360]) expect(isOpenSea([lng + turn, 30])).toBe(isOpenSea([lng, 30]))
    expect([isOpenSea([180, 0]), isOpenSea([-180, 0])]).toEqual([true, true])
  })

  test('ends in the row of the ice, also in the first column of the map', () => {
    for (const lng of [-180, 179.9])
      expect([isOpenSea([lng, 59.85]), isOpenSea([lng, 60.1])]).toEqual([true, false])
  })

  test('does not reach the poles', () => {
    expect([isOpenSea([0, 90]), isOpenSea([0, 89.9]), isOpenSea([0, -90])]).toEqual([false, false, false])
  })
})

describe('a straight course', () => {
  test('is open up to the coast, and not a step further', () => {
    const westOfPortugal: Position = [-10.6, 38.9]
    expect(isOpenBetween(westOfPortugal, [-10.02, 38.9])).toBe(true)
    expect(isOpenBetween(westOfPortugal, [-9.98, 38.9])).toBe(false)
  })

  test.each<[string, Position, Position]>([
    ['in the Atlantic', [-40, 30], [-30, 35]],
    ['of a few kilometres', [-40, 30], [-40.05, 30]],
    ['across the meridian of 180°', [170, 0], [-170, 0]],
  ])('%s is open', (_name, from, to) => {
    expect(isOpenBetween(from, to)).toBe(true)
    expect(isOpenBetween(to, from)).toBe(true)
  })

  test.each<[string, Position, Position]>([
    ['across the isthmus of Panama', [-80.0, 7.2], [-79.9, 9.8]],
    ['across Malaya', [97, 8], [104.5, 8]],
    ['across Italy', [11, 41], [17, 41]],
    ['across Florida', [-84, 27], [-78, 27]],
    ['across the south of the Americas', [-78, -50], [-60, -50]],
    ['across Africa', [-40, 30], [60, 10]],
    ['that begins on land', [-98, 40], [-40, 30]],
    ['that ends on land', [-40, 30], [-98, 40]],
  ])('%s is not open', (_name, from, to) => {
    expect(isOpenBetween(from, to)).toBe(false)
  })
})
