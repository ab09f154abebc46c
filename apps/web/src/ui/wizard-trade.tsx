import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/net/api-error.ts'
import {
  tradeQuery,
  tradesQuery,
  tradeText,
  useContinueTrade,
  useMoveToTrade,
  useStartTrade,
} from '../lib/queries/trades.ts'
import { Banner } from './banner.tsx'
import { DialogButton } from './dialog-button.tsx'
import { FormDialog } from './form-dialog.tsx'
import { SelectSearch } from './select-search.tsx'

type WizardTradeProps = {
  /** What the wizard has saved, if anything: its service, its id, and the trade that it is in. */
  saved?: { subject: string; id: string; transactionId: string } | undefined
  /** The trade of what it continues, which stays. */
  fixedTo?: string | null | undefined
}

/** Which trade a wizard is for. Before anything is saved that is the current trade. */
export function WizardTrade({ saved, fixedTo }: WizardTradeProps) {
  const { data: trade } = useQuery(tradeQuery(saved?.transactionId ?? fixedTo ?? undefined))
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-3 text-ink-2">
      {trade && (
        <>
          <span>
            For trade <span className="num font-medium text-ink">{tradeText(trade)}</span>
          </span>
          {!fixedTo && (
            <DialogButton tone="quiet" size="sm" text="Change trade">
              {(close) => <ChangeTrade saved={saved} from={trade.transaction_id} onClose={close} />}
            </DialogButton>
          )}
        </>
      )}
    </p>
  )
}

const newTrade = 'new'
const offeredTrades = 100

type ChangeTradeProps = Pick<WizardTradeProps, 'saved'> & { from: string; onClose: () => void }

function ChangeTrade({ saved, from, onClose }: ChangeTradeProps) {
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
  const error = starting.error ?? moving.error ?? continuing.error ?? trades.error
  return (
    <FormDialog
      title="Change trade"
      lead={
        saved
          ? 'What you have saved here moves to the chosen trade.'
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
