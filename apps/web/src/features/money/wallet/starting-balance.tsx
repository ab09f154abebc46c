import { useQuery } from '@tanstack/react-query'
import type { Currency } from '@tradelane/money'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { walletTotalQuery } from './wallet-queries.ts'

/** Where the money of a new company in the sandbox comes from, beside the account that holds it. */
export function StartingBalance({ currency }: { currency: Currency }) {
  const { data: total } = useQuery(walletTotalQuery)
  const { data: user } = useQuery(profileQuery)
  const given = total?.starting_balance
  if (given?.currency !== currency) return null
  return (
    <p className="mt-1 text-xs text-ink-2">
      The sandbox gave you {formatAmount(given.amount, currency)} to try things out. It is not real money.
      {user && user.status !== 'Clear' && ' You can convert it once your business is verified.'}
    </p>
  )
}
