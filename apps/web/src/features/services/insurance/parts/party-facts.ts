import type { PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { CodeName } from '../../../../lib/queries/code-list.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'

/** A company as the policy names it: the policyholder, or the insured. */
export const partyFacts = (party: PolicyHolder, nameOf: CodeName): Fact[] => [
  { term: 'Company name', value: party.company_name },
  { term: 'Registration number', value: party.company_id },
  {
    term: 'Address',
    value: [party.company_address, party.city, party.country && nameOf('COUNTRY_NAME', party.country)]
      .filter(Boolean)
      .join(', '),
  },
  { term: 'Contact name', value: party.contact_name },
  { term: 'Email', value: party.email },
  { term: 'Phone', value: party.phone_number },
]
