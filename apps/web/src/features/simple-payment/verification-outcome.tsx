import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { paymentAddress } from './payment-address.ts'
import type { ProviderRefusal } from './use-approval.ts'

/** The payment is made, or its answer or approval is awaited: either way there is nothing more to do. */
export function PaidOutcome({ answer }: { answer: WireOutput<typeof simplePayments.save> }) {
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
          ? 'Waiting for approval'
          : isAwaited
            ? 'Your payment is being processed'
            : 'Payment submitted'
      }
      // The wizard behind is about a payment that is no draft any more.
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

type RefusedOutcomeProps = { refusal: ProviderRefusal; simplePaymentId: string; onClose: () => void }

/** Refused by the provider, or by our own books before it. */
export function RefusedOutcome({ refusal, simplePaymentId, onClose }: RefusedOutcomeProps) {
  const navigate = useNavigate()
  const { message, isLackOfMoney } = refusal
  const address = paymentAddress(simplePaymentId)
  return (
    <Dialog
      isOpen
      size="sm"
      title="The payment was not made"
      // Our own refusal leaves the draft as it was; the provider's is the end of this payment.
      onClose={() => (isLackOfMoney ? onClose() : void navigate(address, { replace: true }))}
      actions={
        <>
          {!isLackOfMoney && (
            <LinkButton to={address} replace>
              View payment
            </LinkButton>
          )}
          <LinkButton to="/dashboard" tone="main">
            Go to Dashboard
          </LinkButton>
        </>
      }
    >
      <div role="alert" className="flex gap-3">
        <CircleAlert size={22} className="flex-none text-lost" aria-hidden />
        <div className="grid gap-2">
          <p className="font-medium">{message}</p>
          <p className="text-ink-2">
            {isLackOfMoney
              ? 'Please go to your dashboard and add some balance to your wallet'
              : 'Nothing was sent, and the whole amount is back in your balance. If the balance was the reason: Please go to your dashboard and add some balance to your wallet'}
          </p>
        </div>
      </div>
    </Dialog>
  )
}
