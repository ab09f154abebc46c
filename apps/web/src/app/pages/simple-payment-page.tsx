import { AvailabilityBar } from '../features/availability/availability-bar.tsx'
import { RouteBar } from '../features/availability/route-bar.tsx'
import { PartnerButtons } from '../features/partners/partner-buttons.tsx'
import { PaymentStart } from '../features/simple-payment/payment-start.tsx'

/** /simple-payment: the wizard, with the availability bar above it and the partners' dialog in it. */
export function SimplePaymentPage() {
  return (
    <PaymentStart availability={<AvailabilityBar />} route={<RouteBar />} partnerButtons={PartnerButtons} />
  )
}
