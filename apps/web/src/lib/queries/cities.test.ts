import { expect, test } from 'vitest'
import { citiesQuery, cityNote, cityText } from './cities.ts'

test('suggestions are requested from the second letter on', () => {
  expect(['', 'h', ' h ', 'ha'].map((typed) => citiesQuery(typed).enabled)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

const hamburg = {
  name: 'Hamburg',
  countryCode: 'DE',
  countryName: 'Germany',
  lat: '53.55',
  lng: '9.99',
  geonameId: 1,
  region: 'Hamburg',
  text: 'Hamburg, DE',
  terminal: null,
}

test('a chosen city shows name and country code', () => {
  expect(cityText(hamburg)).toBe('Hamburg, DE')
})

test('a suggestion says which region and country it is in, and which port or airport was asked for', () => {
  const nhavaSheva = { ...hamburg, text: 'Nhava Sheva, IN', region: 'Maharashtra', countryName: 'India' }
  expect(cityNote(hamburg)).toBe('Germany')
  expect(cityNote({ ...hamburg, region: '' })).toBe('Germany')
  expect(cityNote(nhavaSheva)).toBe('Maharashtra, India')
  expect(cityNote({ ...nhavaSheva, terminal: { kind: 'port', code: 'INNSA', near: 'Mumbai' } })).toBe(
    'Port INNSA near Mumbai, Maharashtra, India',
  )
  expect(cityNote({ ...hamburg, terminal: { kind: 'airport', code: 'HAM', near: '' } })).toBe(
    'Airport HAM, Germany',
  )
})
