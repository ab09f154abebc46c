import { recordFor } from '@tradelane/contract/lifecycle/action-table'
import { officeBlockActions } from '@tradelane/contract/smart-escrow/actions'
import { decisionReason } from '@tradelane/contract/smart-escrow/forms'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import { type OfficePageData, useRefundEscrow, useRetryEscrow } from '../parts/escrow-queries.ts'

/** What was refused is refunded or paid again: one action for all blocks. */
export function RefusedPayouts({ page }: { page: OfficePageData }) {
  const { smart_escrow_id: id, conditions } = page.smart_escrow
  const blocks = conditions.flatMap(({ state }) => (state ? [{ state, is_stranded: page.may_refund }] : []))
  const refunded = recordFor(officeBlockActions.refund, blocks)
  const paidAgain = recordFor(officeBlockActions.payAgain, blocks)
  return (
    <>
      {refunded && (
        <OfficeAction call={officeEscrows.refund} action={officeBlockActions.refund} record={refunded}>
          {(closed) => <Refund id={id} closed={closed} />}
        </OfficeAction>
      )}
      {/* A refused fee belongs to no block. */}
      {page.may_retry ? (
        <Retry id={id} />
      ) : (
        paidAgain && (
          <OfficeAction call={officeEscrows.retry} action={officeBlockActions.payAgain} record={paidAgain}>
            {(closed) => <Retry id={id} closed={closed} />}
          </OfficeAction>
        )
      )}
    </>
  )
}

type ActProps = { id: string; closed?: string | undefined }

function Refund({ id, closed }: ActProps) {
  const refunding = useRefundEscrow()
  return (
    <DialogButton text="Refund what was refused" closed={closed}>
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

function Retry({ id, closed }: ActProps) {
  const retrying = useRetryEscrow()
  return (
    <DialogButton text="Repeat payout" closed={closed}>
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
