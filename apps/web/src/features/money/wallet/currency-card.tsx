import { useQuery } from '@tanstack/react-query'
import type { WalletBalance } from '@tradelane/contract/wallet/calls'
import { currencies } from '@tradelane/money'
import { ArrowLeftRight, Landmark } from 'lucide-react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { rateOrigin } from '../../../lib/format/rate-origin.ts'
import { Button } from '../../../ui/button.tsx'
import { StartingBalance } from './starting-balance.tsx'
import { useWalletDialog } from './wallet-address.ts'
import { walletTotalQuery } from './wallet-queries.ts'

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
      <StartingBalance currency={currency} />
      <div className="mt-auto -ml-3 flex flex-wrap">
        <Button
          size="sm"
          tone="quiet"
          onClick={() => open('account-details', currency)}
          aria-label={`Account details ${currency}`}
        >
          <Landmark size={16} aria-hidden />
          Account details
        </Button>
        <Button
          size="sm"
          tone="quiet"
          onClick={() => open('convert', currency)}
          aria-label={`Convert ${currency}`}
        >
          <ArrowLeftRight size={16} aria-hidden />
          Convert
        </Button>
      </div>
    </section>
  )
}

/** What the balance is worth, at which rate, and what is held: quiet lines. */
function Worth({ balance: { withHoldingBalance, curSymbol } }: { balance: WalletBalance }) {
  const { data: total } = useQuery(walletTotalQuery)
  const account = total?.accounts.find(({ currency }) => currency === curSymbol)
  const worth = account?.available_in_total
  const held = withHoldingBalance > 0 && `${formatAmount(withHoldingBalance, curSymbol)} held`
  return (
    <div className="num mt-1 min-h-[36px] text-xs text-ink-2">
      <p>{[worth != null && `≈ ${formatAmount(worth, 'USD')}`, held].filter(Boolean).join(' · ')}</p>
      {account?.rate && <p>{rateOrigin(account.rate.rate_source, account.rate.as_of)}</p>}
    </div>
  )
}
