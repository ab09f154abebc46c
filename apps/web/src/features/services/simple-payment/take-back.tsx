import { useNavigate } from 'react-router'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { draftAddress } from './payment-address.ts'
import { useSaveDraft } from './payment-queries.ts'

/** A payment that is waiting for release becomes a draft again before it is changed. */
export function TakeBack({ simplePaymentId }: { simplePaymentId: string }) {
  const navigate = useNavigate()
  const saving = useSaveDraft()
  const takeBack = () =>
    saving.mutate(
      { save_as_draft: 1, simple_payment_id: simplePaymentId },
      {
        onSuccess: () => void navigate(draftAddress(simplePaymentId)),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <Button onClick={takeBack} isBusy={saving.isPending} busyText="Taking back…">
      Take back and change
    </Button>
  )
}
