import { expect, test } from 'vitest'
import { portGroupOf } from './port-groups.ts'

const group = (countryCode: string, lng: number, lat: number) =>
  portGroupOf({ name: '', code: undefined, countryCode, position: [lng, lat] })

test('a coast of another group ends at its edges, which belong to it', () => {
  const edges: [number, number][] = [
    [32.3, 25],
    [37, 25],
    [35, 22],
    [35, 30],
  ]
  expect(edges.map(([lng, lat]) => group('EG', lng, lat))).toEqual(Array(4).fill('RED_SEA'))
  const beyond: [number, number][] = [
    [32.29, 25],
    [37.01, 25],
    [35, 21.99],
    [35, 30.01],
  ]
  expect(beyond.map(([lng, lat]) => group('EG', lng, lat))).toEqual(Array(4).fill('MEDITERRANEAN'))
})

test('it is a coast of its own country only', () => {
  // Both are in the box of Egypt's Red Sea coast.
  expect(group('IL', 34.95, 29.55)).toBe('MEDITERRANEAN')
  expect(group('JO', 35, 29.5)).toBe('RED_SEA')
})

test('a place without a country that has ports belongs to none', () => {
  expect(group('XX', 0, 0)).toBeUndefined()
})
