import { decimalText, parseMoney, sum } from '@tradelane/money'
import type { WireAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { PortfolioSum } from '../financing-queries.ts'

export type DueGroup = {
  key: string
  label: string
  title: string
  fundings: number
  outstanding: WireAmount
}

const shownWeeks = 9
const dayMs = 86_400_000
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** What is overdue, the nine weeks from that of `today` on, and all that is due later. */
export function dueGroups({ ageing, currency, due_weeks, overdue }: PortfolioSum, today: string): DueGroup[] {
  const first = mondayOf(today)
  const after = addDays(first, shownWeeks * 7)
  const weeks = Array.from({ length: shownWeeks }, (_, index) => {
    const from = addDays(first, index * 7)
    const found = due_weeks.find((week) => week.from === from)
    return {
      key: from,
      label: shortDay.format(new Date(from)).replace('Sept', 'Sep'),
      title: `${formatDay(from)} to ${formatDay(addDays(from, 6))}`,
      fundings: found?.fundings ?? 0,
      outstanding: found?.outstanding ?? 0,
    }
  })
  const later = due_weeks.filter(({ from }) => from >= after)
  const late = ageing.filter(({ bucket }) => bucket !== 'not_due')
  return [
    { key: 'overdue', label: 'Overdue', title: 'Overdue', fundings: countOf(late), outstanding: overdue },
    ...weeks,
    {
      key: 'later',
      label: 'Later',
      title: `From ${formatDay(after)}`,
      fundings: countOf(later),
      outstanding: decimalText(
        sum(
          currency,
          later.map(({ outstanding }) => parseMoney(String(outstanding), currency)),
        ),
      ),
    },
  ]
}

const countOf = (groups: readonly { fundings: number }[]) =>
  groups.reduce((count, { fundings }) => count + fundings, 0)

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
