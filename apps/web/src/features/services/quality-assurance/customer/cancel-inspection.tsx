import type { WireInspection } from '@tradelane/contract/quality-assurance/inspection'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { useCancelInspection } from '../parts/inspection-queries.ts'

type CancelInspectionProps = { inspection: WireInspection; closed: string | undefined }

/** Cancels an order until it is scheduled. What was paid is paid back. */
export function CancelInspection({ inspection, closed }: CancelInspectionProps) {
  const cancelling = useCancelInspection()
  const cancel = async () => {
    const { message } = await cancelling.mutateAsync(inspection.quality_assurance_id)
    return { message: message ?? 'Cancelled.' }
  }
  return (
    <DialogButton text="Cancel inspection" closed={closed}>
      {(close) => (
        <ConfirmDialog
          title={`Cancel ${inspection.quality_assurance_number}?`}
          lead={
            inspection.payment === 'collected' && inspection.quote
              ? `${formatAmount(inspection.quote.total, 'USD')} goes back to your wallet.`
              : 'Nothing was ordered or charged yet. The inspection stays in your list.'
          }
          confirmText="Cancel inspection"
          busyText="Cancelling…"
          cancelText="Keep it"
          send={cancel}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
