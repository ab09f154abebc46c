import { useSuspenseQuery } from '@tanstack/react-query'
import { decisionReason } from '@tradelane/contract/smart-escrow/forms'
import { useParams } from 'react-router'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { RecordSubject } from '../../../../ui/records/record-page.tsx'
import { officeEscrowQuery, useRefundEscrow, useRetryEscrow } from '../parts/escrow-queries.ts'
import { EscrowRecord } from '../parts/escrow-record.tsx'
import { AmendmentsOfEscrow } from './amendments-of-escrow.tsx'
import { AnswerQuestion } from './answer-question.tsx'
import { DisputesOfEscrow } from './disputes-of-escrow.tsx'

/** /admin/escrows/:smart_escrow_id: one escrow, what Tradelane decides, and refused payouts. */
export function OfficeEscrowPage() {
  const { smart_escrow_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officeEscrowQuery(id))
  return (
    <EscrowRecord
      isOffice
      page={page}
      about={<RecordSubject>{page.smart_escrow.customer_name}</RecordSubject>}
      disputes={
        <>
          <AmendmentsOfEscrow amendments={page.amendments} />
          <DisputesOfEscrow escrowNumber={page.smart_escrow.escrow_number} />
        </>
      }
      back={{ to: '/admin/escrows', label: 'Escrows' }}
      actions={
        <>
          {page.question !== null && <AnswerQuestion id={id} question={page.question} />}
          {page.may_refund && <Refund id={id} />}
          {page.may_retry && <Retry id={id} />}
        </>
      }
    />
  )
}

function Refund({ id }: { id: string }) {
  const refunding = useRefundEscrow()
  return (
    <DialogButton text="Refund what was refused">
      {(close) => (
        <ReasonDialog
          title="Refund what was refused?"
          lead="For payouts that can never succeed. Their money goes back to the balance of the customer, who reads the reason. This cannot be undone."
          rule={decisionReason}
          maxLength={500}
          tone="danger"
          submitText="Refund"
          busyText="Refunding…"
          send={(reason) => refunding.mutateAsync({ smart_escrow_id: id, reason })}
          doneText="The money is back in the balance of the customer."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

function Retry({ id }: { id: string }) {
  const retrying = useRetryEscrow()
  return (
    <DialogButton text="Repeat payout">
      {(close) => (
        <ConfirmDialog
          title="Repeat what was refused?"
          lead="Refused payouts, and a refused fee, are made again. Correct the reason for the refusal first, or they are refused again."
          tone="main"
          confirmText="Repeat"
          busyText="Repeating…"
          send={() => retrying.mutateAsync(id)}
          doneText="The payout is being made again."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
