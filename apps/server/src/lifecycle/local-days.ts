import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const path = join(import.meta.dirname, '../../data/time-zones.json')
let zones: Readonly<Record<string, string>> | undefined

/** The time zone of a country, an ISO 3166 code: that of its largest city. UTC without a country. Read on first use. */
export function timeZoneOf(country: string | null): string {
  zones ??= (JSON.parse(readFileSync(path, 'utf8')) as { zones: typeof zones }).zones
  return (country === null ? undefined : zones?.[country]) ?? 'UTC'
}

/** The calendar day at an instant, as `YYYY-MM-DD`, where people are. */
export const localDay = (at: Date, timeZone: string): string => formatOf(timeZone).format(at)

/** Making a format takes 50 times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, made)
  return made
}

/** The calendar day in a country. */
export const dayIn = (country: string | null, at: Date): string => localDay(at, timeZoneOf(country))

const dayMs = 86_400_000

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The last millisecond of a calendar day in a country. */
export const endOfDay = (day: string, country: string | null): Date => endOfDayIn(day, timeZoneOf(country))

/**
 * The same in a time zone. Searched for, because a day has 23 or 25 hours where clocks change, and in some
 * zones they change at midnight.
 */
export function endOfDayIn(day: string, timeZone: string): Date {
  // Where clocks are furthest ahead (UTC+14), the day ends at 10:00 UTC; where they are furthest behind (UTC−12), at 12:00 UTC of the next day.
  let [within, after] = [Date.parse(day) + 9 * hourMs, Date.parse(day) + 37 * hourMs]
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2)
    if (localDay(new Date(middle), timeZone) > day) after = middle
    else within = middle
  }
  return new Date(within)
}

const hourMs = 3_600_000

/** The end of a day that counts for people in several countries: it is over when it is over for all of them. */
export const endOfSharedDay = (day: string, countries: readonly (string | null)[]): Date =>
  new Date(Math.max(...countries.map((country) => endOfDay(day, country).getTime())))
