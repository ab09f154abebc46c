import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { CancelDialog } from './cancel-dialog.tsx'

/** Until the payment is sent to the bank. */
export function CancelPayment({ simplePaymentId }: { simplePaymentId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cancel payment</Button>
      <CancelDialog
        simplePaymentId={simplePaymentId}
        isOpen={isOpen}
        title="Cancel this payment?"
        lead="The whole amount goes back to your balance. To pay after all, you make a new payment."
        words={{ keep: 'Keep it', go: 'Cancel payment', going: 'Cancelling…' }}
        onClose={() => setIsOpen(false)}
        onCancelled={(message) => toast.success(message ?? 'The payment is cancelled.')}
      />
    </>
  )
}
