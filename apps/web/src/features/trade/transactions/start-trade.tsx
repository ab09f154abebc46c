import { useNavigate } from 'react-router'
import { useStartTrade } from '../../../lib/queries/trades.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'

/** Starts a trade without services; what was saved before stays in the earlier one. */
export function StartTrade() {
  const navigate = useNavigate()
  const { mutateAsync: start } = useStartTrade()
  return (
    <DialogButton text="Start a new transaction">
      {(close) => (
        <ConfirmDialog
          title="Do you want to start a new transaction?"
          lead="Services that you save from now on belong to the new trade. The earlier trade stays as it is, and you can continue it at any time."
          confirmText="Yes"
          busyText="Starting…"
          cancelText="No, continue current transaction"
          tone="main"
          send={async () => void (await start({}))}
          doneText="A new trade has been started."
          onDone={() => void navigate('/transaction-summary')}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
