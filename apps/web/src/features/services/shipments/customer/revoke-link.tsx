import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { useRevokeLink } from '../parts/booking-queries.ts'

export function RevokeLink({ logisticsId }: { logisticsId: string }) {
  const revoking = useRevokeLink()
  return (
    <DialogButton size="sm" tone="quiet" text="Revoke">
      {(close) => (
        <ConfirmDialog
          title="Revoke the tracking link?"
          lead="The link stops working for everyone who has it. You can make a new link later."
          confirmText="Revoke"
          busyText="Revoking…"
          cancelText="Keep it"
          send={() => revoking.mutateAsync({ logistics_id: logisticsId })}
          doneText="The tracking link has been revoked."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
