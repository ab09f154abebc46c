import type { WireOutput } from '@tradelane/contract/endpoint'
import type { simplePayments } from '@tradelane/contract/simple-payment'
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { paymentAddress } from './payment-address.ts'

type PaidOutcomeProps = { answer: WireOutput<typeof simplePayments.save>; onClose: () => void }

/** The payment is on its way, or its answer is still awaited: either way there is nothing more to do. */
export function PaidOutcome({ answer, onClose }: PaidOutcomeProps) {
  const isAwaited = answer.provider?.status === 'PROCESSING'
  const Icon = isAwaited ? Clock3 : CircleCheck
  const address = paymentAddress(answer.simple_payment_id)
  return (
    <Dialog
      isOpen
      size="sm"
      title={isAwaited ? 'Your payment is being processed' : 'Your payment is on its way'}
      onClose={onClose}
      actions={
        <>
          <LinkButton to={address} replace>
            See the payment
          </LinkButton>
          <LinkButton to="/dashboard" tone="main">
            Go to Dashboard
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

type RefusedOutcomeProps = { message: string; isLackOfMoney: boolean; onClose: () => void }

/** Refused by the provider, or by our own books before it: nothing has moved. */
export function RefusedOutcome({ message, isLackOfMoney, onClose }: RefusedOutcomeProps) {
  return (
    <Dialog
      isOpen
      size="sm"
      title="The payment was not made"
      onClose={onClose}
      actions={
        <LinkButton to="/dashboard" tone="main">
          Go to Dashboard
        </LinkButton>
      }
    >
      <div role="alert" className="flex gap-3">
        <CircleAlert size={22} className="flex-none text-lost" aria-hidden />
        <div className="grid gap-2">
          <p className="font-medium">{message}</p>
          {!isLackOfMoney && <p>Nothing was sent. The money is back in your balance.</p>}
          <p className="text-ink-2">Please go to your dashboard and add some balance to your wallet</p>
        </div>
      </div>
    </Dialog>
  )
}
