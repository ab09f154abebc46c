import { promised } from '@tradelane/contract/lifecycle/promises'
import { LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

/** The specification's text after a registration. */
export function RegisteredDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="You have Successfully Registered."
      lead={`Congratulations! You have successfully completed the registration process. Our team will get back to you within ${promised('reviewBusiness')} on the status.`}
      size="sm"
      actions={
        <LinkButton to="/dashboard" tone="main">
          Go To Dashboard
        </LinkButton>
      }
    />
  )
}
