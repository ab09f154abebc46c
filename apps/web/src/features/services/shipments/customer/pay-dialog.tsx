import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { payFreightRequest } from '@tradelane/contract/shipments/code-request'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type BookingDetail, usePayFreight } from '../parts/booking-queries.ts'

type PayDialogProps = { detail: BookingDetail; onClose: () => void }

export function PayDialog({ detail: { logistics, charge, release }, onClose }: PayDialogProps) {
  const { logistics_id } = logistics
  const paying = usePayFreight()
  const isRelease = release?.may_decide === true
  return (
    <ApprovalDialog
      title={isRelease ? 'Release the freight payment' : 'Pay the freight'}
      action={{
        request: { type: 'freight', logistics_id } satisfies CodeRequestOf<typeof payFreightRequest>,
        send: (given) => paying.mutateAsync({ logistics_id, ...given }),
        onDone: ({ message, payment_status }) => {
          toast[payment_status === 'awaiting_release' ? 'info' : 'success'](message)
          onClose()
        },
      }}
      shown={{ amount: charge.amount, currency: charge.currency, payee: logistics.freight.name }}
      submitText={`${isRelease ? 'Release' : 'Pay'} ${formatAmount(charge.amount, charge.currency)}`}
      busyText={isRelease ? 'Releasing…' : 'Paying…'}
      refused={() => ({ title: 'The payment failed' })}
      onClose={onClose}
    >
      <p className="text-ink-2">
        For {logistics.booking_number}, from your {charge.currency} account.
      </p>
    </ApprovalDialog>
  )
}
