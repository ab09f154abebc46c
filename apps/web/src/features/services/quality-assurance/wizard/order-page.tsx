import { LinkButton } from '../../../../ui/button.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { OrderWizard } from './order-wizard.tsx'
import { SavedOrder } from './saved-order.tsx'

/** /quality-assurance and /quality-assurance/summary: an order of inspections, new or continued. */
export function OrderPage() {
  return (
    <>
      <PageHeader
        title="Quality Assurance"
        lead="Supplier audits, quality checks and loading inspections at your supplier."
        actions={<LinkButton to="/quality-assurance/inspections">Inspections</LinkButton>}
      />
      <SavedOrder>{(start) => <OrderWizard start={start} />}</SavedOrder>
    </>
  )
}
