import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { bindRequest } from '@tradelane/contract/insurance/code-request'
import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useBind } from './writes.ts'

type BindDialogProps = { policy: WirePolicy; onClose: () => void; isRelease?: boolean }

export function BindDialog({ policy, onClose, isRelease = false }: BindDialogProps) {
  const { insurance_id, quote } = policy
  const binding = useBind()
  if (!quote) return null
  return (
    <ApprovalDialog
      title={isRelease ? 'Release the premium' : 'Accept the quote'}
      action={{
        request: { type: 'insurance', insurance_id } satisfies CodeRequestOf<typeof bindRequest>,
        send: (given) => binding.mutateAsync({ insurance_id, ...given }),
        onDone: ({ message, insurance_status }) => {
          onClose()
          toast[insurance_status === 'bound' ? 'success' : 'info'](message)
        },
      }}
      shown={{ amount: quote.total, currency: 'USD' }}
      submitText={`${isRelease ? 'Release' : 'Pay'} ${formatAmount(quote.total, 'USD')}`}
      busyText={isRelease ? 'Releasing…' : 'Paying…'}
      refused={() => ({ title: 'The quote was not accepted' })}
      onClose={onClose}
    >
      <p className="num mt-2 text-ink-2">
        From your US Dollar account: premium {formatAmount(quote.premium, 'USD')}, our fee{' '}
        {formatAmount(quote.fee, 'USD')}. You can cancel until the cover starts; the premium is then refunded.
      </p>
    </ApprovalDialog>
  )
}
