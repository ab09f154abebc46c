import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { ChartFigures } from '../../../../ui/charts/chart-figures.tsx'
import type { PortfolioSum } from '../financing-queries.ts'
import { dueGroups } from './due-groups.ts'

/** What is outstanding by the week in which it is due. */
export function DueChart({ sum, today }: { sum: PortfolioSum; today: string }) {
  const { currency } = sum
  const groups = dueGroups(sum, today)
  return (
    <ChartFigures
      unit={currency}
      series={[{ name: 'Outstanding', tone: 'main', total: formatAmount(sum.outstanding, currency) }]}
      groups={groups.map(({ key, label, title, outstanding }) => ({
        key,
        label,
        title: `${title}: ${formatAmount(outstanding, currency)}`,
        values: [Number(outstanding)],
      }))}
      table={{
        label: `Outstanding in ${currency} by due week`,
        head: ['Due', 'Fundings', 'Outstanding'],
        rows: groups.map(({ key, title, fundings, outstanding }) => ({
          key,
          title,
          cells: [fundings, formatAmount(outstanding, currency)],
        })),
      }}
      note="Advances that are not repaid, by the week in which the buyer has to pay, from Monday, days in UTC."
    />
  )
}
