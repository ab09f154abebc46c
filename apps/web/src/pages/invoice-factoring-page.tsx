import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { FactoringStart } from '../features/invoice-factoring/factoring-start.tsx'
import { usePartnerDialog } from '../features/partners/use-partner-dialog.tsx'
import { partnersQuery } from '../lib/queries/partners.ts'
import { Button } from '../ui/button.tsx'

/** /invoice-factoring: the wizard, with the partners' dialog in it. */
export function InvoiceFactoringPage() {
  return <FactoringStart partnerButtons={<AddCompany />} />
}

function AddCompany() {
  const { data: partners } = useQuery(partnersQuery())
  const { add, dialog } = usePartnerDialog(partners, () => undefined)
  return (
    <div>
      <Button onClick={add}>
        <Plus size={16} aria-hidden />
        Add New Company
      </Button>
      {dialog}
    </div>
  )
}
