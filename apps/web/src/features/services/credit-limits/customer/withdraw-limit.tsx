import type { WireCreditLimit } from '@tradelane/contract/credit-limits/calls'
import { creditLimitStateTable } from '@tradelane/contract/credit-limits/states'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { useWithdrawLimit } from '../parts/credit-limit-queries.ts'

/** Before the term sheet is signed the customer may change their mind. */
export function WithdrawLimit({ limit }: { limit: WireCreditLimit }) {
  const withdrawing = useWithdrawLimit()
  if (!creditLimitStateTable[limit.state].moves.includes('withdrawn')) return null
  return (
    <DialogButton text="Withdraw">
      {(close) => (
        <ConfirmDialog
          title="Withdraw this request?"
          lead={`We stop checking the limit for ${limit.buyer_name}. You can request it again.`}
          confirmText="Withdraw"
          busyText="Withdrawing…"
          cancelText="Keep"
          send={() => withdrawing.mutateAsync(limit.credit_limit_id)}
          doneText="The request has been withdrawn."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
