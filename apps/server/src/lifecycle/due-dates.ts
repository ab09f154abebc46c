import {
  hasFixedLength,
  type PromiseName,
  promisedMs,
  promises,
} from '@tradelane/contract/lifecycle/promises'
import { isBusinessDay } from './business-calendar.ts'

const dayMs = 24 * 60 * 60_000

/** The same hour (UTC) that many business days later, as they are counted where the person is who has to act. */
export const afterBusinessDays = (from: Date, days: number, country: string | null): Date =>
  afterSharedBusinessDays(from, days, [country])

/** The same where only those days count on which people work in every one of the countries. */
export function afterSharedBusinessDays(
  from: Date,
  days: number,
  countries: readonly (string | null)[],
): Date {
  let at = from.getTime()
  for (let left = days; left > 0; ) {
    at += dayMs
    if (countries.every((country) => isBusinessDay(new Date(at), country))) left -= 1
  }
  return new Date(at)
}

/** Business days of the country, or days that all count; null without either. */
export function dueAfter(
  { businessDays, days }: { businessDays?: number; days?: number },
  from: Date,
  country: string | null,
): Date | null {
  if (businessDays !== undefined) return afterBusinessDays(from, businessDays, country)
  return days === undefined ? null : new Date(from.getTime() + days * dayMs)
}

/** By when a promise is to be kept that begins at `from`. */
export function dueAt(name: PromiseName, from: Date, country: string | null): Date {
  return hasFixedLength(name)
    ? new Date(from.getTime() + promisedMs(name))
    : afterBusinessDays(from, promises[name].businessDays, country)
}
