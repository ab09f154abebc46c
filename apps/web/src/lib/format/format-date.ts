import { businessNow } from '../browser/business-clock.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const utcDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })

/** "21 Nov 2026". A calendar day (`YYYY-MM-DD`) is the same everywhere; an instant is shown in the reader's time zone. */
export function formatDay(value: string | Date): string {
  const isCalendarDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  return (isCalendarDay ? utcDay : day).format(new Date(value)).replace('Sept', 'Sep')
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
/** "Saturday, 21 Nov 2026", for calendar days that somebody chooses from. */
export const formatWeekday = (value: string): string =>
  `${weekday.format(new Date(value))}, ${formatDay(value)}`

/** "21 Nov 2026, 14:05 CET": for instants whose time matters, always with the zone. */
export function formatInstant(value: string | Date): string {
  return `${formatDay(new Date(value))}, ${time.format(new Date(value))}`
}

/** Today in the reader's time zone, as `YYYY-MM-DD`: the limit of date fields. */
export function today(): string {
  const now = businessNow()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 2026", of `2026-11`. */
export const formatMonth = (value: string): string => month.format(new Date(`${value}-01T00:00:00Z`))
