import { codeList } from '@tradelane/contract/lists/code-list-entries'
import type { CodeListCategory } from '@tradelane/contract/lists/code-lists'
import type { Founder, Registration } from '@tradelane/contract/onboarding/forms'
import { refuseFields } from '../../../refusal.ts'

type Choice = [path: string, category: CodeListCategory, code: string]

/** Refuses, by field, every code that is not in its list. */
export function requireKnownCodes(form: Registration, region: string): void {
  const ofFounders = form.founders.flatMap((founder, index) => founderChoices(founder, `founders.${index}.`))
  requireKnown([...companyChoices(form), ...ofFounders], region)
}

/** The same for one person, by the fields of that person. */
export function requireKnownFounderCodes(founder: Founder, region: string): void {
  requireKnown(founderChoices(founder, ''), region)
}

function requireKnown(choices: readonly Choice[], region: string): void {
  const faults = choices.filter(
    ([, category, code]) => !codeList(category, region).some((entry) => entry.code === code),
  )
  if (faults.length > 0)
    refuseFields(Object.fromEntries(faults.map(([path]) => [path, 'Choose one from the list'])))
}

function companyChoices(form: Registration): Choice[] {
  return [
    ['user_nationality', 'NATIONALITY', form.user_nationality],
    ['user_country', 'COUNTRY_NAME', form.user_country],
    ['user_documentType', 'DOCUMENT_TYPE', form.user_documentType],
    ['user_documentIssuanceCountry', 'COUNTRY_NAME', form.user_documentIssuanceCountry],
    ['business_type', 'BUSINESS_TYPE', form.business_type],
    ['company_reg_country', 'COUNTRY_NAME', form.company_reg_country],
    ['totalEmployees', 'TOTAL_EMPLOYEES', form.totalEmployees],
    ['industrySector', 'INDUSTRY_SECTOR', form.industrySector],
    ['intendedUseOfAccount', 'INTENDED_USE_OF_ACCOUNT', form.intendedUseOfAccount],
    ['annualTurnover', 'ANNUAL_TURNOVER', form.annualTurnover],
    ['registered_country', 'COUNTRY_NAME', form.registered_country],
    // A company that is not listed has no exchange to choose.
    ...(form.company_listed_exchange
      ? [['company_listed_exchange', 'LISTED_EXCHANGE', form.company_listed_exchange] satisfies Choice]
      : []),
    ...form.business_documents_details.map(
      ({ documents_type }, index): Choice => [
        `business_documents_details.${index}.documents_type`,
        'BUSINESS_DOCUMENT_TYPE',
        documents_type,
      ],
    ),
  ]
}

/** `at` is the prefix of the person's own fields. */
function founderChoices(founder: Founder, at: string): Choice[] {
  return [
    [`${at}nationality`, 'NATIONALITY', founder.nationality],
    [`${at}professional_position`, 'POSITION', founder.professional_position],
    [`${at}country`, 'COUNTRY_NAME', founder.country],
    ...founder.company_authorisation_documents_details.flatMap((document, position): Choice[] => {
      const path = `${at}company_authorisation_documents_details.${position}`
      return [
        [`${path}.document_type`, 'DOCUMENT_TYPE', document.document_type],
        [`${path}.issuance_country`, 'COUNTRY_NAME', document.issuance_country],
      ]
    }),
  ]
}
