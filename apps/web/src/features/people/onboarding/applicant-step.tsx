import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { useController, useFormContext } from 'react-hook-form'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { CodeField, CountryField } from './code-field.tsx'
import { PastDayField, TextField } from './fields.tsx'

/** Step 1: the applicant. Names and work email come from the sign-up. */
export function ApplicantStep() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="first_name" label="First name" readOnly />
        <TextField name="last_name" label="Last name" readOnly />
        <TextField name="work_email" label="Work email" type="email" readOnly className="sm:col-span-2" />
        <TextField name="job_title" label="Job title" autoComplete="organization-title" />
        <CodeField
          name="user_nationality"
          label="Nationality"
          category="NATIONALITY"
          placeholder="Select a nationality"
        />
        <PastDayField name="user_dateOfBirth" label="Date of birth" autoComplete="bday" />
        <ApplicantPhone />
      </div>
      <fieldset className="mt-6 grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">Home address</legend>
        <TextField
          name="user_addressLine1"
          label="Address"
          autoComplete="address-line1"
          className="sm:col-span-2"
        />
        <TextField name="user_city" label="City" autoComplete="address-level2" />
        <TextField name="user_state" label="State" autoComplete="address-level1" />
        <CountryField name="user_country" label="Country" />
        <TextField name="user_postcode" label="Post code" autoComplete="postal-code" />
      </fieldset>
      <fieldset className="mt-6 grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">Identity document</legend>
        <CodeField
          name="user_documentType"
          label="Document type"
          category="DOCUMENT_TYPE"
          placeholder="Select a document type"
        />
        <TextField name="user_documentNumber" label="Document number" autoComplete="off" spellCheck={false} />
        <CountryField name="user_documentIssuanceCountry" label="Issuance country" />
      </fieldset>
    </>
  )
}

function ApplicantPhone() {
  const { control, register, getFieldState, formState } = useFormContext<RegistrationInput>()
  const { field } = useController({ name: 'countryCode', control })
  const error =
    getFieldState('company_phone_number', formState).error ?? getFieldState('countryCode', formState).error
  return (
    <PhoneField
      label="Business phone"
      countryCode={field.value}
      onCountryCodeChange={field.onChange}
      number={register('company_phone_number')}
      error={error?.message}
    />
  )
}
