import { expect, test } from 'vitest'
import { crossesCustoms, customsOf, customsTerritories, partOf, territoryOfBoth } from './customs-border.ts'
import { airports, seaPorts } from './terminals.ts'

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
  ['GB', 'IM', false],
  ['GB', 'JE', true],
  ['IE', 'XI', false],
  ['XI', 'DE', false],
  ['GB', 'XI', true],
  ['XI', 'GB', false],
  ['XI', 'IM', false],
  ['XI', 'JE', true],
  ['US', 'XI', true],
  ['ES', 'IC', true],
  ['IC', 'ES', true],
  ['ES', 'EA', true],
  ['IC', 'EA', true],
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
  ['XI', 'IE', true],
  ['IC', 'ES', true],
  ['IC', 'RE', true],
  ['EA', 'ES', false],
])('no duty is charged between %s and %s, as parts of one customs territory: %s', (one, other, isShared) => {
  expect([territoryOfBoth(one, other), territoryOfBoth(other, one)].map(Boolean)).toEqual([
    isShared,
    isShared,
  ])
})

test('goods of Northern Ireland are free of duty in the United Kingdom, and not the other way', () => {
  expect(['GB', 'IM', 'JE'].map((to) => Boolean(territoryOfBoth('XI', to)))).toEqual([true, true, true])
  expect(['GB', 'IM', 'JE'].map((from) => Boolean(territoryOfBoth(from, 'XI')))).toEqual([
    false,
    false,
    false,
  ])
})

test('a port or airport has the customs of the part of its country that it is in', () => {
  const apart = [...seaPorts(), ...airports()].filter((one) => customsOf(one) !== one.countryCode)
  expect(apart.map((one) => `${one.code} ${customsOf(one)}`)).toEqual([
    ...['ESLPA IC', 'ESSCT IC', 'GBBEL XI'],
    ...['ACE IC', 'BFS XI', 'FUE IC', 'LPA IC', 'TFS IC'],
  ])
})

test.each([
  ['Ceuta', 'ES', [-5.32, 35.89], 'EA'],
  ['Melilla', 'ES', [-2.94, 35.29], 'EA'],
  ['Algeciras', 'ES', [-5.45, 36.13], 'ES'],
  ['Newry', 'GB', [-6.34, 54.18], 'XI'],
  ['Dundalk', 'IE', [-6.4, 54], 'IE'],
  ['Campbeltown', 'GB', [-5.61, 55.42], 'GB'],
  ['Douglas', 'IM', [-4.48, 54.15], 'IM'],
] as const)('%s in %s has the customs that hold there', (_, countryCode, position, customs) => {
  expect(customsOf({ countryCode, position })).toBe(customs)
})

test('only a part of a country has a country around it', () => {
  expect([partOf('XI')?.country, partOf('IC')?.country, partOf('EA')?.country, partOf('IM')]).toEqual([
    ...['GB', 'ES', 'ES', undefined],
  ])
})

// What the second sources list, typed from them: the tables of the Commission and of Finnish Customs, Part 182 of 19 CFR, and the arrangements of
// Jersey, Guernsey and the Isle of Man.
const second = [
  'AT AX BE BG CY CZ DE DK EE ES FI FR GF GP GR HR HU IC IE IT LT LU LV MC MF MQ MT NL PL PT RE RO SE SI SK XI YT',
  'EA',
  'PR US',
  'GB GG IM JE',
]

test('a second source has the same countries in each territory', () => {
  const listed = customsTerritories().filter(({ second_source }) => second_source !== null)
  expect(listed.map(({ undeclared, declared }) => [...undeclared, ...declared].toSorted().join(' '))).toEqual(
    second,
  )
})
