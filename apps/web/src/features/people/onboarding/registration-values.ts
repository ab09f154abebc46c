import type { accounts } from '@tradelane/contract/accounts/calls'
import {
  applicantStep,
  companyStep,
  foundersStep,
  type Registration,
  type RegistrationInput,
} from '@tradelane/contract/onboarding/forms'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { FormStep } from '../../../lib/wizard/steps.ts'
import { findFormDraft } from '../../../lib/wizard/use-form-draft.ts'

export type RegistrationValues = RegistrationInput
export type ProfileUser = WireOutput<typeof accounts.profile>['data']

/** The wizard's steps in order; each validates only its own fields. */
export const steps: readonly FormStep[] = [
  { title: 'Applicant Details', name: 'applicant', fields: Object.keys(applicantStep.shape) },
  { title: 'Company Details', name: 'company', fields: Object.keys(companyStep.shape) },
  { title: 'Authorized Person', name: 'persons', fields: Object.keys(foundersStep.shape) },
]

export const emptyBusinessDocument: RegistrationValues['business_documents_details'][number] = {
  documents_type: '',
  documents_file_path: '',
}

type FounderValues = RegistrationValues['founders'][number]

export const emptyIdentityDocument: FounderValues['company_authorisation_documents_details'][number] = {
  document_type: '',
  document_number: '',
  issuance_country: '',
  expiry_date: '',
  document_file_path: '',
}

export const emptyFounder: FounderValues = {
  founder_type: 0,
  first_name: '',
  middle_name: '',
  last_name: '',
  nationality: '',
  date_of_birth: '',
  professional_position: '',
  email: '',
  phone_number: '',
  addressLine1: '',
  city: '',
  state: '',
  country: '',
  postcode: '',
  ownership_percent: '',
  company_authorisation_documents_details: [emptyIdentityDocument],
}

const nothingYet = {
  user_nationality: '',
  user_dateOfBirth: '',
  user_addressLine1: '',
  user_city: '',
  user_state: '',
  user_country: '',
  user_postcode: '',
  user_documentType: '',
  user_documentNumber: '',
  user_documentIssuanceCountry: '',
  trade_name: '',
  website: '',
  business_type: '',
  company_description: '',
  company_reg_date: '',
  company_reg_country: '',
  company_listed_exchange: '',
  totalEmployees: '',
  industrySector: '',
  intendedUseOfAccount: '',
  annualTurnover: '',
  registered_addressLine1: '',
  registered_addressLine2: '',
  registered_city: '',
  registered_state: '',
  registered_country: '',
  registered_postcode: '',
  business_documents_details: [emptyBusinessDocument],
  founders: [emptyFounder],
  no_other_owner: false,
}

/** The initial values: the draft, the submitted registration, or the data of the sign-up. */
export function startingPoint(user: ProfileUser, isAboutPersons: boolean) {
  const known = {
    countryCode: user.countryCode,
    company_phone_number: user.company_phone_number,
    job_title: user.job_title ?? '',
  }
  const submitted = user.registration as Registration | null
  const draft = findFormDraft<RegistrationInput>('registration', user.user_id)
  const saved: RegistrationInput = { ...nothingYet, ...known, ...submitted, ...fixedBySignup(user) }
  const last = steps.length - 1
  return {
    step: submitted && isAboutPersons ? last : Math.min(draft?.step ?? 0, last),
    saved,
    values: { ...saved, ...draft?.values, ...fixedBySignup(user) },
  }
}

const fixedBySignup = ({
  first_name,
  last_name,
  work_email,
  company_name,
  company_reg_number,
}: ProfileUser) => ({
  first_name,
  last_name,
  work_email,
  company_name,
  company_reg_number,
})
