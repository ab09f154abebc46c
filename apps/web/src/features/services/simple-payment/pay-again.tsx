import { paymentMoney } from '@tradelane/contract/simple-payment/states'
import { useNavigate } from 'react-router'
import { withRequestId } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { draftBody } from './draft-body.ts'
import { draftAddress } from './payment-address.ts'
import { valuesOf } from './payment-form.ts'
import { type PaymentDetail, useSaveDraft } from './payment-queries.ts'
import { beneficiaryStep } from './payment-steps.ts'

/** Whether a payment failed after its submission. A discarded draft does not count. */
export const mayPayAgain = ({ simple_payment: { status, submitted_at } }: PaymentDetail): boolean =>
  paymentMoney[status] === 'back' && submitted_at !== null

/** The same payment as a new draft, to be corrected and submitted once more. */
export function PayAgain({ page: { simple_payment: payment } }: { page: PaymentDetail }) {
  const navigate = useNavigate()
  const drafting = useSaveDraft()
  const again = () =>
    drafting.mutate(
      {
        ...draftBody({
          simplePaymentId: undefined,
          step: beneficiaryStep,
          values: valuesOf(payment),
          quote: undefined,
        }),
        ...(payment.status === 'returned' && { repeats: payment.simple_payment_id }),
      },
      {
        onSuccess: (id) => void navigate(draftAddress(id)),
        onError: (error) => toast.error(withRequestId('Something went wrong! please try again', error)),
      },
    )
  return (
    <Button tone="main" onClick={again} isBusy={drafting.isPending} busyText="Preparing…">
      Pay again
    </Button>
  )
}
