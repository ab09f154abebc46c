/**
 * Writes `data/time-zones.json`: the time zone in which each country's days end. It is the one of the country's largest city, by the
 * population that GeoNames gives (`data/cities.bin`, CC BY 4.0), at its position (@photostructure/tz-lookup, CC0). Its map is coarse near
 * borders: where a country has one zone only by the tz database (as Node has it), that one counts.
 * Run: node apps/server/scripts/write-time-zones.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import timeZoneAt from '@photostructure/tz-lookup'
import { CityFile } from '../src/features/world/places/city-file.ts'

const data = join(import.meta.dirname, '../data')
const cities = new CityFile(readFileSync(join(data, 'cities.bin')))
const largest = new Map<string, { population: number; zone: string }>()
for (let number = 0; number < cities.size; number += 1) {
  const { countryCode, population, lat, lng } = cities.cityOf(number)
  if (population > (largest.get(countryCode)?.population ?? -1))
    largest.set(countryCode, { population, zone: zoneIn(countryCode, timeZoneAt(lat, lng)) })
}
const zones = Object.fromEntries([...largest].sort().map(([country, { zone }]) => [country, zone]))
const source = `Largest city of each country by GeoNames, CC BY 4.0; its zone by tz-lookup 11.7.0 and the tz database ${process.versions.tz}`
writeFileSync(join(data, 'time-zones.json'), `${JSON.stringify({ source, zones }, null, 2)}\n`)

function zoneIn(country: string, found: string): string {
  const [only, another] = new Intl.Locale(`und-${country}`).getTimeZones() ?? []
  // The database has older names for some zones ("Asia/Calcutta"): the same hours are the same zone.
  return only === undefined || another !== undefined || hoursOf(only) === hoursOf(found) ? found : only
}

function hoursOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
  return ['2027-01-15', '2027-07-15'].map((day) => format.format(new Date(day))).join()
}
