import { type PromiseName, promisedMs, promises } from '@tradelane/contract/lifecycle/promises'
import { isBankDay } from './bank-days.ts'
import { isBusinessDay } from './business-calendar.ts'
import { dayIn, endOfDay, plusDays } from './local-days.ts'

/**
 * The end of the last of that many business days, as they are counted where the person is who has to act. The day from which they are
 * counted is not one of them.
 */
export const afterBusinessDays = (from: Date, days: number, country: string | null): Date =>
  afterCounted(from, days, country, (day) => isBusinessDay(day, country))

type Shared = {
  /** Only days count on which banks work in every one of these countries. */
  calendars: readonly (string | null)[]
  /** Where the person is who has to act: there the first day is read, and the last one ends. */
  country: string | null
}

export const afterBankingDays = (from: Date, days: number, { calendars, country }: Shared): Date =>
  afterCounted(from, days, country, (day) => calendars.every((calendar) => isBankDay(day, calendar)))

function afterCounted(
  from: Date,
  days: number,
  country: string | null,
  counts: (day: string) => boolean,
): Date {
  let day = dayIn(country, from)
  for (let left = days; left > 0; ) {
    day = plusDays(day, 1)
    if (counts(day)) left -= 1
  }
  return endOfDay(day, country)
}

/** The end of the last of that many days, all of which count, where the person is who has to act. */
export const afterDays = (from: Date, days: number, country: string | null): Date =>
  endOfDay(plusDays(dayIn(country, from), days), country)

const hourMs = 3_600_000

/** The same, and on to the next day on which people work there: a promise does not end on a Sunday or a holiday. */
const afterDaysThenWork = (from: Date, days: number, country: string | null): Date => {
  let day = plusDays(dayIn(country, from), days)
  while (!isBusinessDay(day, country)) day = plusDays(day, 1)
  return endOfDay(day, country)
}

/** The same instant, or the end of the next day on which people work there. */
const thenWork = (end: Date, country: string | null): Date =>
  isBusinessDay(dayIn(country, end), country) ? end : afterBusinessDays(end, 1, country)

/** No later than that many days: the last day on which people work there, where there is one, after the first day. */
export function withinDays(from: Date, days: number, country: string | null): Date {
  const first = dayIn(country, from)
  const last = plusDays(first, days)
  let day = last
  while (!isBusinessDay(day, country)) day = plusDays(day, -1)
  return endOfDay(day > first ? day : last, country)
}

type Length = { businessDays?: number; days?: number; onAnyDay?: true; hours?: number }

/** Business days of the country, days that all count there, or hours; null without any of them. */
export function dueAfter(
  { businessDays, days, onAnyDay, hours }: Length,
  from: Date,
  country: string | null,
): Date | null {
  if (businessDays !== undefined) return afterBusinessDays(from, businessDays, country)
  if (days !== undefined) return (onAnyDay ? afterDays : afterDaysThenWork)(from, days, country)
  return hours === undefined ? null : new Date(from.getTime() + hours * hourMs)
}

/** By when a promise is to be kept that begins at `from`. `country`: where the person is who has to act. */
export function dueAt(name: PromiseName, from: Date, country: string | null): Date {
  const promise = promises[name]
  if ('businessDays' in promise) return afterBusinessDays(from, promise.businessDays, country)
  if ('days' in promise)
    return ('onAnyDay' in promise ? afterDays : afterDaysThenWork)(from, promise.days, country)
  const end = new Date(from.getTime() + promisedMs(name as Parameters<typeof promisedMs>[0]))
  return 'untilWork' in promise ? thenWork(end, country) : end
}
