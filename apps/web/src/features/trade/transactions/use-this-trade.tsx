import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { messageOf } from '../../../lib/net/api-error.ts'
import { tradeText, useContinueTrade } from '../../../lib/queries/trades.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

/** Makes an earlier trade the current one. */
export function UseThisTrade({ trade }: { trade: WireTransactionSummary }) {
  const continuing = useContinueTrade()
  const resume = () =>
    continuing.mutate(trade.transaction_id, {
      onSuccess: () => toast.success(`${tradeText(trade)} is the current trade now.`),
      onError: (error) => toast.error(messageOf(error)),
    })
  return (
    <Button onClick={resume} isBusy={continuing.isPending} busyText="Continuing…">
      Continue this trade
    </Button>
  )
}
