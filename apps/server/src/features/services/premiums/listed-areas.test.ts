import { findSeaRoute, type Position, seaPorts } from '@tradelane/freight'
import { expect, test } from 'vitest'
import { listedAmong, listedWatersOn } from './find-listed-areas.ts'
import { listedAreas, listedCountries, listedWaters } from './listed-areas.ts'

// Second sources. Corners: JWLA-033 as a public reading of the PDF quotes it (14 July 2026), Latitude Brokers on JWLA-032 (18 December
// 2023). Countries: Zawya and Middle East Insurance Review on JWLA-033 (3 March 2026). The Red Sea up to 25°30′N: NNPC Marine on JWLA-034
// (29 July 2026). The whole Black Sea: Ambrey on JWLA-035 (23 September 2026).
const gulfToRedSea = 'Persian or Arabian Gulf, Gulf of Oman, Indian Ocean, Gulf of Aden and Southern Red Sea'
const blackSea = 'Black Sea and Sea of Azov'
const corners = {
  [gulfToRedSea]: `25°19.25'N, 65°0'E; 10°48'N, 65°0'E; 10°48'N, 60°15'E; 6°45'S, 48°45'E; 1°40'S, 41°34'E`,
  'Cabo Delgado': `10°19.6'S, 40°18.9'E; 10°10.3'S, 40°34.44'E; 13°30'S, 40°31.6'E; 13°29.97'S, 40°49.7'E`,
}

test('the list says which one it is, of which day, where it is published, and that we have not read it itself', () => {
  expect(listedAreas).toEqual({
    number: 'JWLA-035',
    date: '2026-09-16',
    reading: 'secondary reading of 035, open the circular',
    source: expect.stringMatching(/^https:\/\/lmalloyds\.com\/.*JWLA-035/),
  })
})

test.each(Object.entries(corners))('the corners of the %s are those of a second source', (name, text) => {
  const second = pointsIn(text).map(rounded)
  expect(second.length).toBeGreaterThan(3)
  expect(cornersOf(name)).toEqual(expect.arrayContaining(second))
})

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
  ['INNSA', 'NLRTM', [gulfToRedSea]],
  ['CNSHA', 'USLAX', []],
  ['DEHAM', 'USNYC', []],
  ['NLRTM', 'NGAPP', ['Gulf of Guinea']],
  ['INNSA', 'LKCMB', []],
  // From the Gulf to the Red Sea it is one area, and its north is that of Saudi Arabia's ports on the Red Sea.
  ['INNSA', 'AEJEA', [gulfToRedSea]],
  ['INNSA', 'OMSOH', [gulfToRedSea]],
  ['NLRTM', 'SAJED', [gulfToRedSea]],
  ['NLRTM', 'EGPSD', []],
  ['NLRTM', 'JOAQJ', []],
  // All of the Black Sea, and nothing before the Bosphorus.
  ['TRIST', 'UAODS', [blackSea]],
  ['TRIST', 'BGVAR', [blackSea]],
  ['TRIST', 'BGBOJ', [blackSea]],
  ['TRIST', 'TRSSX', [blackSea]],
  ['NLRTM', 'ROCND', [blackSea]],
  ['NLRTM', 'GEPTI', [blackSea]],
  ['NLRTM', 'TRIST', []],
  ['GRPIR', 'TRGEM', []],
])('the lane from %s to %s leads through %j', (from, to, expected) => {
  expect(waters(from, to)).toEqual(expected)
})

test.each([
  ['Kuwait', [48.2, 29.2]],
  ['Dammam', [50.3, 26.6]],
  ['Bandar Abbas', [56.2, 27.05]],
  ['Karachi’s way west', [64.9, 24]],
  ['Aden', [45, 12.6]],
  ['Port Sudan', [37.4, 19.6]],
  ['Yanbu', [37.9, 24]],
  ['the Red Sea at 25°24′ N', [36, 25.4]],
  ['Assab', [42.8, 13]],
  ['Mogadishu', [45.5, 2]],
  ['Azov', [37, 46]],
  ['Batumi', [41.5, 41.7]],
  ['Sinop', [35, 42.2]],
  ['Burgas', [27.8, 42.5]],
] as const)('the water off %s is listed', (_, at) => {
  expect(listedWatersOn([at])).toHaveLength(1)
})

test.each([
  ['Hurghada', [34, 27]],
  ['the Red Sea at 25°36′ N', [36, 25.6]],
  ['Mumbai', [72, 18.9]],
  ['Marmara', [28.2, 40.8]],
  ['the Gulf of Izmit', [29.6, 40.74]],
  ['Mombasa', [39.8, -4]],
  ['Colombo', [79.7, 6.9]],
] as const)('the water off %s is not listed', (_, at) => {
  expect(listedWatersOn([at])).toEqual([])
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
  ).toEqual([gulfToRedSea])
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
