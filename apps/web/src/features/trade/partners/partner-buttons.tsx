import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { partnersQuery } from '../../../lib/queries/partners.ts'
import { Button } from '../../../ui/button.tsx'
import { usePartnerDialog } from './use-partner-dialog.tsx'

type PartnerButtonsProps = {
  /** The chosen company, which can be edited; without one only the other button is shown. */
  beneficiaryId?: string | undefined
  onSaved?: (beneficiaryId: string) => void
}

/** "Edit" and "Add New Company" with their dialog, for the wizards. */
export function PartnerButtons({ beneficiaryId, onSaved = () => undefined }: PartnerButtonsProps) {
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
