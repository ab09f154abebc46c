import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { dropDraft } from '../../../lib/drafts/drafts.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { useCancelPayment } from './payment-queries.ts'

/** Deletes a saved draft. */
export function DiscardDraft({ simplePaymentId }: { simplePaymentId: string }) {
  const navigate = useNavigate()
  const cancelling = useCancelPayment()
  const leave = () => {
    dropDraft('payment')
    void navigate('/dashboard')
  }
  return (
    <DialogButton
      tone="quiet"
      text={
        <>
          <Trash2 size={16} aria-hidden />
          Discard draft
        </>
      }
    >
      {(close) => (
        <ConfirmDialog
          title="Discard this draft?"
          lead="This deletes the saved draft. Nothing has been sent."
          confirmText="Discard draft"
          busyText="Discarding…"
          cancelText="Keep it"
          send={() => cancelling.mutateAsync(simplePaymentId)}
          doneText="The draft has been discarded."
          onDone={leave}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
