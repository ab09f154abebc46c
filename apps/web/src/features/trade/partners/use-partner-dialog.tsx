import type { WirePartner } from '@tradelane/contract/partners/calls'
import { type ReactNode, useState } from 'react'
import { PartnerDialog } from './partner-dialog.tsx'

type PartnerDialogControl = {
  add: () => void
  edit: (beneficiaryId: string) => void
  /** Can be rendered anywhere; renders nothing while the dialog is closed. */
  dialog: ReactNode
}

/** Opens the beneficiary modal for the current list of partners, so that changes by others reach the open form too. */
export function usePartnerDialog(
  partners: readonly WirePartner[] | undefined,
  onSaved?: (beneficiaryId: string) => void,
): PartnerDialogControl {
  const [opened, setOpened] = useState<'add' | { edit: string }>()
  const edited =
    typeof opened === 'object'
      ? partners?.find((partner) => partner.beneficiary_id === opened.edit)
      : undefined
  const isOpen = opened === 'add' || edited !== undefined
  return {
    add: () => setOpened('add'),
    edit: (beneficiaryId) => setOpened({ edit: beneficiaryId }),
    dialog: isOpen && (
      <PartnerDialog partner={edited} onClose={() => setOpened(undefined)} onSaved={onSaved} />
    ),
  }
}
