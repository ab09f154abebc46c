import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { AvailabilityBar } from '../features/availability/availability-bar.tsx'
import { RouteBar } from '../features/availability/route-bar.tsx'
import { usePartnerDialog } from '../features/partners/use-partner-dialog.tsx'
import { PaymentStart } from '../features/simple-payment/payment-start.tsx'
import { partnersQuery } from '../lib/queries/partners.ts'
import { Button } from '../ui/button.tsx'

/** /simple-payment: the wizard, with the availability bar above it and the partners' dialog in it. */
export function SimplePaymentPage() {
  return (
    <PaymentStart availability={<AvailabilityBar />} route={<RouteBar />} partnerButtons={PartnerButtons} />
  )
}

type PartnerButtonsProps = {
  beneficiaryId: string | undefined
  onSaved: (beneficiaryId: string) => void
}

function PartnerButtons({ beneficiaryId, onSaved }: PartnerButtonsProps) {
  const { data: partners } = useQuery(partnersQuery())
  const { add, edit, dialog } = usePartnerDialog(partners, onSaved)
  return (
    <>
      {beneficiaryId !== undefined && (
        <Button onClick={() => edit(beneficiaryId)}>
          <Pencil size={16} aria-hidden />
          Edit
        </Button>
      )}
      <Button onClick={add}>
        <Plus size={16} aria-hidden />
        Add New Company
      </Button>
      {dialog}
    </>
  )
}
