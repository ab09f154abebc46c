import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { balancesQuery } from '../../../lib/queries/wallet.ts'

/** How old the balances on the page are: they are read again every half minute, and stay as they were where that fails. */
export function BalancesAge() {
  const { dataUpdatedAt, isRefetchError } = useQuery(balancesQuery)
  if (dataUpdatedAt === 0) return null
  return (
    <span className={isRefetchError ? 'text-wait' : 'text-ink-2'}>
      {`Balances as of ${formatInstant(new Date(dataUpdatedAt))}.`}
      {isRefetchError && ' We could not read them again since.'}
    </span>
  )
}
