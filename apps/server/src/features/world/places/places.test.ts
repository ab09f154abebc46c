import { places } from '@tradelane/contract/places/calls'
import { expect, test } from 'vitest'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { cityText } from './city-text.ts'
import { findCity, findNamedCity } from './find-city.ts'
import { foldName } from './fold-name.ts'
import { readCities } from './read-cities.ts'

const app = theApp()

const search = async (q: string, maxRows?: string) =>
  (await app.call(places.cities, { query: { q, ...(maxRows ? { maxRows } : {}) } })).body
const textsOf = async (q: string) => (await search(q)).map(({ text }) => text)
const namesOf = async (q: string) =>
  (await search(q)).map(({ name, countryCode }) => `${name}, ${countryCode}`)

test('a city answers in the shape of GeoNames, without a session', async () => {
  const [first] = await search('Hamburg')
  expect(first).toMatchObject({
    name: 'Hamburg',
    countryCode: 'DE',
    countryName: 'Germany',
    geonameId: 2911298,
  })
  expect(Number(first?.lat)).toBeCloseTo(53.55, 1)
  expect(Number(first?.lng)).toBeCloseTo(10, 1)
})

test('letters are found with and without accents, in capitals and in small letters', async () => {
  for (const q of ['zürich', 'ZURICH', 'Zur', '  zurich ', 'Zürich, CH'])
    expect((await namesOf(q))[0]).toBe('Zürich, CH')
  expect(await namesOf('łódź')).toContain('Łódź, PL')
  expect(await namesOf('lodz')).toContain('Łódź, PL')
  expect(await namesOf("xi'an")).toContain('Xi’an, CN')
  expect(foldName('Saint-Étienne-du-Bois')).toBe('saint etienne du bois')
})

test('larger cities come first, the city of just that name before others, and later words are found too', async () => {
  expect((await namesOf('ham'))[0]).toBe('Hamburg, DE')
  expect((await namesOf('york'))[0]).toBe('York, GB')
  expect(await namesOf('paulo')).toContain('São Paulo, BR')
})

test('a city is found by its local and foreign names, in any script, and is returned with one name', async () => {
  const asked = [
    'München',
    'muenchen',
    'Wien',
    'Milano',
    'Moskva',
    'Москва',
    '北京',
    'Αθήνα',
    '서울',
    'Bombay',
  ]
  const found = await Promise.all(asked.map(async (q) => (await namesOf(q))[0]))
  expect(found).toEqual([
    'Munich, DE',
    'Munich, DE',
    'Vienna, AT',
    'Milan, IT',
    'Moscow, RU',
    'Moscow, RU',
    'Beijing, CN',
    'Athens, GR',
    'Seoul, KR',
    'Mumbai, IN',
  ])
  expect((await namesOf('köln'))[0]).toBe((await namesOf('cologne'))[0])
  expect((await namesOf('monaco'))[0]).toBe('Monaco, MC')
})

test('a city’s alternative name works in a freight search as well', async () => {
  const munich = { countryCode: 'DE', lng: 11.58, lat: 48.14 }
  for (const name of ['Munich', 'München', 'muenchen']) {
    expect(await findCity({ ...munich, name })).toMatchObject({ name: 'Munich', geonameId: 2867714 })
  }
  expect(await findCity({ ...munich, name: 'Münch' })).toBeUndefined()
  expect(await findCity({ ...munich, name: 'München', countryCode: 'AT' })).toBeUndefined()
})

test('a search needs two letters, returns four cities unless more are asked for, and finds nothing for an unknown name', async () => {
  const refused = await app.call(places.cities, { query: { q: ' h ' } })
  expect(refused.status).toBe(400)
  expect(failure(refused).error.fields).toEqual({ q: 'Type at least two characters' })
  const long = await app.call(places.cities, { query: { q: 'a'.repeat(101) } })
  expect(failure(long).error.fields).toEqual({ q: 'Use at most 100 characters' })
  expect(await search('sa')).toHaveLength(4)
  expect(await search('sa', '400')).toHaveLength(24)
  expect(await search('sa', '2')).toHaveLength(2)
  for (const q of ['上海上海', '%%', "o'; drop", 'zzzzzz']) expect(await search(q)).toEqual([])
})

test('a city that shares its name with another of its country is shown with its region', async () => {
  expect(await textsOf('Springfield')).toEqual([
    'Springfield, Missouri, US',
    'Springfield, Massachusetts, US',
    'Springfield, Illinois, US',
    'Springfield, Oregon, US',
  ])
  // There is a London in Canada and one in Kentucky, but no other in the United Kingdom.
  expect((await textsOf('London'))[0]).toBe('London, GB')
  expect((await textsOf('Washington'))[0]).toBe('Washington, D.C., US')
})

test('no two places have the same text', async () => {
  const cities = await readCities()
  const texts = Array.from({ length: cities.size }, (_, number) => cityText(cities.cityOf(number)))
  expect(new Set(texts).size).toBe(texts.length)
  // The field's limit.
  expect(texts.filter((text) => text.length > 100)).toEqual([])
})

test.each([
  ['Springfield, Illinois, US', 'Springfield, Illinois, US'],
  ['springfield, il', 'Springfield, Illinois, US'],
  ['springfield illinois', 'Springfield, Illinois, US'],
  ['Springfield, Ohio', 'Springfield, Ohio, US'],
  ['paris tx', 'Paris, Texas, US'],
  ['paris, united st', 'Paris, Texas, US'],
  // A region need not be written to its end.
  ['springfield, illin', 'Springfield, Illinois, US'],
  ['paris united states', 'Paris, Texas, US'],
  ['hamburg germany', 'Hamburg, DE'],
  ['Washington, D.C.', 'Washington, D.C., US'],
  // There is none: the city of that name is better than nothing.
  ['Zürich, XX', 'Zürich, CH'],
  // Roma is a city, also in the United States, and no country.
  ['Paris, Roma', 'Paris, FR'],
])('“%s” finds %s', async (q, text) => {
  expect((await textsOf(q))[0]).toBe(text)
})

test('the city of a freight search is found by its name with and without its region, and by its position', async () => {
  const springfields = {
    missouri: { lng: -93.2982, lat: 37.2153 },
    illinois: { lng: -89.6437, lat: 39.8017 },
  }
  for (const name of ['Springfield', 'Springfield, Illinois', 'Springfield, IL, US']) {
    expect(await findCity({ name, countryCode: 'US', ...springfields.illinois })).toMatchObject({
      geonameId: 4250542,
      region: 'Illinois',
    })
  }
  const elsewhere = { name: 'Springfield, Illinois', countryCode: 'US', ...springfields.missouri }
  expect(await findCity(elsewhere)).toBeUndefined()
  expect(await findNamedCity('Springfield, Ohio, US', 'US')).toMatchObject({ region: 'Ohio' })
  expect(await findNamedCity('Qwertyville', 'US')).toBeUndefined()
})

test('of two cities of one name beside each other, the nearer one is meant', async () => {
  const santiago = { name: 'Santiago', countryCode: 'CR' }
  expect(await findCity({ ...santiago, lng: -84.3143, lat: 9.8464 })).toMatchObject({ geonameId: 3621524 })
  expect(await findCity({ ...santiago, lng: -84.4442, lat: 10.0228 })).toMatchObject({ geonameId: 3621520 })
})

test.each([
  ['Hambrug', 'Hamburg, DE'],
  ['Hamurg', 'Hamburg, DE'],
  ['Hamnburg', 'Hamburg, DE'],
  ['Hanburg', 'Hamburg, DE'],
  ['umbai', 'Mumbai, IN'],
  ['roterdm', 'Rotterdam, NL'],
  ['Nhava Shewa', 'Nhava Sheva, IN'],
  ['new yrok', 'New York City, US'],
  ['Москав', 'Moscow, RU'],
  ['shanhai', 'Shanghai, CN'],
])('one typing error is forgiven: “%s” finds %s', async (q, text) => {
  expect(await textsOf(q)).toContain(text)
})

test('names that are typed correctly come before those that differ by one letter', async () => {
  expect(await textsOf('shanhai')).toEqual(['Shanhaiguan, CN', 'Shanghai, CN', 'Shankou, CN'])
  expect((await textsOf('paris'))[0]).toBe('Paris, FR')
})

test('two errors, and an error in fewer than four letters, are not forgiven', async () => {
  expect(await textsOf('Hmabrug')).toEqual([])
  expect(await textsOf('hmb')).not.toContain('Hamburg, DE')
})

test('more than 280 ports are covered, each with its code and position', async () => {
  const { body } = await app.call(places.ports, {})
  expect(body.length).toBeGreaterThanOrEqual(280)
  expect(body.find(({ code }) => code === 'DEHAM')).toMatchObject({ name: 'Hamburg', countryCode: 'DE' })
})

test.each([
  ['London, UK', 'London, GB'],
  ['London, ON', 'London, CA'],
  ['London Ontario', 'London, CA'],
  ['Rotterdam, Holland', 'Rotterdam, NL'],
  ['Frankfurt, Deutschland', 'Frankfurt am Main, DE'],
  ['Birmingham, USA', 'Birmingham, US'],
  ['Dubai, UAE', 'Dubai, AE'],
  ['Victoria, BC', 'Victoria, CA'],
  ['Newcastle NSW', 'Newcastle, AU'],
  ['Perth, WA', 'Perth, AU'],
  ['Hamilton, VIC', 'Hamilton, AU'],
  ['Laval, QC', 'Laval, CA'],
  // A country by a name that it had, and by its name in French; three letters of another language's are too few.
  ['Wamba, Zaire', 'Wamba, CD'],
  ['Wellington, Inde', 'Wellington, IN'],
  ['Roma, Rum', 'Rome, IT'],
])('“%s” finds %s', async (q, found) => {
  expect((await namesOf(q))[0]).toBe(found)
})

test.each([
  // Bucharest has it as another name, and Roman begins with it.
  ['Roma, RO', 'Roma, RO'],
  ['roma ro', 'Roma, RO'],
  ['Roma, Romania', 'Roma, RO'],
  ['roma romania', 'Roma, RO'],
  // The name and country together are the start of another city's name.
  ['San Antonio, AR', 'San Antonio, AR'],
  ['Nazareth, IL', 'Nazareth, IL'],
  ['Is, RU', 'Is, RU'],
  // Without a country the large city is meant.
  ['Roma', 'Rome, IT'],
  ['Frankfurt, Germany', 'Frankfurt am Main, DE'],
])('“%s” finds %s before larger cities of another name', async (q, text) => {
  expect((await textsOf(q))[0]).toBe(text)
})

test('all cities of one name are found, each with its region', async () => {
  const found = await search('Springfield', '24')
  const texts = found.map(({ text }) => text).filter((text) => /^Springfield, .+, US$/.test(text))
  expect(texts.length).toBeGreaterThanOrEqual(19)
  expect(new Set(texts).size).toBe(texts.length)
})
