import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { useState } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCancel } from './writes.ts'

/** Gives a policy up; one that is paid is paid back as long as its cover has not begun. */
export function CancelPolicy({ policy }: { policy: WirePolicy }) {
  const [isOpen, setIsOpen] = useState(false)
  const cancelling = useCancel()
  const isBound = policy.state === 'bound'
  const close = () => {
    cancelling.reset()
    setIsOpen(false)
  }
  const cancel = async () => {
    const { message, refunded } = await cancelling.mutateAsync(policy.insurance_id)
    close()
    toast.success(
      message ??
        (refunded === null
          ? 'Cancelled.'
          : `Cancelled. ${formatAmount(refunded, 'USD')} go back to your wallet.`),
    )
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cancel policy</Button>
      <Dialog
        isOpen={isOpen}
        size="sm"
        title={`Cancel ${policy.policy_number}?`}
        lead={
          isBound && policy.quote
            ? `Nothing is insured any more, the certificate says so, and the premium of ${formatAmount(policy.quote.premium, 'USD')} goes back to your wallet. Our fee does not.`
            : 'Nothing was insured yet, and nothing was charged. What you have entered stays in the list.'
        }
        onClose={close}
        isBusy={cancelling.isPending}
        actions={
          <>
            <Button onClick={close} disabled={cancelling.isPending}>
              Keep it
            </Button>
            <Button
              tone="danger"
              isBusy={cancelling.isPending}
              busyText="Cancelling…"
              onClick={() => void cancel().catch(() => undefined)}
            >
              Cancel policy
            </Button>
          </>
        }
      >
        {cancelling.error && (
          <Banner tone="lost" isNews>
            {messageOf(cancelling.error)}
          </Banner>
        )}
      </Dialog>
    </>
  )
}
