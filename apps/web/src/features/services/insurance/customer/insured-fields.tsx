import type { PolicyHolder } from '@tradelane/contract/insurance/insured'
import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { CountryField } from '../../../../ui/forms/country-field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { emptyInsured, type InsuredValues } from './insured-values.ts'

const textFields = {
  company_name: { label: 'Company Name', autoComplete: 'organization' },
  company_id: { label: 'Company ID', help: 'The registration number' },
  company_address: { label: 'Company Address', autoComplete: 'street-address' },
  city: { label: 'City', autoComplete: 'address-level2', isOptional: true },
  contact_name: { label: 'Contact Person Name', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  phone_number: { label: 'Phone Number', type: 'tel', autoComplete: 'tel' },
} as const

/** The box copies the profile into the fields, or clears them; what the profile does not know stays open. */
export function InsuredFields({ holder }: { holder: PolicyHolder }) {
  const { register, reset, watch, control, formState } = useFormContext<InsuredValues>()
  const isSame = watch('same_as_policy_holder')
  const isKnown = (name: keyof PolicyHolder) => isSame && holder[name] !== ''
  const field = (name: keyof typeof textFields) => (
    <TextInput
      {...textFields[name]}
      readOnly={isKnown(name)}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  )
  return (
    <div className="grid gap-5">
      <Checkbox
        label="Same As Policyholder"
        checked={isSame}
        onChange={({ target }) =>
          reset(target.checked ? { ...holder, same_as_policy_holder: true } : emptyInsured, {
            keepDefaultValues: true,
          })
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {field('company_name')}
        {field('company_id')}
        <div className="sm:col-span-2">{field('company_address')}</div>
        {field('city')}
        <Controller
          control={control}
          name="country"
          render={({ field: country }) => (
            <CountryField {...country} isOptional isDisabled={isKnown('country')} />
          )}
        />
        <div className="sm:col-span-2">{field('contact_name')}</div>
        {field('email')}
        {field('phone_number')}
      </div>
    </div>
  )
}
