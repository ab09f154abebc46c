import type { City } from '@tradelane/contract/places/calls'
import { expect, test } from 'vitest'
import { wantedCity } from './use-wanted-city.ts'

const city = (text: string, matched?: string) =>
  ({ text, name: text.split(',')[0], ...(matched && { matched }) }) as City
const cities = ['Hamburg, DE', 'Hamburg, New York, US', 'Zürich, CH'].map((text) => city(text))
const named = (typed: string, among: readonly City[], isAll = false) =>
  wantedCity('named', typed, among, isAll)?.text

test('Enter takes the first hit, and Tab the one whose text was typed', () => {
  expect(wantedCity('first', 'hamburg', cities, false)?.text).toBe('Hamburg, DE')
  expect(wantedCity('first', 'hamburg', [], true)).toBeUndefined()
  expect(named(' hamburg, new york, us', cities)).toBe('Hamburg, New York, US')
  expect(named('zurich, ch', cities)).toBe('Zürich, CH')
  expect(named('hamburg', cities, true)).toBeUndefined()
  expect(named('Hamburg, DE', [...cities, ...cities])).toBeUndefined()
})

test.each([
  ['Mailand', ['Milan, IT', 'Mailand'], ['Maitland, US', undefined], 'Milan, IT'],
  ['genua', ['Genoa, IT', 'Genua'], ['Genoa, Illinois, US', undefined], 'Genoa, IT'],
  ['KOPENHAGEN', ['Copenhagen, DK', 'Kopenhagen'], ['Kopenick, DE', undefined], 'Copenhagen, DK'],
  ['上海', ['Shanghai, CN', '上海'], ['Shangrao, CN', undefined], 'Shanghai, CN'],
  ['cologne', ['Köln, DE', 'Cologne'], ['Cologne, IT', undefined], undefined],
  ['pekin', ['Beijing, CN', 'Pekin'], ['Paducah, Kentucky, US', 'Pekin'], undefined],
  ['gen', ['Genoa, IT', 'Genua'], ['Genk, BE', undefined], undefined],
] as const)(
  'Tab takes the city that alone is called so in another language: %s',
  (typed, one, other, found) => {
    expect(named(typed, [city(one[0], one[1]), city(other[0], other[1])])).toBe(found)
  },
)

test('A main name alone is enough where no other city can be hidden', () => {
  const zurich = [city('Zürich, CH')]
  expect([named('zurich', zurich, true), named('zurich', zurich, false)]).toEqual(['Zürich, CH', undefined])
})
