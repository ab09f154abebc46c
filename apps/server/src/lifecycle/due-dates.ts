import type { PromiseName } from '@tradelane/contract/lifecycle/promises'
import { promises } from '@tradelane/contract/lifecycle/promises'
import { isBusinessDay } from './business-calendar.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** The same hour (UTC) that many business days later, as they are counted where the person is who has to act. */
export function afterBusinessDays(from: Date, days: number, country: string | null): Date {
  let at = from.getTime()
  for (let left = days; left > 0; ) {
    at += dayMs
    if (isBusinessDay(new Date(at), country)) left -= 1
  }
  return new Date(at)
}

/** By when a promise is to be kept that begins at `from`. */
export function dueAt(name: PromiseName, from: Date, country: string | null): Date {
  const promise: { businessDays: number } | { hours: number } = promises[name]
  return 'hours' in promise
    ? new Date(from.getTime() + promise.hours * hourMs)
    : afterBusinessDays(from, promise.businessDays, country)
}
