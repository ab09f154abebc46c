import { describe, expect, test } from 'vitest'
import type { Position } from './geo.ts'
import { findLandmass, outlinesOf } from './landmass.ts'

const paris: Position = [2.35, 48.85]
const areJoined = (a: Position, b: Position) =>
  findLandmass(a) !== undefined && findLandmass(a) === findLandmass(b)

describe('a landmass', () => {
  test.each<[string, Position]>([
    ['Beijing', [116.4, 39.9]],
    ['Cairo', [31.2, 30.05]],
    ['Cape Town', [18.42, -33.92]],
  ])('joins Paris with %s', (_name, place) => {
    expect(areJoined(paris, place)).toBe(true)
  })

  test.each<[string, Position]>([
    ['Dublin', [-6.26, 53.35]],
    ['London, in spite of the tunnel', [-0.13, 51.5]],
    ['Bahrain, in spite of the causeway', [50.55, 26.1]],
    ['Sardinia', [9, 40]],
    ['Corsica', [9.1, 42.2]],
    ['Colombo', [79.85, 6.93]],
    ['Svalbard', [15.6, 78.2]],
    ['New York', [-74.0, 40.7]],
    ['Tasmania', [147, -42]],
  ])('does not join Paris with %s', (_name, place) => {
    expect(findLandmass(place)).toBeDefined()
    expect(areJoined(paris, place)).toBe(false)
  })

  /** Natural Earth draws the coast a few kilometres off; an island across the water is not nearer than the land itself. */
  test.each<[string, Position, Position]>([
    ['Piraeus', [23.6462, 37.942], paris],
    ['Perama', [23.5721, 37.9678], paris],
    ['Drapetsona', [23.6231, 37.9499], paris],
    ['Zadar', [15.2251, 44.1158], paris],
    ['Kowloon', [114.1833, 22.3167], paris],
    ['Butterworth', [100.3638, 5.3991], paris],
    ['Mogadishu', [45.3438, 2.0371], paris],
    ['Fort Pierce', [-80.3256, 27.4467], [-104.99, 39.74]],
    ['Longueuil', [-73.5181, 45.5312], [-104.99, 39.74]],
    ['Llanfairfechan', [-3.9742, 53.2578], [-0.13, 51.5]],
  ])('has %s, and not the island across the water', (_name, place, inland) => {
    expect(areJoined(place, inland)).toBe(true)
  })

  test.each<[string, Position, Position]>([
    ['Salamina', [23.4972, 37.964], [23.73, 37.98]],
    ['Menai Bridge', [-4.1693, 53.2278], [-0.13, 51.5]],
    ['Kamal on Madura', [112.7192, -7.1678], [110.4, -7]],
    ['Saint-Pierre on Réunion, far from any other', [55.48, -21.34], paris],
  ])('does not have %s, an island beside it', (_name, place, inland) => {
    expect(findLandmass(place)).toBeDefined()
    expect(areJoined(place, inland)).toBe(false)
  })

  test('keeps the two main islands of New Zealand apart, and the two Americas together', () => {
    expect(areJoined([174.8, -36.9], [172.6, -43.5])).toBe(false)
    expect(areJoined([-118.2, 34], [-74, 4.6])).toBe(true)
  })

  test.each([-175, 185])('runs on across the meridian of 180°, to Chukotka at %i°', (lng) => {
    expect(areJoined([37.6, 55.75], [lng, 66.5])).toBe(true)
  })

  test.each([286, -434])('is the same for New York at %i°', (lng) => {
    expect(areJoined([-74, 40.7], [lng, 40.7])).toBe(true)
  })
})

describe('off the coast', () => {
  test.each<[string, Position]>([
    ['26 km west of Cabo da Roca', [-9.8, 38.78]],
    ['38 km north of Skagen', [10.6, 58.08]],
  ])('%s still is on the land', (_name, place) => {
    expect(areJoined(paris, place)).toBe(true)
  })

  test.each<[string, Position]>([
    ['44 km west of Cabo da Roca', [-10.0, 38.78]],
    ['51 km north of Skagen', [10.6, 58.2]],
    ['the middle of the Atlantic', [-40, 30]],
  ])('%s is no land', (_name, place) => {
    expect(findLandmass(place)).toBeUndefined()
  })

  test('the nearest of two coasts counts', () => {
    // Between Corsica and Sardinia, nearer to the one, then to the other.
    expect(findLandmass([9.2, 41.355])).toBe(findLandmass([9.1, 42.2]))
    expect(findLandmass([9.2, 41.27])).toBe(findLandmass([9, 40]))
  })
})

test('an outline is read from its first corner and the steps after it, with the box around it', () => {
  const read = outlinesOf({
    perDegree: 10,
    outlines: [
      [10, 20, 30, 5, -10, 15, -25, -50],
      [-1_800, -600, 4, 0, 0, 8],
    ],
  })
  expect(read.map(({ flat, ...box }) => ({ flat: [...flat], ...box }))).toEqual([
    { number: 0, flat: [1, 2, 4, 2.5, 3, 4, 0.5, -1], west: 0.5, south: -1, east: 4, north: 4 },
    {
      ...{ number: 1, flat: [-180, -60, -179.6, -60, -179.6, -59.2] },
      ...{ west: -180, south: -60, east: -179.6, north: -59.2 },
    },
  ])
})
