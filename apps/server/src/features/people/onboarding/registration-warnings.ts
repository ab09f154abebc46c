import { adultAge, ageOn } from '@tradelane/contract/onboarding/adult'
import type { Founder, Registration } from '@tradelane/contract/onboarding/forms'
import { ownershipText, unlistedPart } from '@tradelane/contract/onboarding/ownership'
import { applicantSubject } from './screen-company.ts'

/** What an administrator should look at before the decision; `about` names the person by id, the applicant or the company. */
export type RegistrationWarning = { about: string; text: string }

const oldestAge = 100
const expiresSoonMs = 30 * 86_400_000

/** What does not fit together in a registration, by the business clock. It decides nothing. */
export function registrationWarnings(form: Registration, now: Date): RegistrationWarning[] {
  const today = dayOf(now)
  const applicant = `${form.first_name} ${form.last_name}`
  return [
    ...ageWarnings(applicantSubject, applicant, form.user_dateOfBirth, today),
    ...form.founders.flatMap((person) =>
      personWarnings(person, today, dayOf(new Date(now.getTime() + expiresSoonMs))),
    ),
    ...ownerWarnings(form),
    ...mismatches(form),
  ]
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const nameOf = ({ first_name, last_name }: Pick<Founder, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`

function personWarnings(person: Founder, today: string, soon: string): RegistrationWarning[] {
  const about = person.fid ?? ''
  const name = nameOf(person)
  const papers = person.company_authorisation_documents_details
  return [
    ...ageWarnings(about, name, person.date_of_birth, today),
    ...papers.flatMap(({ document_number: number, expiry_date: expiry }) => {
      if (expiry < today) return [{ about, text: `Document ${number} of ${name} has expired.` }]
      return expiry < soon ? [{ about, text: `Document ${number} of ${name} expires soon.` }] : []
    }),
    ...(papers.some(({ issuance_country }) => issuance_country !== person.nationality)
      ? [{ about, text: `A document of ${name} was issued by another country than the nationality.` }]
      : []),
  ]
}

function ownerWarnings({ founders, no_other_owner }: Registration): RegistrationWarning[] {
  const unsaid = founders.filter((person) => ownershipText(person) === undefined)
  const part = no_other_owner ? undefined : unlistedPart(founders)
  return [
    ...unsaid.map((person) => ({
      about: person.fid ?? '',
      text: `How much of the company ${nameOf(person)} owns is not known.`,
    })),
    ...(part ? [{ about: 'company', text: `Who owns ${part} of the company is not known.` }] : []),
  ]
}

function ageWarnings(about: string, name: string, birthDay: string, today: string): RegistrationWarning[] {
  const age = ageOn(birthDay, today)
  if (age < adultAge) return [{ about, text: `${name} is ${age} years old.` }]
  return age > oldestAge ? [{ about, text: `${name} is ${age} years old: compare the date of birth.` }] : []
}

/** The applicant and the persons, the company and its country. */
function mismatches(form: Registration): RegistrationWarning[] {
  const applicant = nameOf(form)
  const same = form.founders.find((person) => nameOf(person).toLowerCase() === applicant.toLowerCase())
  const warnings: RegistrationWarning[] = []
  const warn = (about: string, text: string) => warnings.push({ about, text })
  if (!same) warn(applicantSubject, `The applicant ${applicant} is not among the persons of the company.`)
  if (same && same.date_of_birth !== form.user_dateOfBirth)
    warn(same.fid ?? '', `${applicant} has one date of birth as applicant and another one as person.`)
  if (same && same.nationality !== form.user_nationality)
    warn(same.fid ?? '', `${applicant} has one nationality as applicant and another one as person.`)
  const numbers = same?.company_authorisation_documents_details.map(({ document_number }) => document_number)
  if (numbers && !numbers.includes(form.user_documentNumber))
    warn(same?.fid ?? '', `${applicant} has one document as applicant and another one as person.`)
  if (form.company_reg_country !== form.registered_country)
    warn('company', 'The company is registered in one country and has its address in another.')
  return warnings
}
