import { fundingStateTable } from '@tradelane/contract/invoice-factoring/states'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { useWithdrawFunding, type WireFunding } from '../parts/funding-queries.ts'

/** Before it is approved the customer may change their mind. */
export function WithdrawFunding({ funding }: { funding: WireFunding }) {
  const withdrawing = useWithdrawFunding()
  if (!fundingStateTable[funding.status].moves.includes('withdrawn')) return null
  return (
    <DialogButton text="Withdraw">
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
