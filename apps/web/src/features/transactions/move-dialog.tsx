import { useQuery } from '@tanstack/react-query'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { useState } from 'react'
import { messageOf } from '../../lib/net/api-error.ts'
import { tradesQuery, tradeText, useMoveToTrade } from '../../lib/queries/trades.ts'
import { Banner } from '../../ui/banner.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectSearch } from '../../ui/select-search.tsx'
import { toast } from '../../ui/toast.ts'
import type { ShownService } from './shown-services.ts'

const offeredTrades = 100

type MoveDialogProps = { trade: WireTransactionSummary; service: ShownService; onClose: () => void }

/** Moves a service that was saved in the wrong trade. */
export function MoveDialog({ trade, service, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState('')
  const trades = useQuery(tradesQuery({ search: '', page: 1, limit: offeredTrades }))
  const moving = useMoveToTrade()
  const others =
    trades.data?.transactions.filter(({ transaction_id: id }) => id !== trade.transaction_id) ?? []
  const move = () =>
    moving.mutate(
      { subject: service.subject, id: service.id, transaction_id: chosen },
      {
        onSuccess: () => {
          onClose()
          toast.success(`${service.number} has been moved.`)
        },
      },
    )
  const error = moving.error ?? trades.error
  return (
    <FormDialog
      title="Move to another trade"
      lead={
        service.subject === 'simple_payment'
          ? `${service.number} and its costs move.`
          : `${service.number} and its costs move. Freight and the insurance of its goods move together.`
      }
      onClose={onClose}
      onSubmit={move}
      submitText="Move"
      busyText="Moving…"
      isBusy={moving.isPending}
      isReady={chosen !== ''}
    >
      <div className="grid gap-4">
        {trades.data && others.length === 0 ? (
          <p>There is no other trade yet. Start a new transaction first.</p>
        ) : (
          <SelectSearch
            label="Trade"
            placeholder="Search by number or name"
            options={others.map((one) => ({ value: one.transaction_id, label: tradeText(one) }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {error && (
          <Banner tone="lost" isAlert>
            {messageOf(error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
