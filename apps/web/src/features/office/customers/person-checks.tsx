import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { ageOn } from '@tradelane/contract/onboarding/adult'
import type { Founder } from '@tradelane/contract/onboarding/forms'
import { formatDay, today } from '../../../lib/format/format-date.ts'
import type { Fact } from '../../../ui/records/definition-list.tsx'
import { ScreeningResult } from './screening-result.tsx'

type Checked = { birthDay: string; subjectId: string; screening: CustomerProfile['screening'] }

/** What the office compares first: the age, and what the screening says. */
export function checkFacts({ birthDay, subjectId, screening }: Checked): Fact[] {
  const result = screening.find(({ subject_id }) => subject_id === subjectId)
  return [
    { term: 'Age', value: `${ageOn(birthDay, today())} years` },
    { term: 'Screening', value: result ? <ScreeningResult cases={result.cases} /> : 'Not screened' },
  ]
}

/** The documents of a person with the days on which they expire. */
export function documentFacts({ company_authorisation_documents_details: papers }: Founder): Fact[] {
  const expired = (day: string) => (day < today() ? ', expired' : '')
  return [
    {
      term: 'Documents expire',
      value: papers
        .map(({ document_number: number, expiry_date: day }) => `${number}: ${formatDay(day)}${expired(day)}`)
        .join(', '),
    },
  ]
}
