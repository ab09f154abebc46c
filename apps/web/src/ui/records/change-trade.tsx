import { useState } from 'react'
import { messageOf } from '../../lib/net/api-error.ts'
import { useContinueTrade, useMoveToTrade, useStartTrade } from '../../lib/queries/trades.ts'
import { Banner } from '../banner.tsx'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { newTrade, TradeField } from '../forms/trade-field.tsx'
import { toast } from '../toast.ts'

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
  const { error, isPending, change } = useTradeChange(saved)
  const close = (escrows: readonly string[]) => {
    if (escrows.length > 0) toast.info(`The release of ${escrows.join(', ')} is still tied to it.`)
    onClose()
  }
  return (
    <FormDialog
      title="Change trade"
      lead={
        saved
          ? 'It moves to the chosen trade with its costs. Freight and the insurance of its goods move together.'
          : 'What you save from now on belongs to the chosen trade.'
      }
      onClose={onClose}
      onSubmit={() => void change(chosen).then(close, () => undefined)}
      submitText="Change trade"
      busyText="Changing…"
      isBusy={isPending}
      isReady={chosen !== ''}
    >
      {/* The open list fits below the field, so that nothing scrolls away from it. */}
      <div className="grid min-h-80 content-start gap-4">
        <TradeField value={chosen} onChange={setChosen} except={from} />
        {error && (
          <Banner tone="lost" isAlert>
            {messageOf(error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

/** One call each: a trade that is started for a record stays only if the record moves. */
function useTradeChange(saved: ChangeTradeProps['saved']) {
  const starting = useStartTrade()
  const moving = useMoveToTrade()
  const continuing = useContinueTrade()
  return {
    error: starting.error ?? moving.error ?? continuing.error,
    isPending: starting.isPending || moving.isPending || continuing.isPending,
    /** The escrows whose release is still tied to what has moved. */
    async change(chosen: string): Promise<readonly string[]> {
      const isNew = chosen === newTrade
      if (saved) {
        const { escrows } = await moving.mutateAsync({
          subject: saved.subject,
          id: saved.id,
          ...(isNew ? { new_trade: {} } : { transaction_id: chosen }),
        })
        return escrows
      }
      await (isNew ? starting.mutateAsync({}) : continuing.mutateAsync(chosen))
      return []
    },
  }
}
