import type { bookingDetails } from '@tradelane/contract/shipments/forms'
import type { NeededDetail } from '@tradelane/contract/shipments/missing-details'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import { TextArea, TextInput } from '../forms/text-input.tsx'
import { type PartyRole, partyNames } from './party-words.ts'

export type DetailsForm = UseFormReturn<
  z.input<typeof bookingDetails>,
  unknown,
  z.output<typeof bookingDetails>
>

type PartyFieldsProps = {
  form: DetailsForm
  party: PartyRole
  missing: readonly NeededDetail[]
  /** Above the fields. */
  lead?: ReactNode
  /** Shows the lead only. */
  isFolded?: boolean
}

export function PartyFields({ form, party, missing, lead, isFolded = false }: PartyFieldsProps) {
  const { register, formState } = form
  const errors = formState.errors[party]
  const isNeeded = party !== 'notify_party'
  const noteOf = (field: 'company_name' | 'address') =>
    isNeeded && missing.includes(`${party}.${field}`) ? <Missing /> : undefined
  return (
    <fieldset className="grid content-start gap-4">
      <legend className="mb-3 font-semibold">{partyNames[party]}</legend>
      {lead}
      {!isFolded && (
        <>
          <TextInput
            label="Company"
            isOptional={!isNeeded}
            help={noteOf('company_name')}
            error={errors?.company_name?.message}
            {...register(`${party}.company_name`)}
          />
          <TextArea
            label="Address"
            isOptional={!isNeeded}
            rows={3}
            help={noteOf('address')}
            error={errors?.address?.message}
            {...register(`${party}.address`)}
          />
          <TextInput
            label="Contact"
            isOptional
            error={errors?.contact_name?.message}
            {...register(`${party}.contact_name`)}
          />
          <TextInput
            label="Email"
            isOptional
            type="email"
            inputMode="email"
            error={errors?.email?.message}
            {...register(`${party}.email`)}
          />
          <TextInput
            label="Phone"
            isOptional
            type="tel"
            error={errors?.phone?.message}
            {...register(`${party}.phone`)}
          />
        </>
      )}
    </fieldset>
  )
}

/** Beside a field that the carrier's papers need: no error, because it may follow. */
export const Missing = ({ who = 'The carrier' }: { who?: 'The carrier' | 'Customs' }) => (
  <span className="text-wait">
    {who === 'Customs'
      ? 'Not given yet. Customs needs it: 6 to 10 digits each, with commas between them.'
      : 'Not given yet. The carrier needs it for its papers.'}
  </span>
)
