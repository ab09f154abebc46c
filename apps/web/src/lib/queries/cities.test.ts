import { expect, test } from 'vitest'
import { citiesQuery, cityText } from './cities.ts'

test('suggestions are requested from the second letter on', () => {
  expect(['', 'h', ' h ', 'ha'].map((typed) => citiesQuery(typed).enabled)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a chosen city shows name and country code', () => {
  const hamburg = {
    name: 'Hamburg',
    countryCode: 'DE',
    countryName: 'Germany',
    lat: '53.55',
    lng: '9.99',
    geonameId: 1,
  }
  expect(cityText(hamburg)).toBe('Hamburg, DE')
})
