import { expect, test } from 'vitest'
import { engineChoice, forwardersChoice } from '../test/forwarders-choice.ts'
import { city } from '../test/land-cities.ts'
import { quays } from '../test/quays.ts'
import { greatCircleKm } from './geo.ts'
import { isJourney, planJourney } from './journey.ts'
import type { Place } from './place.ts'
import { airports, seaPorts, terminalsNear } from './terminals.ts'

const place = (name: string, countryCode: string, lng: number, lat: number): Place => ({
  name,
  countryCode,
  position: [lng, lat],
})

test('of more than 100 cities of more than 60 countries, 95 in a hundred have the port and airport that a forwarder names', () => {
  expect(forwardersChoice.length).toBeGreaterThanOrEqual(100)
  expect(new Set(forwardersChoice.map(({ city }) => city.countryCode)).size).toBeGreaterThanOrEqual(60)
  const wrong = forwardersChoice
    .filter((choice) => !engineChoice(choice).isRight)
    .map(({ city }) => city.name)
  expect(wrong.length / forwardersChoice.length, wrong.join()).toBeLessThanOrEqual(0.05)
})

test.each([
  ['PVG', 'SHA', city('Shanghai')],
  ['JFK', 'LGA', place('New York City', 'US', -74.01, 40.71)],
  ['ORD', 'MDW', city('Chicago')],
  ['CDG', 'ORY', city('Paris')],
  ['ICN', 'GMP', city('Seoul')],
  ['KIX', 'ITM', city('Osaka')],
  ['BKK', 'DMK', city('Bangkok')],
  ['EZE', 'AEP', city('Buenos Aires')],
  ['IST', 'ISL', city('Istanbul')],
])('goods for another continent leave from %s, and not from %s', (code, _other, from) => {
  const journey = planJourney(from, code === 'CDG' ? city('Seoul') : city('Johannesburg'), 'air')
  expect(isJourney(journey) && journey.main.from.code).toBe(code)
})

test.each([
  ['Los Angeles and Long Beach', city('Los Angeles'), place('Long Beach', 'US', -118.19, 33.77)],
  ['two ends of Shanghai', city('Shanghai'), place('Minhang', 'CN', 121.38, 31.11)],
])('no ship sails between %s', (_name, from, to) => {
  const journey = planJourney(from, to, 'sea')
  if (isJourney(journey))
    expect(greatCircleKm(journey.main.from.position, journey.main.to.position)).toBeGreaterThan(60)
  else expect(journey.reason).toBe('SAME_TERMINAL')
})

test('ports are where their quays are', () => {
  const kmTo = (code: string, lng: number, lat: number) =>
    greatCircleKm(seaPorts().find((port) => port.code === code)?.position ?? [0, 0], [lng, lat])
  // USLAX: World Port Index; TWTXG, ARBUE: public lists of ports by UN/LOCODE.
  expect(kmTo('USLAX', -118.25, 33.75)).toBeLessThan(3)
  expect(kmTo('TWTXG', 120.498, 24.221)).toBeLessThan(3)
  expect(kmTo('ARBUE', -58.37, -34.61)).toBeLessThan(3)
})

test('each port is within 10 km of a terminal that the list of the container lines has for it', () => {
  expect(quays.length).toBeGreaterThan(200)
  const far = quays.filter(({ code, position }) => {
    const port = seaPorts().find((one) => one.code === code)
    return !port || greatCircleKm(port.position, position) > 10
  })
  expect(far.map(({ code }) => code)).toEqual([])
})

test('the port of a city is reached from the city by land', () => {
  const cut = [
    ['GRPIR', place('Piraeus', 'GR', 23.65, 37.94)],
    ['GRPIR', place('Perama', 'GR', 23.57, 37.97)],
    ['GRPIR', place('Athens', 'GR', 23.73, 37.98)],
    ['VNVUT', place('Vung Tau', 'VN', 107.08, 10.35)],
    ['BRSFS', place('Joinville', 'BR', -48.85, -26.3)],
    ['GBBEL', place('Belfast', 'GB', -5.93, 54.6)],
    ['MYPEN', place('Butterworth', 'MY', 100.36, 5.4)],
    ['CNSHA', place('Shanghai', 'CN', 121.47, 31.23)],
    ['NLRTM', place('Rotterdam', 'NL', 4.48, 51.92)],
  ] as const
  for (const [code, from] of cut) {
    const port = seaPorts().find((one) => one.code === code)
    const reach = terminalsNear(from, port ? [port] : [], 1, () => 0)
    expect([from.name, 'terminals' in reach]).toEqual([from.name, true])
  }
})

test('airports without long flights are in the list for short ones', () => {
  expect(airports().find(({ code }) => code === 'LGA')?.handled).toBe(-1)
  expect(airports().find(({ code }) => code === 'JFK')?.handled).toBeGreaterThan(1_000)
})

test('goods of Muscat go through Sohar, since its own port takes cruise ships only', () => {
  expect(seaPorts().find(({ code }) => code === 'OMMCT')?.handled).toBe(-1)
  const journey = planJourney(place('Muscat', 'OM', 58.41, 23.58), city('Rotterdam'), 'sea')
  expect(isJourney(journey) && journey.main.from.code).toBe('OMSOH')
})

test('goods of London go through London Gateway, since no container ship comes up to the city', () => {
  expect(seaPorts().find(({ code }) => code === 'GBLON')?.handled).toBe(-1)
  const journey = planJourney(city('London'), city('Shanghai'), 'sea')
  expect(isJourney(journey) && journey.main.from.code).toBe('GBLGP')
})

test('legs and papers have the names that trade uses', () => {
  const nameOf = (code: string) => seaPorts().find((port) => port.code === code)?.name
  expect(['INNSA', 'BEANR', 'ITGOA', 'CNYTN', 'CNTXG'].map(nameOf)).toEqual([
    'Nhava Sheva',
    'Antwerp',
    'Genoa',
    'Yantian',
    'Tianjin Xingang',
  ])
})
