import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { approveEscrowRequest } from '@tradelane/contract/smart-escrow/code-request'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type EscrowPageData, useApproveEscrow } from '../parts/escrow-queries.ts'

type ApproveEscrowProps = { page: EscrowPageData; onApproved?: () => void }

/** Password and code for exactly this escrow: funds the draft, or approves a changed beneficiary. */
export function ApproveEscrow(props: ApproveEscrowProps) {
  return (
    <DialogButton tone="main" text="Approve">
      {(close) => <ApproveDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

type ApproveDialogProps = ApproveEscrowProps & { onClose: () => void; isRelease?: boolean }

/** A release is the same approval, by a second person. */
export function ApproveDialog({ page, onApproved, onClose, isRelease = false }: ApproveDialogProps) {
  const approving = useApproveEscrow()
  const { smart_escrow: escrow, remaining, beneficiary_details: payee } = page
  const { smart_escrow_id } = escrow
  const isDraft = escrow.status === 'draft'
  return (
    <ApprovalDialog
      title={
        isRelease ? 'Release the escrow' : isDraft ? 'Approve the escrow' : 'Approve the changed beneficiary'
      }
      action={{
        request: { type: 'smart escrow', smart_escrow_id } satisfies CodeRequestOf<
          typeof approveEscrowRequest
        >,
        send: (given) => approving.mutateAsync({ smart_escrow_id, ...given }),
        onDone: ({ message }) => {
          onClose()
          toast.success(message ?? 'The escrow has been approved.')
          onApproved?.()
        },
      }}
      shown={{
        amount: isDraft ? escrow.amount_sent : remaining,
        currency: escrow.amount_sent_currency,
        payee: payee.company_name,
      }}
      submitText={isRelease ? 'Release' : 'Approve'}
      busyText={isRelease ? 'Releasing…' : 'Approving…'}
      refused={() => ({ title: 'The escrow was not approved' })}
      onClose={onClose}
    />
  )
}
