import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { Trash2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { CodeField, CountryField } from './code-field.tsx'
import { PastDayField, TextField } from './fields.tsx'
import { FounderDocuments } from './founder-documents.tsx'
import { PercentField } from './ownership-fields.tsx'
import { emptyIdentityDocument } from './registration-values.ts'

type FounderFieldsProps = {
  index: number
  applicant: RegistrationInput
  /** Undefined for the first person, who cannot be removed. */
  onRemove?: () => void
}

const types = [
  { value: '0', label: 'Authorized person' },
  { value: '1', label: 'Shareholder' },
]

/** One authorised person or shareholder with their identity documents. */
export function FounderFields({ index, applicant, onRemove }: FounderFieldsProps) {
  const { control, register } = useFormContext<RegistrationInput>()
  const at = `founders.${index}` as const
  const type = useWatch({ control, name: `${at}.founder_type` })
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line p-4 sm:grid-cols-2 sm:p-5">
      <legend className="px-1 font-semibold">
        {index + 1}. {types[Number(type ?? 0)]?.label}
      </legend>
      <Select label="Role" options={types} {...register(`${at}.founder_type`, { setValueAs: Number })} />
      {onRemove ? (
        <Button tone="quiet" className="self-end justify-self-start" onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
          Remove person {index + 1}
        </Button>
      ) : (
        <CopyApplicant index={index} applicant={applicant} />
      )}
      <PersonFields at={at} />
      <FounderDocuments founder={index} />
    </fieldset>
  )
}

function PersonFields({ at }: { at: `founders.${number}` }) {
  return (
    <>
      <TextField name={`${at}.first_name`} label="First name" autoComplete="off" />
      <TextField name={`${at}.middle_name`} label="Middle name" autoComplete="off" isOptional />
      <TextField name={`${at}.last_name`} label="Last name" autoComplete="off" className="sm:col-span-2" />
      <CodeField
        name={`${at}.nationality`}
        label="Nationality"
        category="NATIONALITY"
        placeholder="Select a nationality"
      />
      <PastDayField name={`${at}.date_of_birth`} label="Date of birth" />
      <CodeField
        name={`${at}.professional_position`}
        label="Position"
        category="POSITION"
        placeholder="Select a position"
      />
      <PercentField
        name={`${at}.ownership_percent`}
        label="Ownership"
        help="Of the company, directly or through others. 0 for nothing."
      />
      <TextField name={`${at}.phone_number`} label="Phone number" type="tel" autoComplete="off" />
      <TextField name={`${at}.email`} label="Email" type="email" autoComplete="off" autoCapitalize="none" />
      <TextField name={`${at}.addressLine1`} label="Address" autoComplete="off" className="sm:col-span-2" />
      <TextField name={`${at}.city`} label="City" autoComplete="off" />
      <TextField name={`${at}.state`} label="State" autoComplete="off" />
      <CountryField name={`${at}.country`} label="Country" />
      <TextField name={`${at}.postcode`} label="Post code" autoComplete="off" />
    </>
  )
}

type Documents = RegistrationInput['founders'][number]['company_authorisation_documents_details']

/** The applicant's document is the first one; its expiry date and its file are still to be added. */
function withPassport(
  [first = emptyIdentityDocument, ...more]: Documents,
  applicant: RegistrationInput,
): Documents {
  const copied = {
    ...first,
    document_type: applicant.user_documentType,
    document_number: applicant.user_documentNumber,
    issuance_country: applicant.user_documentIssuanceCountry,
  }
  return [copied, ...more]
}

/** In most cases the applicant is the first person. */
function CopyApplicant({ index, applicant }: { index: number; applicant: RegistrationInput }) {
  const { getValues, setValue, clearErrors } = useFormContext<RegistrationInput>()
  const copy = () => {
    const at = `founders.${index}` as const
    setValue(at, {
      ...getValues(at),
      first_name: applicant.first_name,
      last_name: applicant.last_name,
      nationality: applicant.user_nationality,
      date_of_birth: applicant.user_dateOfBirth,
      email: applicant.work_email,
      phone_number: `${applicant.countryCode} ${applicant.company_phone_number}`,
      addressLine1: applicant.user_addressLine1,
      city: applicant.user_city,
      state: applicant.user_state,
      country: applicant.user_country,
      postcode: applicant.user_postcode,
      company_authorisation_documents_details: withPassport(
        getValues(`${at}.company_authorisation_documents_details`),
        applicant,
      ),
    })
    clearErrors(at)
  }
  return (
    <Button tone="quiet" className="self-end justify-self-start" onClick={copy}>
      Copy applicant details
    </Button>
  )
}
