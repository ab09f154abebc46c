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

/** Days of the week on which people rest, Sunday is 0. */
export const weekendOf = (country: string | null): readonly number[] =>
  (country === null ? undefined : calendarOf(country)?.weekend) ?? usualWeekend

/** A public holiday that is not on a weekend. Without data for the country or the year there is none. */
export function isHoliday(day: string, country: string | null): boolean {
  const [year = '', month, date] = day.split('-')
  const calendar = country === null ? undefined : calendarOf(country)
  return calendar?.holidays[year]?.split(' ').includes(`${month}${date}`) ?? false
}

/**
 * Whether people work on this calendar day in the country, an ISO 3166 code. Without a country, and for a year or a country that the data
 * does not cover, only the weekend counts.
 */
export const isBusinessDay = (day: string, country: string | null): boolean =>
  !weekendOf(country).includes(new Date(day).getUTCDay()) && !isHoliday(day, country)

const namesPath = join(import.meta.dirname, '../../data/holiday-names.json')
let names: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined

/** In English where the source has it. 370 KB, read on first use: only who explains a later day needs names. */
export function nameOfHoliday(day: string, country: string): string | undefined {
  names ??= (JSON.parse(readFileSync(namesPath, 'utf8')) as { countries: typeof names }).countries
  return Object.entries(names?.[country] ?? {}).find(([, days]) => days.includes(day))?.[0]
}
