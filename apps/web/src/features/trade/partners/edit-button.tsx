import type { WirePartner } from '@tradelane/contract/partners/calls'
import { useMay } from '../../../lib/session/roles.ts'
import { Button } from '../../../ui/button.tsx'

type EditButtonProps = { partner: WirePartner; onEdit: (beneficiaryId: string) => void }

export function EditButton({ partner, onEdit }: EditButtonProps) {
  if (!useMay('preparer')) return null
  return (
    <Button
      size="sm"
      aria-label={`Edit ${partner.company_name}`}
      onClick={() => onEdit(partner.beneficiary_id)}
    >
      Edit
    </Button>
  )
}
