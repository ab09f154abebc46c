import type { bookingDetails } from '@tradelane/contract/shipments/forms'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { type PartyRole, partyNames } from '../parts/party-words.ts'

export type DetailsForm = UseFormReturn<
  z.input<typeof bookingDetails>,
  unknown,
  z.output<typeof bookingDetails>
>

export function PartyFields({ form, role }: { form: DetailsForm; role: PartyRole }) {
  const { register, formState } = form
  const errors = formState.errors[role]
  return (
    <fieldset className="grid content-start gap-4">
      <legend className="mb-3 font-semibold">{partyNames[role]}</legend>
      <TextInput
        label="Company"
        isOptional
        error={errors?.company_name?.message}
        {...register(`${role}.company_name`)}
      />
      <TextArea
        label="Address"
        isOptional
        rows={3}
        error={errors?.address?.message}
        {...register(`${role}.address`)}
      />
      <TextInput
        label="Contact"
        isOptional
        error={errors?.contact_name?.message}
        {...register(`${role}.contact_name`)}
      />
      <TextInput
        label="Email"
        isOptional
        type="email"
        inputMode="email"
        error={errors?.email?.message}
        {...register(`${role}.email`)}
      />
      <TextInput
        label="Phone"
        isOptional
        type="tel"
        error={errors?.phone?.message}
        {...register(`${role}.phone`)}
      />
    </fieldset>
  )
}
