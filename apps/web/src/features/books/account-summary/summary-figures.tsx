import type { accountSummary, SummaryPeriod } from '@tradelane/contract/account-summary/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { ChartFigures } from '../../../ui/charts/chart-figures.tsx'
import { fullName, shortName } from './period-names.ts'

type Summary = WireOutput<typeof accountSummary.get>

const units: Record<SummaryPeriod, string> = { weekly: 'week', monthly: 'month', yearly: 'year' }

/** Money in and out by week, month or year. */
export function SummaryFigures({ summary }: { summary: Summary }) {
  const { currency, period, periods } = summary
  const amount = (value: number) => formatAmount(value, currency)
  const unit = units[period]
  return (
    <ChartFigures
      unit={currency}
      series={[
        { name: 'In', tone: 'main', total: amount(summary.money_in) },
        { name: 'Out', tone: 'second', total: amount(summary.money_out) },
      ]}
      groups={periods.map((shown) => ({
        key: shown.from,
        label: shortName(period, shown),
        title: `${fullName(period, shown)}: in ${amount(shown.money_in)}, out ${amount(shown.money_out)}`,
        values: [shown.money_in, shown.money_out],
      }))}
      table={{
        label: `Money in and out in ${currency} by ${unit}`,
        head: [unit.replace(/^./, (first) => first.toUpperCase()), 'In', 'Out'],
        rows: periods.map((shown) => ({
          key: shown.from,
          title: fullName(period, shown),
          cells: [amount(shown.money_in), amount(shown.money_out)],
        })),
      }}
      note={`By ${unit}, days in UTC. Money held for a payment counts as out when the payment is sent.`}
    />
  )
}
