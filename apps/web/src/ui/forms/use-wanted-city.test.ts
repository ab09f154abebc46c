import type { City } from '@tradelane/contract/places/calls'
import { expect, test } from 'vitest'
import { wantedCity } from './use-wanted-city.ts'

const cities = ['Hamburg, DE', 'Hamburg, New York, US', 'Zürich, CH'].map((text) => ({ text }) as City)

test('Enter takes the first hit, and Tab the one whose text was typed', () => {
  expect(wantedCity('first', 'hamburg', cities)?.text).toBe('Hamburg, DE')
  expect(wantedCity('first', 'hamburg', [])).toBeUndefined()
  expect(wantedCity('named', ' hamburg, new york, us', cities)?.text).toBe('Hamburg, New York, US')
  expect(wantedCity('named', 'zurich, ch', cities)?.text).toBe('Zürich, CH')
  expect(wantedCity('named', 'hamburg', cities)).toBeUndefined()
  expect(wantedCity('named', 'Hamburg, DE', [...cities, ...cities])).toBeUndefined()
})
