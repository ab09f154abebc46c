import { businessNow } from '../../../lib/browser/business-clock.ts'
export type Period = { from: string; to: string }

const monthsOffered = 12
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Today in UTC, because statements use UTC days. */
export const todayInUtc = (now = businessNow()): string => dayOf(now)

/** The current month and the months before it, newest first, in UTC. */
export function lastMonths(now = businessNow()): (Period & { name: string })[] {
  return Array.from({ length: monthsOffered }, (_, back) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 0))
    const name = monthName.format(first)
    return back === 0
      ? { name: `${name}, so far`, from: dayOf(first), to: dayOf(now) }
      : { name, from: dayOf(first), to: dayOf(last) }
  })
}
