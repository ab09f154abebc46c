import type { accountSummary, SummaryPeriod } from '@tradelane/contract/account-summary/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { Table2 } from 'lucide-react'
import { useState } from 'react'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { BarChart, Legend } from '../../ui/bar-chart.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { fullName, shortName } from './period-names.ts'

type Summary = WireOutput<typeof accountSummary.get>

const units: Record<SummaryPeriod, string> = { weekly: 'week', monthly: 'month', yearly: 'year' }
const moneyIn = { name: 'In', tone: 'main' } as const
const moneyOut = { name: 'Out', tone: 'second' } as const

/** The chart, and a table of the same figures for screen readers and for exact amounts. */
export function SummaryFigures({ summary }: { summary: Summary }) {
  const [isTable, setIsTable] = useState(false)
  const { currency, period, periods } = summary
  const amount = (value: number) => formatAmount(value, currency)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Legend
          entries={[
            { ...moneyIn, total: amount(summary.money_in) },
            { ...moneyOut, total: amount(summary.money_out) },
          ]}
        />
        <Button
          size="sm"
          tone="quiet"
          className="-mx-3"
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          <Table2 size={16} aria-hidden />
          Show as table
        </Button>
      </div>
      {!isTable && (
        <BarChart
          unit={currency}
          series={[moneyIn, moneyOut]}
          groups={periods.map((shown) => ({
            key: shown.from,
            label: shortName(period, shown),
            title: `${fullName(period, shown)}: in ${amount(shown.money_in)}, out ${amount(shown.money_out)}`,
            values: [shown.money_in, shown.money_out],
          }))}
        />
      )}
      {/* Hidden by what is around it: a table would not be cut off to nothing, and make a phone's page wider. */}
      <div className={isTable ? undefined : 'sr-only'}>
        <Figures summary={summary} />
      </div>
      <p className="mt-4 text-xs text-ink-2">
        By {units[period]}, days in UTC. Money held for a payment counts as out when the payment is sent.
      </p>
    </>
  )
}

function Figures({ summary }: { summary: Summary }) {
  const { currency, period, periods } = summary
  const cell = 'border-b border-line py-2 text-right'
  return (
    <table
      aria-label={`Money in and out in ${currency} by ${units[period]}`}
      className="num w-full border-collapse"
    >
      <thead className="text-xs text-ink-2">
        <tr>
          <th scope="col" className="border-b border-line py-2 text-left font-medium">
            {units[period].replace(/^./, (first) => first.toUpperCase())}
          </th>
          {[moneyIn, moneyOut].map(({ name }) => (
            <th key={name} scope="col" className={classNames(cell, 'font-medium')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map((shown) => (
          <tr key={shown.from}>
            <th scope="row" className="border-b border-line py-2 text-left font-normal">
              {fullName(period, shown)}
            </th>
            <td className={cell}>{formatAmount(shown.money_in, currency)}</td>
            <td className={cell}>{formatAmount(shown.money_out, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
