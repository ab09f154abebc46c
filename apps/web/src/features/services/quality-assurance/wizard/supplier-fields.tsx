import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { partnersQuery } from '../../../../lib/queries/partners.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { type OrderValues, supplierData } from './order-values.ts'
import { SupplierDialog } from './supplier-dialog.tsx'

const readOnly = [
  ['company_registration_number', 'Registration number'],
  ['company_address', 'Company address'],
  ['contact_person_name', 'Contact person'],
  ['email', 'Email'],
  ['phone_number', 'Phone number'],
] as const

/** One of the company's partners; its data is its own and is changed in the dialog. */
export function SupplierFields() {
  const { control, setValue, register, formState, clearErrors } = useFormContext<OrderValues>()
  const { data: suppliers = [] } = useQuery(partnersQuery())
  const [opened, setOpened] = useState<'add' | 'edit'>()
  const chosenId = useWatch({ control, name: 'beneficiary_id' })
  const chosen = suppliers.find((one) => one.beneficiary_id === chosenId)
  const fill = (id: string, supplier: Parameters<typeof supplierData>[0]) => {
    setValue('beneficiary_id', id)
    for (const [field, value] of Object.entries(supplierData(supplier)))
      setValue(field as keyof OrderValues, value)
    clearErrors(['beneficiary_id', 'company_name', ...readOnly.map(([name]) => name)])
  }
  const { errors } = formState
  return (
    <div className="mb-6 grid gap-5">
      <SelectSearch
        label="Company name"
        placeholder="Select a company"
        options={suppliers.map((one) => ({ value: one.beneficiary_id, label: one.company_name }))}
        value={chosenId}
        onChange={(id) => {
          const supplier = suppliers.find((one) => one.beneficiary_id === id)
          if (supplier) fill(id, supplier)
        }}
        error={errors.beneficiary_id?.message ?? errors.company_name?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpened('add')}>
          <Plus size={16} aria-hidden />
          Add New Company
        </Button>
        <Button onClick={() => setOpened('edit')} disabled={!chosen}>
          Edit
        </Button>
      </div>
      <MissingDetails />
      {chosenId !== '' && (
        <div className="grid gap-5 sm:grid-cols-2">
          {readOnly.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              readOnly
              tabIndex={-1}
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
        </div>
      )}
      {opened && (
        <SupplierDialog
          supplier={opened === 'edit' ? chosen : undefined}
          onClose={() => setOpened(undefined)}
          onSaved={fill}
        />
      )}
    </div>
  )
}

/** The fields below cannot be typed in: says where what is missing is added. */
function MissingDetails() {
  const { control } = useFormContext<OrderValues>()
  const id = useWatch({ control, name: 'beneficiary_id' })
  const shown = useWatch({ control, name: readOnly.map(([name]) => name) })
  const missing = readOnly.filter((_, index) => shown[index] === '').map(([, label]) => label.toLowerCase())
  if (id === '' || missing.length === 0) return null
  return (
    <Banner tone="wait" title="This company's details are incomplete.">
      Choose Edit to add: {missing.join(', ')}.
    </Banner>
  )
}
