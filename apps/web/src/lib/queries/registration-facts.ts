import type { CodeListCategory } from '@tradelane/contract/lists/code-lists'
import type { Registration } from '@tradelane/contract/onboarding/forms'
import { ownershipText } from '@tradelane/contract/onboarding/ownership'
import { formatDay } from '../format/format-date.ts'
import type { CodeName } from './code-list.ts'

type Facts = { term: string; value: string }[]

/** The lists with the names of the codes below: for `useCodeName`. */
export const registrationCategories = [
  'COUNTRY_NAME',
  'NATIONALITY',
  'DOCUMENT_TYPE',
  'BUSINESS_DOCUMENT_TYPE',
  'BUSINESS_TYPE',
  'LISTED_EXCHANGE',
  'TOTAL_EMPLOYEES',
  'INDUSTRY_SECTOR',
  'INTENDED_USE_OF_ACCOUNT',
  'ANNUAL_TURNOVER',
  'POSITION',
] as const satisfies CodeListCategory[]

/** The applicant's data as text; customers and the back office read the same. */
export const applicantFacts = (form: Registration, nameOf: CodeName): Facts => [
  { term: 'Name', value: `${form.first_name} ${form.last_name}` },
  { term: 'Job title', value: form.job_title },
  { term: 'Work email', value: form.work_email },
  { term: 'Phone', value: `${form.countryCode} ${form.company_phone_number}` },
  { term: 'Nationality', value: nameOf('NATIONALITY', form.user_nationality) },
  { term: 'Date of birth', value: formatDay(form.user_dateOfBirth) },
  {
    term: 'Address',
    value: [
      form.user_addressLine1,
      form.user_city,
      `${form.user_state} ${form.user_postcode}`,
      nameOf('COUNTRY_NAME', form.user_country),
    ].join(', '),
  },
  {
    term: 'Identity document',
    value: `${nameOf('DOCUMENT_TYPE', form.user_documentType)} ${form.user_documentNumber}, ${nameOf('COUNTRY_NAME', form.user_documentIssuanceCountry)}`,
  },
]

export const companyFacts = (form: Registration, nameOf: CodeName): Facts => [
  { term: 'Company name', value: form.company_name },
  { term: 'Registration number', value: form.company_reg_number },
  { term: 'Trade name', value: form.trade_name },
  { term: 'Website', value: form.website },
  { term: 'Business type', value: nameOf('BUSINESS_TYPE', form.business_type) },
  {
    term: 'Registered',
    value: `${formatDay(form.company_reg_date)}, ${nameOf('COUNTRY_NAME', form.company_reg_country)}`,
  },
  ...(form.company_listed_exchange
    ? [{ term: 'Listed exchange', value: nameOf('LISTED_EXCHANGE', form.company_listed_exchange) }]
    : []),
  { term: 'Total employees', value: nameOf('TOTAL_EMPLOYEES', form.totalEmployees) },
  { term: 'Industry sector', value: nameOf('INDUSTRY_SECTOR', form.industrySector) },
  { term: 'Annual turnover', value: nameOf('ANNUAL_TURNOVER', form.annualTurnover) },
  { term: 'Intended use of account', value: nameOf('INTENDED_USE_OF_ACCOUNT', form.intendedUseOfAccount) },
  {
    term: 'Registered address',
    value: [
      form.registered_addressLine1,
      form.registered_addressLine2,
      form.registered_city,
      `${form.registered_state} ${form.registered_postcode}`,
      nameOf('COUNTRY_NAME', form.registered_country),
    ]
      .filter(Boolean)
      .join(', '),
  },
  { term: 'Description', value: form.company_description },
]

type Founder = Registration['founders'][number]

export const founderTypeName = ({ founder_type }: Pick<Founder, 'founder_type'>): string =>
  founder_type === 1 ? 'Shareholder' : 'Authorized person'

export const founderName = ({ first_name, middle_name, last_name }: Founder): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ')

export const founderFacts = (founder: Founder, nameOf: CodeName): Facts => [
  { term: 'Ownership', value: ownershipText(founder) ?? 'Not given' },
  { term: 'Position', value: nameOf('POSITION', founder.professional_position) },
  { term: 'Nationality', value: nameOf('NATIONALITY', founder.nationality) },
  { term: 'Date of birth', value: formatDay(founder.date_of_birth) },
  { term: 'Email', value: founder.email },
  { term: 'Phone', value: founder.phone_number },
  {
    term: 'Address',
    value: [
      founder.addressLine1,
      founder.city,
      `${founder.state} ${founder.postcode}`,
      nameOf('COUNTRY_NAME', founder.country),
    ].join(', '),
  },
]

export type SubmittedDocument = { url: string; what: string; of: string; detail: string }

/** All documents of a submission: type, owner and details. */
export function submittedDocuments(form: Registration, nameOf: CodeName): SubmittedDocument[] {
  return [
    ...form.business_documents_details.map((document) => ({
      url: document.documents_file_path,
      what: nameOf('BUSINESS_DOCUMENT_TYPE', document.documents_type),
      of: form.company_name,
      detail: '',
    })),
    ...form.founders.flatMap((founder) =>
      founder.company_authorisation_documents_details.map((document) => ({
        url: document.document_file_path,
        what: nameOf('DOCUMENT_TYPE', document.document_type),
        of: founderName(founder),
        detail: `${document.document_number}, ${nameOf('COUNTRY_NAME', document.issuance_country)}, until ${formatDay(document.expiry_date)}`,
      })),
    ),
  ]
}
