import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useCancelPayment } from './queries.ts'

/** Until the payment is sent to the bank. */
export function CancelPayment({ simplePaymentId }: { simplePaymentId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const cancelling = useCancelPayment()
  const cancel = () =>
    cancelling.mutate(simplePaymentId, {
      onSuccess: ({ message }) => {
        setIsOpen(false)
        toast.success(message ?? 'The payment is cancelled.')
      },
    })
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cancel payment</Button>
      <Dialog
        isOpen={isOpen}
        size="sm"
        title="Cancel this payment?"
        lead="The whole amount goes back to your balance. To pay after all, you make a new payment."
        onClose={() => setIsOpen(false)}
        isBusy={cancelling.isPending}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)} disabled={cancelling.isPending}>
              Keep it
            </Button>
            <Button tone="danger" onClick={cancel} isBusy={cancelling.isPending} busyText="Cancelling…">
              Cancel payment
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
