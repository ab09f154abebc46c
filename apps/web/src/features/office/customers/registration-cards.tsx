import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { founderStateTable } from '@tradelane/contract/onboarding/states'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { useCodeLists, useCodeName } from '../../../lib/queries/code-list.ts'
import {
  applicantFacts,
  companyFacts,
  founderFacts,
  founderName,
  founderTypeName,
  registrationCategories,
} from '../../../lib/queries/registration-facts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { FounderDecision, type FounderUnderReview } from './founder-decision.tsx'
import { checkFacts, documentFacts } from './person-checks.tsx'
import { SignupCard } from './signup-card.tsx'
import { SubmittedDocuments } from './submitted-documents.tsx'

/** The customer's submission; before that, the data of the sign-up. */
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
        <DefinitionList
          facts={[
            ...applicantFacts(form, nameOf),
            ...checkFacts({
              birthDay: form.user_dateOfBirth,
              subjectId: 'applicant',
              screening: customer.screening,
            }),
          ]}
        />
      </Card>
      <Persons customer={customer} nameOf={nameOf} />
      <SubmittedDocuments form={form} stored={customer.documents} nameOf={nameOf} />
    </>
  )
}

type PersonsProps = { customer: CustomerProfile; nameOf: ReturnType<typeof useCodeName> }

function Persons({ customer: { uid, registration, founder_reviews, screening }, nameOf }: PersonsProps) {
  const reviewOf = (fid: string | undefined) => founder_reviews.find((review) => review.fid === fid)
  return (
    <Card title="Persons">
      <ul className="divide-y divide-line">
        {registration?.founders.map((founder) => (
          <li key={founder.fid} className="py-4 first:pt-0 last:pb-0">
            <div className="mb-3 flex flex-wrap items-center gap-3">
              <span className="font-medium">{founderName(founder)}</span>
              <Badge tone="idle">{founderTypeName(founder)}</Badge>
              <Review
                uid={uid}
                name={founderName(founder)}
                review={reviewOf(founder.fid)}
                screening={screening}
              />
            </div>
            <DefinitionList
              facts={[
                ...founderFacts(founder, nameOf),
                ...documentFacts(founder),
                ...checkFacts({
                  birthDay: founder.date_of_birth,
                  subjectId: founder.fid ?? '',
                  screening,
                }),
              ]}
            />
          </li>
        ))}
      </ul>
      {registration?.no_other_owner && (
        <p className="mt-4">The company says that no other person owns 25 % or more of it.</p>
      )}
    </Card>
  )
}

type ReviewProps = Omit<FounderUnderReview, 'review'> & { review: FounderUnderReview['review'] | undefined }

/** For a person who was added or changed after the company was submitted; others have no status of their own. */
function Review({ review, ...person }: ReviewProps) {
  if (!review || review.status === null) return null
  return (
    <>
      <StatusBadge states={founderStateTable} state={review.status} />
      {review.review_due_at && (
        <span className="text-ink-2">Decide by {formatInstant(review.review_due_at)}</span>
      )}
      <FounderDecision {...person} review={review} />
    </>
  )
}
