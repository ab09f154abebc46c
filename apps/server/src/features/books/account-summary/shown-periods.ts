import { periodsShown, type SummaryPeriod } from '@tradelane/contract/account-summary/calls'

type Period = { from: string; to: string }

const dayMs = 86_400_000

/** The periods up to the current one, oldest first: calendar weeks from Monday, months and years, in UTC. */
export function shownPeriods(period: SummaryPeriod, now: Date): Period[] {
  const count = periodsShown[period]
  const starts = Array.from({ length: count + 1 }, (_, index) => startOf(period, now, index - count + 1))
  return starts.slice(0, count).map((start, index) => ({
    from: dayOf(start),
    to: dayOf((starts[index + 1] as number) - dayMs),
  }))
}

/** The start of the period at this offset from the current one. */
function startOf(period: SummaryPeriod, now: Date, after: number): number {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  if (period === 'yearly') return Date.UTC(year + after, 0)
  if (period === 'monthly') return Date.UTC(year, month + after)
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return Date.UTC(year, month, day - sinceMonday + after * 7)
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
