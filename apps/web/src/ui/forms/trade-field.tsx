import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '../../lib/forms/use-settled.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { tradesQuery, tradeText } from '../../lib/queries/trades.ts'
import type { SelectOption } from './select.tsx'
import { SelectSearch } from './select-search.tsx'

/** The value of the choice to start a trade. */
export const newTrade = 'new'

const startNew: SelectOption = { value: newTrade, label: 'Start a new trade' }
const shownTrades = 20
const longestSearch = 100

type TradeFieldProps = {
  /** '' while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** The trade that is not offered. */
  except: string
}

/** Any trade of the company, which the server searches by number and name, or a new one. */
export function TradeField({ value, onChange, except }: TradeFieldProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<SelectOption>()
  const wanted = typed.trim().slice(0, longestSearch)
  const search = useSettled(wanted)
  const { data, error, isFetching } = useQuery(tradesQuery({ search, page: 1, limit: shownTrades }))
  const found = (data?.transactions ?? [])
    .filter(({ transaction_id }) => transaction_id !== except)
    .map((one) => ({ value: one.transaction_id, label: tradeText(one) }))
  const options = typed === '' ? withChosen([startNew, ...found], chosen) : found
  const hasMore = data && data.pagination.total > shownTrades
  return (
    <SelectSearch
      label="Trade"
      placeholder="Search by number or name"
      options={options}
      value={value}
      onChange={(next) => {
        setChosen(options.find((option) => option.value === next))
        onChange(next)
      }}
      onSearch={setTyped}
      emptyText={isFetching || search !== wanted ? 'Searching…' : 'No results'}
      {...(hasMore && { help: `The list shows ${shownTrades} trades. Type to find others.` })}
      {...(error && { error: messageOf(error) })}
    />
  )
}

/** What was found and chosen stays on offer once the search is empty again. */
const withChosen = (options: SelectOption[], chosen: SelectOption | undefined): SelectOption[] =>
  !chosen || options.some(({ value }) => value === chosen.value) ? options : [...options, chosen]
