import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSettleReturn } from './payment-queries.ts'

/** Beside "Pay again": the return needs no further payment, and its task is done. */
export function SettleReturn({ simplePaymentId }: { simplePaymentId: string }) {
  const settling = useSettleReturn()
  return (
    <Button
      size="sm"
      isBusy={settling.isPending}
      busyText="Saving…"
      onClick={() => settling.mutate(simplePaymentId, { onError: (error) => toast.error(messageOf(error)) })}
    >
      Mark as settled
    </Button>
  )
}
