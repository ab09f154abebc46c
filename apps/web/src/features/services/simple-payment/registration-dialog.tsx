import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

/** Blocks the way into a payment until the business information is there; its Close leads to it. */
export function RegistrationDialog({ isOpen }: { isOpen: boolean }) {
  const navigate = useNavigate()
  const close = () => navigate('/registration')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="sm"
      title="Complete registration process"
      lead="Before you can make a payment, we need information about your business. Close leads to Business Info, where you give it."
      actions={
        <Button tone="main" onClick={close}>
          Close
        </Button>
      }
    />
  )
}
