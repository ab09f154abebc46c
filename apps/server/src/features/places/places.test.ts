import { places } from '@tradelane/contract/places/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failure, type TestApp, testApp } from '../../../test/test-app.ts'
import { findCity } from './find-city.ts'
import { foldName } from './fold-name.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const search = async (q: string, maxRows?: string) =>
  (await app.call(places.cities, { query: { q, ...(maxRows ? { maxRows } : {}) } })).body
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

test('a search needs two letters, returns at most four cities, and finds nothing for an unknown name', async () => {
  const refused = await app.call(places.cities, { query: { q: ' h ' } })
  expect(refused.status).toBe(400)
  expect(failure(refused).error.fields).toEqual({ q: 'Type at least two characters' })
  expect(await search('sa')).toHaveLength(4)
  expect(await search('sa', '400')).toHaveLength(4)
  expect(await search('sa', '2')).toHaveLength(2)
  for (const q of ['上海上海', '%%', "o'; drop", 'zzzzzz']) expect(await search(q)).toEqual([])
})

test('more than 280 ports are covered, each with its code and position', async () => {
  const { body } = await app.call(places.ports, {})
  expect(body.length).toBeGreaterThanOrEqual(280)
  expect(body.find(({ code }) => code === 'DEHAM')).toMatchObject({ name: 'Hamburg', countryCode: 'DE' })
})
