import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldName } from '../../src/features/world/places/fold-name.ts'
import { addOtherName, kmBetween, type ListedCity } from './listed-city.ts'

type TerminalRow = [
  code: string,
  name: string,
  countryCode: string,
  lng: number,
  lat: number,
  landmass: number,
  handled: number,
]
/** What trade calls a port, the city of such a port that is called otherwise, and other names. */
type PortNames = {
  shown: Record<string, string>
  city: Record<string, string>
  names: Record<string, string[]>
}

const freight = join(import.meta.dirname, '../../../../packages/freight')
const readTerminals = (file: string) =>
  (JSON.parse(readFileSync(join(freight, 'data', file), 'utf8')) as { terminals: TerminalRow[] }).terminals
const portNames: PortNames = JSON.parse(readFileSync(join(freight, 'scripts/ports/port-names.json'), 'utf8'))

/** A port or airport further away than this is not its city's. */
const farthestKm = { port: 60, airport: 70 }
/** What a thousand containers a year count for among inhabitants, and what a port counts for of which no figure is known. */
const inhabitantsPerThousandTeu = 10
const leastOfPort = 1_000

/**
 * Each port and airport with its city: that of its name. A port without one is a place of its own, by a number that GeoNames does not
 * use; an airport without one belongs to the city that is large for its distance.
 */
export function addTerminals(cities: ListedCity[], folder: string): ListedCity[] {
  const byCountry = Map.groupBy(cities, ({ countryCode }) => countryCode)
  const near = (row: TerminalRow, km: number) =>
    (byCountry.get(row[2]) ?? []).filter((city) => kmBetween(city, positionOf(row)) < km)
  for (const row of readTerminals('airports.json')) {
    const [code, name] = row
    const around = near(row, farthestKm.airport)
    const city = around.find((one) => namesOf(one).includes(foldName(name))) ?? pull(around, row)
    if (city) addCode(city, code)
  }
  const listed = JSON.parse(readFileSync(join(folder, 'lib/ports.json'), 'utf8')) as Record<
    string,
    { name: string }
  >
  return readTerminals('ports.json').flatMap((row) => {
    const [code, name] = row
    const called = [name, ...partsOf(listed[code]?.name ?? name), ...(portNames.names[code] ?? [])]
    const around = near(row, farthestKm.port)
    const known = (portNames.shown[code] ? [portNames.city[code] ?? name] : called).map(foldName)
    const city = around.find((one) => known.some((each) => namesOf(one).includes(each)))
    const place = city ?? ownPlace(row, called[0] ?? name, around)
    addCode(place, code)
    for (const each of called) addOtherName(place.otherNames, each)
    return city ? [] : [place]
  })
}

function addCode(city: ListedCity, code: string): void {
  city.terminals.push(code)
  city.codes.push(foldName(code))
}

/** 'Jawaharlal Nehru (Nhava Sheva)' and 'Mumbai (ex Bombay)' as the names in them, and 'Yantian Port' with and without its last word. */
const partsOf = (name: string): string[] =>
  name
    .split(/[()/,]/)
    .map((part) => part.replace(/^ex | Apt\b.*/g, '').trim())
    .flatMap((part) => [part, plain(part)])
    .filter(Boolean)

/** Without what is not a part of the name. */
const plain = (name: string): string => name.replace(/ (Port|Apt)\b.*/, '').trim()

const namesOf = ({ name, otherNames }: ListedCity): string[] => [foldName(name), ...otherNames.keys()]
const positionOf = ([, , , lng, lat]: TerminalRow) => ({ lng, lat })

/** The city that is large for its distance. */
const pull = (cities: ListedCity[], row: TerminalRow): ListedCity | undefined =>
  cities
    .map((city) => ({ city, pull: city.inhabitants / (20 + kmBetween(city, positionOf(row))) }))
    .sort((a, b) => b.pull - a.pull)[0]?.city

function ownPlace(row: TerminalRow, name: string, around: ListedCity[]): ListedCity {
  const [code, , countryCode, , , , handled] = row
  const [nearest] = around.sort((a, b) => kmBetween(a, positionOf(row)) - kmBetween(b, positionOf(row)))
  return {
    geonameId: -Number.parseInt(code, 36),
    name: plain(name),
    countryCode,
    ...positionOf(row),
    inhabitants: Math.max(leastOfPort, handled * inhabitantsPerThousandTeu),
    regionCode: nearest?.regionCode ?? '',
    partCode: nearest?.partCode ?? '',
    otherNames: new Map(),
    codes: [],
    terminals: [],
    near: pull(around, row)?.name ?? '',
  }
}
