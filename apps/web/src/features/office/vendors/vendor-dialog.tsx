import type { WireVendor } from '@tradelane/contract/vendors/calls'
import { vendorForm } from '@tradelane/contract/vendors/forms'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { SavingTrouble, type Since, useOpened } from '../../../ui/forms/saved-since.tsx'
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { VendorContacts } from './vendor-contacts.tsx'
import { emptyVendor, valuesOf } from './vendor-form-values.ts'
import { VendorLanes } from './vendor-lanes.tsx'
import { useSaveVendor } from './vendor-queries.ts'
import { VendorServices } from './vendor-services.tsx'

type VendorDialogProps = {
  /** As it is now; absent, one is added. */
  vendor?: WireVendor
  onClose: () => void
}

/** Adds a vendor, or updates one in the version that was opened: another person's newer version is not overwritten unseen. */
export function VendorDialog({ vendor, onClose }: VendorDialogProps) {
  const [edited, since] = useOpened(vendor)
  return <EditDialog key={edited?.version} edited={edited} since={since} onClose={onClose} />
}

type EditDialogProps = { edited: WireVendor | undefined; since: Since | undefined; onClose: () => void }

function EditDialog({ edited, since, onClose }: EditDialogProps) {
  const form = useContractForm(vendorForm, edited ? valuesOf(edited) : emptyVendor)
  const saving = useSaveVendor(edited)
  const { formState, register } = form
  const save = form.handleSubmit(async (values) => {
    try {
      const { message } = await saving.mutateAsync(values)
      toast.success(message ?? 'Saved')
      onClose()
    } catch (error) {
      showRefusedFields(form, error)
    }
  })
  return (
    <FormDialog
      size="lg"
      title={edited ? 'Update vendor' : 'Add vendor'}
      lead={edited ? edited.company_name : 'A company that does services for us.'}
      submitText={edited ? 'Update' : 'Add'}
      busyText="Saving…"
      isBusy={saving.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <SavingTrouble since={since} form={formState} saving={saving} />
        <TextInput
          label="Company name"
          maxLength={120}
          autoComplete="off"
          error={formState.errors.company_name?.message}
          {...register('company_name')}
        />
        <TextArea
          label="Services offered"
          rows={2}
          maxLength={1000}
          error={formState.errors.services_offered?.message}
          {...register('services_offered')}
        />
        <VendorServices form={form} />
        <VendorContacts form={form} />
        <VendorLanes form={form} />
      </div>
    </FormDialog>
  )
}
