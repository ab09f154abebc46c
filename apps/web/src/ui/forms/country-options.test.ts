import { customsPlaces } from '@tradelane/contract/lists/customs-places'
import { expect, test } from 'vitest'
import { countryOptions } from './country-options.ts'
import { namedOption } from './matching-options.ts'

const list = [
  { code: 'IE', description: 'Ireland', other_names: ['IRL'] },
  { code: 'KP', description: 'North Korea', is_excluded: true },
  { code: 'GB', description: 'United Kingdom', other_names: ['GBR', 'Northern Ireland'] },
]
const parts = customsPlaces.map(({ code, description }) => ({ value: code, label: description }))

test('a part of a country is found by its name where it can be chosen, and its country elsewhere', () => {
  expect(namedOption(countryOptions(list), 'northern ireland')?.value).toBe('GB')
  expect(namedOption(countryOptions(list, parts), 'northern ireland')?.value).toBe('XI')
  expect(namedOption(countryOptions(list, parts), 'GBR')?.value).toBe('GB')
})

test('parts are among the countries, by their name', () => {
  expect(countryOptions(list, parts).map(({ value }) => value)).toEqual(['IC', 'EA', 'IE', 'KP', 'XI', 'GB'])
})

test('an excluded country is rarely meant', () => {
  expect(countryOptions(list).map(({ isRarelyMeant }) => isRarelyMeant)).toEqual([false, true, false])
})
