import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { hasVerifiedPerson } from '@tradelane/contract/onboarding/verified-persons'

/** What the table of actions is asked about a company's verification. */
export function recordOfCustomer(
  { kyb_status, registration, founder_reviews, screening }: CustomerProfile,
  is_waiting: boolean,
) {
  const persons = (registration?.founders ?? []).map(({ fid = '', founder_type }) => ({
    fid,
    founder_type,
    status: founder_reviews.find((review) => review.fid === fid)?.status ?? null,
  }))
  return {
    state: kyb_status ?? ('null' as const),
    matches: screening.flatMap(({ cases }) => cases.map(({ state }) => state)),
    has_person: hasVerifiedPerson(persons),
    is_waiting,
  }
}
