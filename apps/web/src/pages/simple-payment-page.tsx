import { AvailabilityBar } from '../features/availability/availability-bar.tsx'
import { PartnerDialog } from '../features/partners/partner-dialog.tsx'
import { PaymentStart } from '../features/simple-payment/payment-start.tsx'

/** /simple-payment: the wizard below the route that the company trades on, with the partners' own dialog in it. */
export function SimplePaymentPage() {
  return (
    <>
      <PaymentStart partnerDialog={PartnerDialog} />
      <div className="mt-8">
        <AvailabilityBar />
      </div>
    </>
  )
}
