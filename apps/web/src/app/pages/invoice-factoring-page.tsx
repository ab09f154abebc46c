import { FactoringStart } from '../../features/services/invoice-factoring/factoring-start.tsx'
import { PartnerButtons } from '../../features/trade/partners/partner-buttons.tsx'

/** /invoice-factoring: the wizard, with the partners' dialog in it. */
export function InvoiceFactoringPage() {
  return (
    <FactoringStart
      partnerButtons={
        <div>
          <PartnerButtons />
        </div>
      }
    />
  )
}
