import { requestAnswer } from '@tradelane/contract/simple-payment/forms'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useAnswerRequest } from './payment-queries.ts'

type AnswerRequestProps = { simplePaymentId: string; asked: string }

/** The payment waits until the customer answers the provider's question in writing. */
export function AnswerRequest({ simplePaymentId, asked }: AnswerRequestProps) {
  const answering = useAnswerRequest()
  return (
    <DialogButton size="sm" tone="main" text="Answer">
      {(close) => (
        <ReasonDialog
          title="Answer the payments provider"
          lead={asked}
          label="Your answer"
          rule={requestAnswer.shape.text}
          maxLength={2000}
          submitText="Send answer"
          busyText="Sending…"
          cancelText="Cancel"
          send={(text) => answering.mutateAsync({ simple_payment_id: simplePaymentId, text })}
          doneText="Your answer has been sent."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
