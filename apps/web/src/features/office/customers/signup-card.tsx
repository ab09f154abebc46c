import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'

/** What is known of a customer before its registration. */
export function SignupCard({ customer: { applicant } }: { customer: CustomerProfile }) {
  return (
    <Card title="Applicant">
      <p className="mb-3 text-ink-2">
        No registration has been submitted yet. This is the data of the sign-up.
      </p>
      <DefinitionList
        facts={[
          { term: 'Name', value: `${applicant.first_name} ${applicant.last_name}` },
          { term: 'Work email', value: applicant.work_email },
          { term: 'Phone', value: `${applicant.countryCode} ${applicant.company_phone_number}` },
        ]}
      />
    </Card>
  )
}
