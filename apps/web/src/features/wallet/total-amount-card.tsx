import { useQuery } from '@tanstack/react-query'
import type { WalletBalance } from '@tradelane/contract/wallet'
import { formatAmount } from '../../lib/format-amount.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { movementsQuery } from './queries.ts'

/** The dollar balance now, and what it was when the month began. */
export function TotalAmountCard({ balance }: { balance: WalletBalance | undefined }) {
  const { data } = useQuery(movementsQuery({ currency: 'USD', from: firstOfMonth(), to: '', page: 1 }))
  return (
    <section
      aria-label="Total Amount"
      className="flex min-h-44 flex-col rounded-lg bg-linear-120 from-navy to-navy-sea p-5 text-white"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-navy-text">Total Amount</h2>
        <span className="text-xs text-navy-text">This Month</span>
      </div>
      <p className="num mt-2 text-xl font-semibold">{formatAmount(balance?.balance ?? 0, 'USD')}</p>
      <p className="mt-auto flex justify-between gap-3 border-t border-white/15 pt-3 text-navy-text">
        End of last month
        {data ? (
          <span className="num text-white">{formatAmount(data.opening, 'USD')}</span>
        ) : (
          <Skeleton className="h-4 w-24" />
        )}
      </p>
    </section>
  )
}

/** In UTC, as the movements are counted. */
function firstOfMonth(): string {
  return `${new Date().toISOString().slice(0, 7)}-01`
}
