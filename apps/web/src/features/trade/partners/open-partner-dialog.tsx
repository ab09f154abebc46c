import type { WirePartner } from '@tradelane/contract/partners/calls'
import { mostAccounts } from '@tradelane/contract/partners/forms'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { AccountFields } from './account-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { emptyAccount, type PartnerFormState } from './partner-form.ts'
import { useNamesake } from './use-namesake.ts'
import { usePartnerForm } from './use-partner-form.ts'

export type PartnerDialogProps = {
  /** The partner to edit, from the current list; undefined to add one. */
  partner?: WirePartner | undefined
  onClose: () => void
  /** Called with the saved partner; the dialog then closes. */
  onSaved?: ((beneficiaryId: string) => void) | undefined
}

/** The part of `PartnerDialog` that is loaded when it opens. */
export function OpenPartnerDialog({ partner, onClose, onSaved }: PartnerDialogProps) {
  const formId = useId()
  const { form, submit, isSaving, failure, hasDraft, startOver } = usePartnerForm({
    partner,
    onSaved: (beneficiaryId) => {
      onSaved?.(beneficiaryId)
      onClose()
    },
  })
  const number = useWatch({ control: form.control, name: 'company_registration_number' })
  const namesake = useNamesake(partner?.beneficiary_id, number)
  return (
    <Dialog
      isOpen
      size="lg"
      title={partner ? `Edit ${partner.company_name}` : 'Add New Partner'}
      lead="The company you trade with, and the accounts you pay to."
      onClose={onClose}
      isBusy={isSaving}
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" form={formId} tone="main" isBusy={isSaving} busyText="Saving…">
            {partner ? 'Save changes' : 'Add partner'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-6">
        {hasDraft && <DraftNote onStartOver={startOver} />}
        <CompanyFields form={form} namesake={namesake} />
        <AccountBlocks form={form} partner={partner} />
        {failure && (
          <Banner tone="lost" isAlert>
            {failure}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

type AccountBlocksProps = { form: PartnerFormState; partner: WirePartner | undefined }

function AccountBlocks({ form, partner }: AccountBlocksProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'account_details' })
  return (
    <>
      {fields.map(({ id }, index) => (
        <AccountFields
          key={id}
          form={form}
          index={index}
          saved={savedAccount(partner, form.getValues(`account_details.${index}.beneficiary_account_id`))}
          {...(index > 0 && { onRemove: () => remove(index) })}
        />
      ))}
      {fields.length < mostAccounts && (
        <Button className="justify-self-start" onClick={() => append(emptyAccount)}>
          <Plus size={16} aria-hidden />
          Add another account
        </Button>
      )}
    </>
  )
}

const savedAccount = (partner: WirePartner | undefined, id: string | undefined) =>
  partner?.account_details.find(({ beneficiary_account_id }) => beneficiary_account_id === id)

function DraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" tone="quiet" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      These are your unsaved changes.
    </Banner>
  )
}
