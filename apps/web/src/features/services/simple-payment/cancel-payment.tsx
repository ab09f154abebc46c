import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { useCancelPayment } from './payment-queries.ts'

type CancelPaymentProps = { simplePaymentId: string; closed: string | undefined }

/** Until the payment is sent to the bank. */
export function CancelPayment({ simplePaymentId, closed }: CancelPaymentProps) {
  const cancelling = useCancelPayment()
  return (
    <DialogButton text="Cancel payment" closed={closed}>
      {(close) => (
        <ConfirmDialog
          title="Cancel this payment?"
          lead="The full amount goes back to your balance. To pay later, make a new payment."
          confirmText="Cancel payment"
          busyText="Cancelling…"
          cancelText="Keep it"
          send={() => cancelling.mutateAsync(simplePaymentId)}
          doneText="The payment has been cancelled."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
