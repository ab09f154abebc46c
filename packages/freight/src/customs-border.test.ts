import { expect, test } from 'vitest'
import { crossesCustoms, customsTerritories, territoryOfBoth } from './customs-border.ts'

test.each([
  ['DE', 'DE', false],
  ['DE', 'IT', false],
  ['FR', 'MC', false],
  ['LI', 'CH', false],
  ['DE', 'CH', true],
  ['GB', 'IE', true],
  ['NO', 'SE', true],
  ['US', 'US', false],
  ['US', 'CA', true],
  ['US', 'PR', true],
  ['FI', 'AX', true],
])('goods from %s to %s are declared to customs: %s', (from, to, isDeclared) => {
  expect(crossesCustoms(from, to)).toBe(isDeclared)
})

test.each([
  ['US', 'PR', true],
  ['US', 'VI', false],
  ['US', 'GU', false],
  ['GB', 'IM', true],
  ['GB', 'GI', false],
  ['FI', 'AX', true],
  ['RE', 'DE', true],
  ['RE', 'MQ', true],
  ['FR', 'PF', false],
  ['FR', 'BL', false],
  ['DK', 'FO', false],
  ['DK', 'GL', false],
  ['NL', 'AW', false],
  ['NO', 'SJ', false],
  ['ES', 'AD', false],
  ['IT', 'SM', false],
  ['CH', 'DE', false],
])('no duty is charged between %s and %s, as parts of one customs territory: %s', (one, other, isShared) => {
  expect([territoryOfBoth(one, other), territoryOfBoth(other, one)].map(Boolean)).toEqual([
    isShared,
    isShared,
  ])
})

// What the second sources list, typed from them: the Commission's table, Part 182 of 19 CFR, and the arrangements of Jersey, Guernsey and the Isle of Man.
const second = [
  'AT AX BE BG CY CZ DE DK EE ES FI FR GF GP GR HR HU IE IT LT LU LV MC MF MQ MT NL PL PT RE RO SE SI SK YT',
  'PR US',
  'GB GG IM JE',
]

test('a second source has the same countries in each territory', () => {
  const listed = customsTerritories().filter(({ second_source }) => second_source !== null)
  expect(listed.map(({ undeclared, declared }) => [...undeclared, ...declared].toSorted().join(' '))).toEqual(
    second,
  )
})
