import { useQuery } from '@tanstack/react-query'
import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { currencies, formatMoney } from '@tradelane/money'
import { ArrowLeftRight } from 'lucide-react'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { Button } from '../../ui/button.tsx'
import { worthInDollars, worthInDollarsQuery } from './queries.ts'
import { useWalletDialog } from './wallet-address.ts'

/** One currency beside the dollar. */
export function CurrencyCard({ balance }: { balance: WalletBalance }) {
  const { curSymbol: currency } = balance
  const { open } = useWalletDialog()
  // The specification calls this currency so.
  const name = currency === 'EUR' ? 'EURO' : currencies[currency].name
  return (
    <section
      aria-label={`${name} account`}
      className="flex min-h-44 flex-col rounded-lg border border-line bg-paper p-5"
    >
      <h2 className="flex items-center gap-2 text-ink-2">
        <span className="rounded-sm bg-mist-2 px-1.5 py-0.5 text-xs font-semibold text-ink" aria-hidden>
          {currency}
        </span>
        {name} account
      </h2>
      <p className="num mt-3 text-lg font-semibold">{formatAmount(balance.balance, currency)}</p>
      <Worth balance={balance} />
      <Button
        size="sm"
        tone="quiet"
        className="mt-auto -ml-3 self-start"
        onClick={() => open('convert', currency)}
        aria-label={`Convert ${currency}`}
      >
        <ArrowLeftRight size={16} aria-hidden />
        Convert
      </Button>
    </section>
  )
}

/** What is held, or else what the balance is worth: one quiet line. */
function Worth({ balance: { balance, withHoldingBalance, curSymbol } }: { balance: WalletBalance }) {
  const { data: rate } = useQuery(worthInDollarsQuery(curSymbol))
  const worth = rate && `≈ ${formatMoney(worthInDollars(balance, curSymbol, rate))}`
  const held = withHoldingBalance > 0 && `${formatAmount(withHoldingBalance, curSymbol)} held`
  return (
    <p className="num mt-1 min-h-[18px] text-xs text-ink-2">{[worth, held].filter(Boolean).join(' · ')}</p>
  )
}
