import type { PeriodOfSummary, SummaryPeriod } from '@tradelane/contract/account-summary/calls'
import { formatDay } from '../../../lib/format/format-date.ts'

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The short name on the axis: "16 Nov", "Nov", "2026". */
export function shortName(period: SummaryPeriod, { from }: PeriodOfSummary): string {
  if (period === 'yearly') return from.slice(0, 4)
  return (period === 'monthly' ? month : shortDay).format(new Date(from)).replace('Sept', 'Sep')
}

/** "16 Nov 2026 to 22 Nov 2026", "Nov 2026", "2026". */
export function fullName(period: SummaryPeriod, shown: PeriodOfSummary): string {
  if (period === 'yearly') return shortName(period, shown)
  if (period === 'monthly') return `${shortName(period, shown)} ${shown.from.slice(0, 4)}`
  return `${formatDay(shown.from)} to ${formatDay(shown.to)}`
}
