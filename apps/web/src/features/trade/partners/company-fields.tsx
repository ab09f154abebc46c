import { Controller } from 'react-hook-form'
import { CountryField } from '../../../ui/forms/country-field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { PartnerFormState } from './partner-form.ts'

/** `namesake`: another partner with the same registration number. */
export function CompanyFields({ form, namesake }: { form: PartnerFormState; namesake: string | undefined }) {
  const { register } = form
  const { errors } = form.formState
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">Company</legend>
      <TextInput
        label="Company name"
        autoComplete="off"
        error={errors.company_name?.message}
        {...register('company_name')}
      />
      <TextInput
        label="Registration number"
        autoComplete="off"
        spellCheck={false}
        help={namesake && `${namesake} has the same number. Add it again only if this is intended.`}
        error={errors.company_registration_number?.message}
        {...register('company_registration_number')}
      />
      <AddressFields form={form} />
      <TextInput
        label="Contact person name"
        autoComplete="off"
        className="sm:col-span-2"
        error={errors.contact_person_name?.message}
        {...register('contact_person_name')}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label="Phone number"
        type="tel"
        autoComplete="off"
        help="With its country code, such as +49"
        error={errors.phone_number?.message}
        {...register('phone_number')}
      />
    </fieldset>
  )
}

function AddressFields({ form }: { form: PartnerFormState }) {
  const { register } = form
  const { errors } = form.formState
  return (
    <>
      <TextInput
        label="Company address"
        autoComplete="off"
        help="Street and number. Town and post code have their own fields"
        className="sm:col-span-2"
        error={errors.company_address?.message}
        {...register('company_address')}
      />
      <TextInput
        label="Town"
        autoComplete="off"
        help="Without it many banks refuse a payment"
        error={errors.company_town?.message}
        {...register('company_town')}
      />
      <TextInput
        label="Post code"
        isOptional
        autoComplete="off"
        error={errors.company_post_code?.message}
        {...register('company_post_code')}
      />
      <div className="sm:col-span-2">
        <Controller
          control={form.control}
          name="company_country"
          render={({ field, fieldState }) => (
            <CountryField
              {...field}
              value={field.value ?? ''}
              label="Country of the company"
              error={fieldState.error?.message}
              isOptional={false}
            />
          )}
        />
      </div>
    </>
  )
}
