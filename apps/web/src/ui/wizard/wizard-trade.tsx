import { useQuery } from '@tanstack/react-query'
import { tradeQuery, tradeText } from '../../lib/queries/trades.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { ChangeTrade } from '../records/change-trade.tsx'

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
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 text-ink-2">
      {trade && (
        <>
          <span>
            For trade <span className="num font-medium wrap-anywhere text-ink">{tradeText(trade)}</span>
          </span>
          {!fixedTo && (
            <DialogButton tone="quiet" size="sm" text="Change trade">
              {(close) => <ChangeTrade saved={saved} from={trade.transaction_id} onClose={close} />}
            </DialogButton>
          )}
        </>
      )}
    </div>
  )
}
