import { mostContacts } from '@tradelane/contract/vendors/forms'
import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { emptyContact, type VendorFormState } from './vendor-form-values.ts'

const inputs = [
  { name: 'contact_person_name', label: 'Contact person name', maxLength: 100 },
  { name: 'division', label: 'Company division', maxLength: 100 },
  { name: 'email', label: 'Email', type: 'email', maxLength: 254 },
  { name: 'phone_number', label: 'Phone', type: 'tel', maxLength: 30 },
] as const

/** Whom to speak with; every contact but the first can be removed. */
export function VendorContacts({ form }: { form: VendorFormState }) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'contact_details' })
  return (
    <div className="grid gap-4">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-4 rounded-md border border-line p-4">
          <legend className="sr-only">Contact {index + 1}</legend>
          <div className="flex min-h-10 items-center justify-between">
            <strong className="font-medium">Contact {index + 1}</strong>
            {index > 0 && (
              <IconButton
                label={`Remove contact ${index + 1}`}
                icon={X}
                isBare
                onClick={() => remove(index)}
              />
            )}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            {inputs.map(({ name, ...shown }) => (
              <TextInput
                key={name}
                autoComplete="off"
                {...shown}
                error={formState.errors.contact_details?.[index]?.[name]?.message}
                {...register(`contact_details.${index}.${name}`)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {fields.length < mostContacts && (
        <Button className="justify-self-start" onClick={() => append(emptyContact)}>
          <Plus size={16} aria-hidden />
          Add another contact
        </Button>
      )}
    </div>
  )
}
