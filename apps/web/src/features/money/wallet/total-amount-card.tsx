import { useQuery } from '@tanstack/react-query'
import type { MonthTotals, WalletBalance } from '@tradelane/contract/wallet/calls'
import type { Currency } from '@tradelane/money'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { monthTotalsQuery } from './wallet-queries.ts'

/** The dollar balance now, and money in and out of this and the last month. */
export function TotalAmountCard({ balance }: { balance: WalletBalance | undefined }) {
  const { data } = useQuery({ ...monthTotalsQuery('USD'), enabled: balance !== undefined })
  return (
    <section
      aria-label="Total Amount"
      className="flex min-h-44 flex-col rounded-lg bg-linear-120 from-navy to-navy-sea p-5 text-white"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-navy-text">Total Amount</h2>
        <span className="text-xs text-navy-text">This Month</span>
      </div>
      <p className="num mt-2 mb-4 text-xl font-semibold">{formatAmount(balance?.balance ?? 0, 'USD')}</p>
      <div className="mt-auto grid gap-x-6 gap-y-3 border-t border-white/15 pt-3 lg:grid-cols-2">
        <Month title="This month" end="Balance now" totals={data?.this_month} currency="USD" />
        <Month title="Last month" end="Balance at the end" totals={data?.last_month} currency="USD" />
      </div>
    </section>
  )
}

type MonthProps = { title: string; end: string; totals: MonthTotals | undefined; currency: Currency }

function Month({ title, end, totals, currency }: MonthProps) {
  if (!totals) return <Skeleton className="h-20" />
  const lines = [
    { term: 'Money in', value: totals.money_in },
    { term: 'Money out', value: totals.money_out },
    { term: end, value: totals.closing },
  ]
  return (
    <div>
      <h3 className="mb-1 text-xs text-navy-text">{title}</h3>
      <dl className="grid gap-0.5">
        {lines.map(({ term, value }) => (
          <div key={term} className="flex justify-between gap-3 text-xs">
            <dt className="text-navy-text">{term}</dt>
            <dd className="num">{formatAmount(value, currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
