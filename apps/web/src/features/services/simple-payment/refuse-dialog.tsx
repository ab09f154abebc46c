import { refusalReason } from '@tradelane/contract/simple-payment/release-calls'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useRefuse } from './release-queries.ts'

export function RefuseDialog({ simplePaymentId, onClose }: { simplePaymentId: string; onClose: () => void }) {
  const refusing = useRefuse()
  return (
    <ReasonDialog
      title="Refuse this payment"
      lead="It becomes a draft again. The person who prepared it reads your reason."
      rule={refusalReason}
      maxLength={200}
      submitText="Refuse payment"
      busyText="Refusing…"
      send={(reason) => refusing.mutateAsync({ simple_payment_id: simplePaymentId, reason })}
      doneText="The payment has been refused."
      onClose={onClose}
    />
  )
}
