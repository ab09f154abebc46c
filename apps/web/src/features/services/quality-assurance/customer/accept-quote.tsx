import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { inspectionRequest } from '@tradelane/contract/quality-assurance/code-request'
import type { WireInspection } from '@tradelane/contract/quality-assurance/inspection'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAcceptQuote } from '../parts/inspection-queries.ts'

export function AcceptQuote({ inspection }: { inspection: WireInspection }) {
  const isShort = useMissingMoney({ amount: inspection.quote?.total, currency: 'USD' }) !== undefined
  if (!useMay('approver')) return null
  return (
    <DialogButton tone="main" disabled={isShort} text="Accept quote">
      {(close) => <AcceptDialog inspection={inspection} onClose={close} />}
    </DialogButton>
  )
}

type AcceptDialogProps = { inspection: WireInspection; onClose: () => void; isRelease?: boolean }

/** Password and code for exactly this quote. */
export function AcceptDialog({ inspection, onClose, isRelease = false }: AcceptDialogProps) {
  const { quality_assurance_id, quote } = inspection
  const accepting = useAcceptQuote()
  if (!quote) return null
  return (
    <ApprovalDialog
      title={isRelease ? 'Release the payment' : 'Accept the quote'}
      action={{
        request: {
          type: 'quality assurance',
          quality_assurance_id,
        } satisfies CodeRequestOf<typeof inspectionRequest>,
        send: (given) => accepting.mutateAsync({ quality_assurance_id, ...given }),
        onDone: ({ message, quality_assurance_status: status }) => {
          onClose()
          toast[status === 'confirmed' ? 'success' : 'info'](message)
        },
      }}
      shown={{ amount: quote.total, currency: 'USD', payee: quote.vendor_name }}
      submitText={`${isRelease ? 'Release' : 'Pay'} ${formatAmount(quote.total, 'USD')}`}
      busyText={isRelease ? 'Releasing…' : 'Paying…'}
      refused={() => ({ title: 'The quote was not accepted' })}
      onClose={onClose}
    >
      <p className="num mt-2 text-ink-2">
        From your US Dollar account: price {formatAmount(quote.price, 'USD')}, our fee{' '}
        {formatAmount(quote.fee, 'USD')}. The offered day is {formatDay(quote.inspection_date)}. You can
        cancel until the day is agreed with the supplier; everything is then paid back.
      </p>
    </ApprovalDialog>
  )
}
