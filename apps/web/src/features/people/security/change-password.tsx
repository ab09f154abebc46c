import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

export const ChangePassword = () => (
  <Setting
    title="Password"
    lead="A change signs out all other devices."
    action={
      <DialogButton text="Change password">
        {(close) => <ChangePasswordDialog onClose={close} />}
      </DialogButton>
    }
  />
)
