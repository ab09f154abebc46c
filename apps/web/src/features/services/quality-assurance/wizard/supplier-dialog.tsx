import type { WirePartner } from '@tradelane/contract/partners/calls'
import { type NewSupplier, newSupplier, suppliers } from '@tradelane/contract/partners/supplier-calls'
import { messages, supplierLimits } from '@tradelane/contract/quality-assurance/rules'
import { useId, useState } from 'react'
import type { z } from 'zod/mini'
import { showRefusedFields, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { api } from '../../../../lib/net/api.ts'
import { useChange } from '../../../../lib/net/use-change.ts'
import { partnersKey } from '../../../../lib/queries/partners.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { supplierData } from './order-values.ts'

type Values = z.input<typeof newSupplier>

type SupplierDialogProps = {
  /** The supplier to change; undefined to add one. */
  supplier: WirePartner | undefined
  onClose: () => void
  onSaved: (beneficiaryId: string, supplier: NewSupplier) => void
}

/** Adds a supplier, or changes one. */
export function SupplierDialog({ supplier, onClose, onSaved }: SupplierDialogProps) {
  const formId = useId()
  const id = supplier?.beneficiary_id
  const form = useContractForm(newSupplier, supplier ? supplierData(supplier) : empty)
  const saving = useSaveSupplier(id)
  const [failure, setFailure] = useState<string>()
  const submit = form.handleSubmit((values) => {
    setFailure(undefined)
    saving.mutate(values, {
      onError: (error) => {
        if (!showRefusedFields(form, error)) setFailure(messages.supplierFailed)
      },
      onSuccess: ({ message, warning, beneficiary_id }) => {
        toast.success(message)
        if (warning) toast.warning(warning)
        onSaved(beneficiary_id, values)
        onClose()
      },
    })
  })
  return (
    <Dialog
      isOpen
      title={supplier ? `Edit ${supplier.company_name}` : 'Add New Company'}
      lead="The supplier is saved with your partner companies."
      onClose={onClose}
      isBusy={saving.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={saving.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} tone="main" isBusy={saving.isPending} busyText="Saving…">
            {supplier ? 'Save changes' : 'Add company'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={submit}>
        <SupplierInputs form={form} />
        {failure && (
          <div className="sm:col-span-2">
            <Banner tone="lost" isAlert>
              {failure}
            </Banner>
          </div>
        )}
      </form>
    </Dialog>
  )
}

function SupplierInputs({ form }: { form: ReturnType<typeof useContractForm<Values, NewSupplier>> }) {
  return fields.map(({ name, label, help, ...more }) => (
    <TextInput
      key={name}
      label={label}
      autoComplete="off"
      {...(help && { help })}
      {...more}
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  ))
}

const empty = {
  company_name: '',
  company_registration_number: '',
  company_address: '',
  contact_person_name: '',
  email: '',
  phone_number: '',
}

const fields: {
  name: keyof typeof empty
  label: string
  help?: string
  type?: string
  maxLength?: number
}[] = [
  { name: 'company_name', label: 'Company name', maxLength: supplierLimits.company_name },
  {
    name: 'company_registration_number',
    label: 'Registration number',
    maxLength: supplierLimits.company_registration_number,
  },
  { name: 'company_address', label: 'Company address', maxLength: supplierLimits.company_address },
  { name: 'contact_person_name', label: 'Contact person', maxLength: supplierLimits.contact_person_name },
  { name: 'email', label: 'Email', type: 'email' },
  {
    name: 'phone_number',
    label: 'Phone number',
    type: 'tel',
    help: 'With its country code and without spaces, such as +912055501234',
  },
]

const useSaveSupplier = (beneficiary_id: string | undefined) =>
  useChange([partnersKey], (values: NewSupplier) =>
    beneficiary_id
      ? api(suppliers.update, { body: { beneficiary_id, ...values } })
      : api(suppliers.add, { body: [values] }),
  )
