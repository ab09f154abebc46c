import { CircleCheck, Clock3 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { paymentAddress } from './payment-address.ts'
import type { SubmittedPayment } from './payment-queries.ts'

/** The payment is made, or waits for the provider or its release: in each case there is nothing more to do here. */
export function PaidOutcome({ answer }: { answer: SubmittedPayment }) {
  const navigate = useNavigate()
  const address = paymentAddress(answer.simple_payment_id)
  const isWaiting = answer.payment_status === 'awaiting_approval'
  const isAwaited = isWaiting || answer.provider?.status === 'PROCESSING'
  const Icon = isAwaited ? Clock3 : CircleCheck
  return (
    <Dialog
      isOpen
      size="sm"
      title={
        isWaiting
          ? 'Waiting for release'
          : isAwaited
            ? 'Your payment is being processed'
            : 'Payment submitted'
      }
      // The wizard behind the dialog shows a payment that is not a draft any more.
      onClose={() => void navigate(address, { replace: true })}
      actions={
        <>
          <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
          <LinkButton to={address} replace tone="main">
            View payment
          </LinkButton>
        </>
      }
    >
      <div role="status" className="flex gap-3">
        <Icon size={22} className={isAwaited ? 'flex-none text-wait' : 'flex-none text-done'} aria-hidden />
        <p>{answer.message}</p>
      </div>
    </Dialog>
  )
}
