import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { balancesQuery } from '../../../lib/queries/wallet.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { classNames } from '../../../ui/class-names.ts'
import { BalancesAge } from './balances-age.tsx'
import { CurrencyCard } from './currency-card.tsx'
import { DollarCard } from './dollar-card.tsx'
import { useWalletDialog } from './wallet-address.ts'
import { walletTotalQuery } from './wallet-queries.ts'

/** The dashboard shows the dollar and this many more; the wallet page shows all. */
const mostOthers = 4

export function WalletCards() {
  const { data: balances } = useSuspenseQuery(balancesQuery)
  const dollars = balances.find(({ curSymbol }) => curSymbol === 'USD')
  const others = balances.filter(({ curSymbol }) => curSymbol !== 'USD')
  return (
    <section aria-label="Accounts">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1.25fr_1fr_1fr]">
        <DollarCard balance={dollars} />
        {others.slice(0, mostOthers).map((balance) => (
          <CurrencyCard key={balance.curSymbol} balance={balance} />
        ))}
        <AddCurrencyCard className={restOfRow(Math.min(others.length, mostOthers))} />
      </div>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <AllInDollars />
        <BalancesAge />
        <Link to="/dashboard/wallet" className="text-link">
          {others.length > mostOthers
            ? `All ${balances.length} accounts and movements`
            : 'Accounts and movements'}
        </Link>
      </p>
    </section>
  )
}

/** Beside the cards, which are one currency each: all of them together. */
function AllInDollars() {
  const { data: total } = useQuery(walletTotalQuery)
  const isAll = total?.accounts.every(({ available_in_total }) => available_in_total !== null)
  return (
    <span className="num text-ink-2">
      {total &&
        `${isAll ? 'All accounts' : 'Accounts with a current rate'}: ≈ ${formatAmount(total.available, 'USD')}`}
    </span>
  )
}

/** The free columns of the last row: of three columns, or of two if the dollar card fills a row. */
function restOfRow(others: number): string {
  const wide = ['lg:col-span-2', 'lg:col-span-1', 'lg:col-span-3 lg:min-h-24'][others % 3]
  return classNames(wide, others % 2 === 0 && 'sm:max-lg:col-span-2')
}

export function AddCurrencyCard({ className }: { className?: string }) {
  const { open } = useWalletDialog()
  if (!useMay('preparer')) return null
  return (
    <button
      type="button"
      onClick={() => open('open-currency')}
      className={classNames(
        'grid min-h-28 place-content-center justify-items-center gap-1 rounded-lg border border-dashed',
        'border-line-2 bg-paper p-5 text-center transition-colors hover:border-sea hover:bg-sea-wash',
        className,
      )}
    >
      <Plus size={22} className="text-sea" aria-hidden />
      <span className="font-medium">Add New Currency</span>
      <span className="text-xs text-ink-2">Own account details in 20 currencies</span>
    </button>
  )
}
