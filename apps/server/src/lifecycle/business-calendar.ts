import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `weekend`: days of the week, Sunday is 0. `holidays`: by year, days such as `0501`, on working days only. */
type CountryCalendar = { weekend: readonly number[]; holidays: Readonly<Record<string, string>> }

const path = join(import.meta.dirname, '../../data/public-holidays.json')
let calendars: Readonly<Record<string, CountryCalendar>> | undefined

/** Read on first use, 150 KB: neither the start nor a request without a promise pays for it. */
function calendarOf(country: string): CountryCalendar | undefined {
  calendars ??= (JSON.parse(readFileSync(path, 'utf8')) as { countries: typeof calendars }).countries
  return calendars?.[country]
}

const usualWeekend = [0, 6]

/**
 * Whether people work on this calendar day in the country, an ISO 3166 code. Without a country, and for a year or a country that the data
 * does not cover, only the weekend counts.
 */
export function isBusinessDay(day: string, country: string | null): boolean {
  const calendar = country === null ? undefined : calendarOf(country)
  if ((calendar?.weekend ?? usualWeekend).includes(new Date(day).getUTCDay())) return false
  const [year = '', month, date] = day.split('-')
  return !calendar?.holidays[year]?.split(' ').includes(`${month}${date}`)
}
