import { PaymentStart } from '../../features/services/simple-payment/payment-start.tsx'
import { AvailabilityBar } from '../../features/trade/availability/availability-bar.tsx'
import { RouteBar } from '../../features/trade/availability/route-bar.tsx'
import { PartnerButtons } from '../../features/trade/partners/partner-buttons.tsx'

/** /simple-payment: the wizard, with the availability bar above it and the partners' dialog in it. */
export function SimplePaymentPage() {
  return (
    <PaymentStart availability={<AvailabilityBar />} route={<RouteBar />} partnerButtons={PartnerButtons} />
  )
}
