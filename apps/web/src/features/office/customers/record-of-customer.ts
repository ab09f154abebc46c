import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { unidentifiedOwner } from '@tradelane/contract/onboarding/ownership'
import { hasVerifiedPerson } from '@tradelane/contract/onboarding/verified-persons'
import { today } from '../../../lib/format/format-date.ts'

/** What the table of actions is asked about a company's verification. */
export function recordOfCustomer(
  { kyb_status, registration, founder_reviews, screening }: CustomerProfile,
  is_waiting: boolean,
) {
  const persons = (registration?.founders ?? []).map(({ fid = '', ...person }) => ({
    ...person,
    fid,
    status: founder_reviews.find((review) => review.fid === fid)?.status ?? null,
    expiryDates: person.company_authorisation_documents_details.map(({ expiry_date }) => expiry_date),
  }))
  return {
    state: kyb_status ?? ('null' as const),
    matches: screening.flatMap(({ cases }) => cases.map(({ state }) => state)),
    has_person: hasVerifiedPerson(persons),
    unidentified_owner: unidentifiedOwner(persons, today()),
    is_waiting,
  }
}
