import { escrowAnswer, officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { useAnswerQuestion } from '../parts/escrow-queries.ts'

/** A payout waits until the back office answers the provider's question in writing. */
export function AnswerQuestion({ id, question }: { id: string; question: string }) {
  const answering = useAnswerQuestion()
  return (
    <StaffOnly call={officeEscrows.answer}>
      <DialogButton tone="main" text="Answer the provider">
        {(close) => (
          <ReasonDialog
            title="Answer the payments provider"
            lead={question}
            label="Your answer"
            rule={escrowAnswer.shape.text}
            maxLength={2000}
            submitText="Send answer"
            busyText="Sending…"
            cancelText="Cancel"
            send={(text) => answering.mutateAsync({ smart_escrow_id: id, text })}
            doneText="The answer has been sent."
            onClose={close}
          />
        )}
      </DialogButton>
    </StaffOnly>
  )
}
