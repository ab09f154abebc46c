import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { approveEscrowRequest } from '@tradelane/contract/smart-escrow/code-request'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { NameCheckNotice } from '../../../../ui/parties/name-check-notice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type EscrowPageData, useApproveEscrow } from '../parts/escrow-queries.ts'
import { ConfirmPayee } from './confirm-payee.tsx'

/** What the approval takes from the wallet: nothing where only the beneficiary is approved again. */
export const costOfEscrow = ({
  smart_escrow: { status, amount_sent, amount_sent_currency },
}: EscrowPageData) => ({
  amount: status === 'draft' ? amount_sent : null,
  currency: amount_sent_currency,
})

/** Before the code is sent: what is missing for a draft that could be approved. */
export const MissingForEscrow = ({ page }: { page: EscrowPageData }) => (
  <MissingMoney cost={costOfEscrow(page)} what="escrow" />
)

type ApproveEscrowProps = { page: EscrowPageData; onApproved?: () => void }

/** Password and code for exactly this escrow: funds the draft, or approves a changed beneficiary. */
export function ApproveEscrow(props: ApproveEscrowProps) {
  const isShort = useMissingMoney(costOfEscrow(props.page)) !== undefined
  // The new fee is agreed to first.
  const isPriced = props.page.new_fee?.is_kept !== false
  return (
    <DialogButton tone="main" text="Approve" disabled={isShort || !isPriced}>
      {(close) => <ApproveInTurn {...props} onClose={close} />}
    </DialogButton>
  )
}

/** First the payee, where its bank has another name; then the code. */
function ApproveInTurn(props: ApproveDialogProps) {
  const { name_check } = props.page.beneficiary_account_details
  const isOpen = name_check?.result === 'no_match' && !props.page.payee_name_confirmed
  return isOpen ? <ConfirmPayee {...props} /> : <ApproveDialog {...props} />
}

type ApproveDialogProps = ApproveEscrowProps & { onClose: () => void; isRelease?: boolean }

/** A release is the same approval, by a second person. */
export function ApproveDialog({ page, onApproved, onClose, isRelease = false }: ApproveDialogProps) {
  const approving = useApproveEscrow()
  const { smart_escrow: escrow, remaining, beneficiary_details: payee } = page
  const { beneficiary_account_details: account } = page
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
    >
      {account.name_check && (
        <NameCheckNotice check={account.name_check} holder={account.account_holder_name} />
      )}
    </ApprovalDialog>
  )
}
