import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { useWithdrawFunding, type WireFunding } from '../parts/funding-queries.ts'

type WithdrawFundingProps = { funding: WireFunding; closed: string | undefined }

export function WithdrawFunding({ funding, closed }: WithdrawFundingProps) {
  const withdrawing = useWithdrawFunding()
  return (
    <DialogButton text="Withdraw" closed={closed}>
      {(close) => (
        <ConfirmDialog
          title="Withdraw this invoice?"
          lead="Nothing was paid for it. You can submit it again."
          confirmText="Withdraw"
          busyText="Withdrawing…"
          cancelText="Keep"
          send={() => withdrawing.mutateAsync(funding.invoice_factoring_id)}
          doneText="The invoice has been withdrawn."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
