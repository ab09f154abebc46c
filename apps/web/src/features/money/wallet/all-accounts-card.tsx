import { useQuery } from '@tanstack/react-query'
import type { WalletTotal } from '@tradelane/contract/wallet/wallet-total'
import { formatAmount, formatRate } from '../../../lib/format/format-amount.ts'
import { rateOrigin } from '../../../lib/format/rate-origin.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { walletTotalQuery } from './wallet-queries.ts'

/** What all accounts hold together, in dollars: each at its rate, with the rate's date and source. */
export function AllAccountsCard() {
  const { data, error } = useQuery(walletTotalQuery)
  return (
    <Card name="All accounts" className="flex flex-col">
      <h2 className="text-ink-2">All accounts in US dollars</h2>
      {error && <p className="mt-2 text-ink-2">{messageOf(error)}</p>}
      {!data && !error && <Skeleton className="mt-3 h-24" />}
      {data && <Sums total={data} />}
    </Card>
  )
}

function Sums({ total }: { total: WalletTotal }) {
  const { available, held, accounts } = total
  return (
    <>
      <p className="num mt-2 text-xl font-semibold">≈ {formatAmount(available, 'USD')}</p>
      <p className="num mt-1 mb-4 text-xs text-ink-2">
        {held > 0
          ? `Available. Another ≈ ${formatAmount(held, 'USD')} is held.`
          : 'Available. Nothing is held.'}
      </p>
      <ul className="mt-auto grid gap-2 border-t border-line pt-3">
        {accounts.map((account) => (
          <AccountLine key={account.currency} account={account} />
        ))}
      </ul>
    </>
  )
}

function AccountLine({ account }: { account: WalletTotal['accounts'][number] }) {
  const { currency, available, available_in_total: inDollars, rate } = account
  return (
    <li className="text-xs">
      <span className="num flex flex-wrap justify-between gap-x-3">
        <span>{formatAmount(available, currency)}</span>
        <span>{inDollars === null ? 'Not counted' : formatAmount(inDollars, 'USD')}</span>
      </span>
      {rate && (
        <span className="num block text-ink-2">
          1 {currency} = {formatRate(rate.rate)} USD · {rateOrigin(rate.rate_source, rate.as_of)}
        </span>
      )}
      {inDollars === null && (
        <span className="block text-ink-2">There is no current rate for {currency}.</span>
      )}
    </li>
  )
}
