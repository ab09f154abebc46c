import { expect, test } from 'vitest'
import { bankCountries, countryName, isBankCountry } from './bank-countries.ts'
import { countryAround, customsPlaces } from './customs-places.ts'

test('CLDR has the names of the places that ISO 3166-1 keeps a code for', () => {
  const cldr = new Intl.DisplayNames('en', { type: 'region' })
  const kept = customsPlaces.filter(({ code }) => code !== 'XI')
  expect(kept.map(({ code }) => cldr.of(code)?.replace('&', 'and'))).toEqual(
    kept.map(({ description }) => description),
  )
})

test('a customs place has a name and a country around it, and is no country', () => {
  expect([countryName('XI'), countryAround('XI'), countryAround('DE')]).toEqual([
    ...['Northern Ireland', 'GB', 'DE'],
  ])
  expect(customsPlaces.filter(({ code }) => isBankCountry(code))).toEqual([])
  expect(bankCountries.filter(({ code }) => code === 'XI')).toEqual([])
})
