import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/net/api-error.ts'
import { tradesQuery, tradeText } from '../../lib/queries/trades.ts'
import type { SelectOption } from './select.tsx'
import { SelectSearch } from './select-search.tsx'
import { useOptionSearch } from './use-option-search.ts'

/** The value of the choice to start a trade. */
export const newTrade = 'new'

const startNew: SelectOption = { value: newTrade, label: 'Start a new trade' }
const shownTrades = 20

type TradeFieldProps = {
  /** '' while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** The trades that are not offered. */
  except: string | readonly string[]
  /** A new trade is not offered either. */
  isOnlyExisting?: boolean
}

/** Any trade of the company, which the server searches by number and name, or a new one. */
export function TradeField({ value, onChange, except, isOnlyExisting = false }: TradeFieldProps) {
  const { search, fieldOf } = useOptionSearch()
  const { data, error, isFetching } = useQuery(tradesQuery({ search, page: 1, limit: shownTrades }))
  const options = (data?.transactions ?? [])
    .filter(({ transaction_id }) => ![except].flat().includes(transaction_id))
    .map((one) => ({ value: one.transaction_id, label: tradeText(one) }))
  const hasMore = data && data.pagination.total > shownTrades
  return (
    <SelectSearch
      label="Trade"
      placeholder="Search by number or name"
      {...fieldOf({ options, isFetching, value, onChange, first: isOnlyExisting ? [] : [startNew] })}
      {...(hasMore && { help: `The list shows ${shownTrades} trades. Type to find others.` })}
      {...(error && { error: messageOf(error) })}
    />
  )
}
