import type { CustomerProfile } from '@tradelane/contract/admin-customers'
import type { Registration } from '@tradelane/contract/registration'
import { useCodeLists, useCodeName } from '../../lib/code-list.ts'
import {
  applicantFacts,
  companyFacts,
  founderFacts,
  founderName,
  founderTypeName,
  registrationCategories,
} from '../../lib/registration-facts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { SubmittedDocuments } from './submitted-documents.tsx'

/** What the customer submitted; before that, what is known from the sign-up. */
export function RegistrationCards({ customer }: { customer: CustomerProfile }) {
  useCodeLists(registrationCategories, customer.company_region)
  const nameOf = useCodeName(registrationCategories, customer.company_region)
  const form = customer.registration
  if (!form) return <SignupCard customer={customer} />
  return (
    <>
      <Card title="Company">
        <DefinitionList facts={companyFacts(form, nameOf)} />
      </Card>
      <Card title="Applicant">
        <DefinitionList facts={applicantFacts(form, nameOf)} />
      </Card>
      <Persons form={form} nameOf={nameOf} />
      <SubmittedDocuments form={form} stored={customer.documents} nameOf={nameOf} />
    </>
  )
}

function Persons({ form, nameOf }: { form: Registration; nameOf: ReturnType<typeof useCodeName> }) {
  return (
    <Card title="Persons">
      <ul className="divide-y divide-line">
        {form.founders.map((founder) => (
          <li key={founder.fid} className="py-4 first:pt-0 last:pb-0">
            <p className="mb-3 flex flex-wrap items-center gap-3">
              <span className="font-medium">{founderName(founder)}</span>
              <Badge tone="idle">{founderTypeName(founder)}</Badge>
            </p>
            <DefinitionList facts={founderFacts(founder, nameOf)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SignupCard({ customer: { applicant } }: { customer: CustomerProfile }) {
  return (
    <Card title="Applicant">
      <p className="mb-3 text-ink-2">
        No registration has been submitted yet. This is known from the sign-up.
      </p>
      <DefinitionList
        facts={[
          { term: 'Name', value: `${applicant.first_name} ${applicant.last_name}` },
          { term: 'Work e-mail', value: applicant.work_email },
          { term: 'Phone', value: `${applicant.countryCode} ${applicant.company_phone_number}` },
        ]}
      />
    </Card>
  )
}
