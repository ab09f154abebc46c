import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/net/api-error.ts'
import {
  tradesQuery,
  tradeText,
  useContinueTrade,
  useMoveToTrade,
  useStartTrade,
} from '../lib/queries/trades.ts'
import { Banner } from './banner.tsx'
import { FormDialog } from './form-dialog.tsx'
import { SelectSearch } from './select-search.tsx'

const newTrade = 'new'
const offeredTrades = 100

type ChangeTradeProps = {
  /** What moves; without it the chosen trade becomes the current one. */
  saved?: { subject: string; id: string } | undefined
  /** The trade that is not offered. */
  from: string
  onClose: () => void
}

/** Chooses another trade, or a new one: for a saved record, or for what is saved from now on. */
export function ChangeTrade({ saved, from, onClose }: ChangeTradeProps) {
  const [chosen, setChosen] = useState('')
  const trades = useQuery(tradesQuery({ search: '', page: 1, limit: offeredTrades }))
  const starting = useStartTrade()
  const moving = useMoveToTrade()
  const continuing = useContinueTrade()
  const change = async () => {
    const isNew = chosen === newTrade
    const transaction_id = isNew ? (await starting.mutateAsync({})).transaction_id : chosen
    if (saved) await moving.mutateAsync({ subject: saved.subject, id: saved.id, transaction_id })
    else if (!isNew) await continuing.mutateAsync(transaction_id)
    onClose()
  }
  const others = trades.data?.transactions.filter(({ transaction_id }) => transaction_id !== from) ?? []
  const hasMore = (trades.data?.pagination.total ?? 0) > offeredTrades
  const error = starting.error ?? moving.error ?? continuing.error ?? trades.error
  return (
    <FormDialog
      title="Change trade"
      lead={
        saved
          ? 'It moves to the chosen trade with its costs. Freight and the insurance of its goods move together.'
          : 'What you save from now on belongs to the chosen trade.'
      }
      onClose={onClose}
      onSubmit={() => void change().catch(() => undefined)}
      submitText="Change trade"
      busyText="Changing…"
      isBusy={starting.isPending || moving.isPending || continuing.isPending}
      isReady={chosen !== ''}
    >
      <div className="grid gap-4">
        <SelectSearch
          label="Trade"
          placeholder="Search by number or name"
          options={[
            { value: newTrade, label: 'Start a new trade' },
            ...others.map((one) => ({ value: one.transaction_id, label: tradeText(one) })),
          ]}
          {...(hasMore && { help: `The ${offeredTrades} newest trades.` })}
          value={chosen}
          onChange={setChosen}
        />
        {error && (
          <Banner tone="lost" isAlert>
            {messageOf(error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
