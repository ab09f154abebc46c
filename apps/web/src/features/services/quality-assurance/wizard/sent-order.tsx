import { useNavigate } from 'react-router'
import { LinkButton } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'

/** The order is with us. */
export function SentOrder({ id, message }: { id: string; message: string }) {
  const navigate = useNavigate()
  const page = `/quality-assurance/inspections/${id}`
  return (
    <Dialog
      isOpen
      size="sm"
      title="Successfully Submitted"
      lead={message.replace(/^Successfully Submitted\.\s*/, '')}
      onClose={() => void navigate(page, { replace: true })}
      actions={
        <>
          <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
          <LinkButton to={page} tone="main">
            See the inspection
          </LinkButton>
        </>
      }
    >
      <p className="text-ink-2">
        You get a task when the quote is ready. Nothing is paid before you accept it.
      </p>
    </Dialog>
  )
}
