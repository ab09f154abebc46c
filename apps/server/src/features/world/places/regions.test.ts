import { customsPlaces } from '@tradelane/contract/lists/customs-places'
import { customsOf, customsTerritories } from '@tradelane/freight'
import { expect, test } from 'vitest'
import { placeOf } from './city-text.ts'
import { findNamedCity } from './find-city.ts'
import { lettersOf } from './place-names.ts'
import { readCities } from './read-cities.ts'

test('the states of the United States have the names and letters of ISO 3166-2', async () => {
  const listed = new Map(
    [...states.matchAll(/([A-Z]{2}) ([A-Za-z ]+)/g)].map(([, letters, name]) => [letters, name]),
  )
  const cities = await readCities()
  const known = new Map<string, string>()
  for (let number = 0; number < cities.size; number++) {
    const { countryCode, region, regionLetters } = cities.cityOf(number)
    if (countryCode === 'US') known.set(regionLetters, region)
  }
  expect(listed.size).toBe(50)
  for (const [letters = '', name] of listed) expect(known.get(letters)).toBe(name)
})

test('each province of Canada and state of Australia has its letters of ISO 3166-2', async () => {
  const cities = await readCities()
  const known = new Set<string>()
  for (let number = 0; number < cities.size; number++) {
    const city = cities.cityOf(number)
    if (city.countryCode === 'CA' || city.countryCode === 'AU')
      known.add(`${city.countryCode}-${lettersOf(city)} ${city.region}`)
  }
  expect(known.size).toBe(13 + 8)
  for (const one of known) expect(one).toMatch(/^(CA-[A-Z]{2}|AU-[A-Z]{2,3}) \w/)
  expect(known).toContain('CA-ON Ontario')
  expect(known).toContain('AU-NSW New South Wales')
})

test.each([
  ['Nhava Sheva', 'IN', 'Maharashtra'],
  ['Chennai', 'IN', 'Tamil Nadu'],
  ['Mundra', 'IN', 'Gujarat'],
  ['Jebel Ali', 'AE', 'Dubai'],
  ['Laem Chabang', 'TH', 'Chon Buri'],
  ['Tanjung Pelepas', 'MY', 'Johor'],
  ['Shekou', 'CN', 'Guangdong'],
  ['Qingdao', 'CN', 'Shandong'],
  ['Ningbo', 'CN', 'Zhejiang'],
  ['Fremantle', 'AU', 'Western Australia'],
  ['Melbourne', 'AU', 'Victoria'],
  ['Vancouver', 'CA', 'British Columbia'],
  ['Halifax', 'CA', 'Nova Scotia'],
  ['Santos', 'BR', 'São Paulo'],
  ['Rotterdam', 'NL', 'South Holland'],
  ['Le Havre', 'FR', 'Normandy'],
  ['Krishnapatnam', 'IN', 'Andhra Pradesh'],
  ['Coega', 'ZA', 'Eastern Cape'],
  ['Port Qasim', 'PK', 'Sindh'],
  ['Suape', 'BR', 'Pernambuco'],
  ['Itapoa', 'BR', 'Santa Catarina'],
  ['Onne', 'NG', 'Rivers'],
  ['Apapa', 'NG', 'Lagos'],
  // Regions have other numbers since 2025: the list of one year is wrong for the cities of another.
  ['Ho Chi Minh City', 'VN', 'Ho Chi Minh'],
  ['Hanoi', 'VN', 'Hanoi'],
])('%s, %s is in %s', async (name, countryCode, region) => {
  expect((await findNamedCity(name, countryCode))?.region).toBe(region)
})

// GeoNames' regions, held against ISO 3166-2 (npm iso-3166-2 1.0.0, 2017) and, for cities, the provinces of npm sea-ports 0.0.9.

const states = `
AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware; FL Florida; GA Georgia; HI Hawaii
ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA Massachusetts; MI Michigan
MN Minnesota; MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York
NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota
TN Tennessee; TX Texas; UT Utah; VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming
`

const customsRegions: Record<string, string> = {
  ...{ 'Northern Ireland': 'XI', 'Canary Islands': 'IC', Ceuta: 'EA', Melilla: 'EA' },
}

test('each city of the United Kingdom and of Spain has the customs of its region', async () => {
  const cities = await readCities()
  const found = new Map<string, number>()
  for (let number = 0; number < cities.size; number++) {
    const city = cities.cityOf(number)
    if (city.countryCode !== 'GB' && city.countryCode !== 'ES') continue
    const customs = customsOf(placeOf(city))
    expect([city.name, customs]).toEqual([city.name, customsRegions[city.region] ?? city.countryCode])
    found.set(customs, (found.get(customs) ?? 0) + 1)
  }
  expect(['XI', 'IC', 'EA'].map((code) => found.get(code))).toEqual([111, 105, 3])
})

test('customs places have one list of names and one of positions', () => {
  const named = customsPlaces.map(({ code, country }) => [code, country])
  const placed = customsTerritories().flatMap(({ parts = {} }) =>
    Object.entries(parts).map(([code, { country }]) => [code, country]),
  )
  expect(placed.toSorted()).toEqual(named.toSorted())
})
