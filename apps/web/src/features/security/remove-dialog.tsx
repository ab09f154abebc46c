import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type RemoveDialogProps = {
  name: string
  /** What it means. */
  lead: string
  isBusy: boolean
  onRemove: () => void
  onClose: () => void
}

export function RemoveDialog({ name, lead, isBusy, onRemove, onClose }: RemoveDialogProps) {
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={`Remove ${name}?`}
      lead={lead}
      size="sm"
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button tone="danger" isBusy={isBusy} busyText="Removing…" onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    />
  )
}
