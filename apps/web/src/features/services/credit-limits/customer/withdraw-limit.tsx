import type { WireCreditLimit } from '@tradelane/contract/credit-limits/calls'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { useWithdrawLimit } from '../parts/credit-limit-queries.ts'

type WithdrawLimitProps = { limit: WireCreditLimit; closed: string | undefined }

export function WithdrawLimit({ limit, closed }: WithdrawLimitProps) {
  const withdrawing = useWithdrawLimit()
  return (
    <DialogButton text="Withdraw" closed={closed}>
      {(close) => (
        <ConfirmDialog
          title="Withdraw this request?"
          lead={`${asSentence(`We stop checking the limit for ${limit.buyer_name}`)} You can request it again.`}
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
