import { findSeaRoute, type Position, seaPorts } from '@tradelane/freight'
import { expect, test } from 'vitest'
import { listedAmong, listedWatersOn } from './find-listed-areas.ts'
import { listedAreas, listedCountries, listedWaters } from './listed-areas.ts'

// Second sources: what brokers wrote of the same lists. Howden on JWLA-029 (7 March 2022), Latitude Brokers on JWLA-032 (18 December 2023),
// Zawya and Middle East Insurance Review on JWLA-033 (3 March 2026).
const howden = `45° 10.858'N, 29° 45.929'E; 45° 11.235'N, 29° 51.140'E; 45° 11.474'N, 29° 59.563'E; 45° 5.354'N, 30° 2.408'E;
  44° 46.625'N, 30° 58.722'E; 44° 44.244'N, 31° 10.497'E; 44° 2.877'N, 31° 24.602'E; 43° 27.091'N, 31° 19.954'E; 43° 23.126'N, 40° 0.599'E`
const latitude = {
  'Indian Ocean, Gulf of Aden and Southern Red Sea': `16°38.5'N, 53°6.5'E; 14°55'N, 53°50'E; 10°48'N, 60°15'E; 6°45'S, 48°45'E; 1°40'S, 41°34'E`,
  'Cabo Delgado': `10°19.6'S, 40°18.9'E; 10°10.3'S, 40°34.44'E; 13°30'S, 40°31.6'E; 13°29.97'S, 40°49.7'E`,
}

test('the list says which one it is, and of which day', () => {
  expect(listedAreas).toEqual({ number: 'JWLA-033', date: '2026-03-03' })
})

test.each([['Black Sea and Sea of Azov', howden], ...Object.entries(latitude)])(
  'the corners of the %s are those of a second source',
  (name, text) => {
    const second = pointsIn(text).map(rounded)
    expect(second.length).toBeGreaterThan(3)
    expect(cornersOf(name)).toEqual(expect.arrayContaining(second))
  },
)

test('the countries are those of JWLA-032 with the five that JWLA-033 added', () => {
  const of2023 = 'BJ ER LY NG SO SD TG PK IR IQ IL LB OM SA SY AE YE RU VE'.split(' ')
  const added = 'BH DJ KW OM QA'.split(' ')
  // Ukraine is listed by its waters: all of its ports are on them.
  expect(new Set(listedCountries)).toEqual(new Set([...of2023, ...added, 'UA']))
})

const port = (code: string): Position => {
  const found = seaPorts().find((one) => one.code === code)
  if (!found) throw new Error(code)
  return found.position
}
const waters = (from: string, to: string) => listedWatersOn(findSeaRoute(port(from), port(to)).geometry)

test.each([
  ['INNSA', 'NLRTM', ['Indian Ocean, Gulf of Aden and Southern Red Sea']],
  ['CNSHA', 'USLAX', []],
  ['DEHAM', 'USNYC', []],
  ['TRIST', 'UAODS', ['Black Sea and Sea of Azov']],
  ['TRIST', 'BGVAR', []],
  ['INNSA', 'AEJEA', ['Persian or Arabian Gulf and adjacent waters']],
  ['NLRTM', 'NGAPP', ['Gulf of Guinea']],
  ['INNSA', 'LKCMB', []],
])('the lane from %s to %s leads through %j', (from, to, expected) => {
  expect(waters(from, to)).toEqual(expected)
})

test('a port in a listed country counts once, by the country’s name', () => {
  expect(listedAmong(['YE', 'DE', 'YE', 'IL'])).toEqual(['Yemen', 'Israel'])
})

test('a lane across the meridian of 180° is read on both sides of it', () => {
  expect(
    listedWatersOn([
      [170, 10],
      [200, 10],
    ]),
  ).toEqual([])
  expect(
    listedWatersOn([
      [405, 12.5],
      [408, 13],
    ]),
  ).toEqual(['Indian Ocean, Gulf of Aden and Southern Red Sea'])
})

const pointsIn = (text: string): Position[] =>
  [...text.matchAll(/(\d+)° ?([\d.]+)'([NS]), (\d+)° ?([\d.]+)'([EW])/g)].map(
    ([, latDegrees, latMinutes, ns, lngDegrees, lngMinutes, ew]): Position => [
      (Number(lngDegrees) + Number(lngMinutes) / 60) * (ew === 'W' ? -1 : 1),
      (Number(latDegrees) + Number(latMinutes) / 60) * (ns === 'S' ? -1 : 1),
    ],
  )
const cornersOf = (name: string): string[] =>
  (listedWaters.find((water) => water.name === name)?.outline ?? []).map(rounded)
const rounded = ([lng, lat]: Position): string => `${lng.toFixed(4)} ${lat.toFixed(4)}`
