import { promised } from '@tradelane/contract/lifecycle/promises'
import type { Registration } from '@tradelane/contract/onboarding/forms'
import { kybStateTable } from '@tradelane/contract/onboarding/states'
import { useState } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { useCodeName } from '../../../lib/queries/code-list.ts'
import {
  applicantFacts,
  companyFacts,
  founderFacts,
  founderName,
  founderTypeName,
  registrationCategories,
  type SubmittedDocument,
  submittedDocuments,
} from '../../../lib/queries/registration-facts.ts'
import { writeToUs } from '../../../lib/screens/write-address.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DocumentDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { OwnershipCard } from './ownership-card.tsx'
import type { ProfileUser } from './registration-values.ts'

/** The submitted registration, read-only. */
export function SubmittedRegistration({ user }: { user: ProfileUser }) {
  const nameOf = useCodeName(registrationCategories, user.company_region)
  const form = user.registration as Registration | null
  return (
    <div className="grid max-w-[760px] gap-4">
      <StatusBanner user={user} />
      {form && (
        <>
          <Card title="Applicant">
            <DefinitionList facts={applicantFacts(form, nameOf)} />
          </Card>
          <Card title="Company">
            <DefinitionList facts={companyFacts(form, nameOf)} />
          </Card>
          {form.founders.map((founder) => (
            <Card
              key={founder.fid}
              title={`${founderName(founder)}, ${founderTypeName(founder).toLowerCase()}`}
            >
              <DefinitionList facts={founderFacts(founder, nameOf)} />
            </Card>
          ))}
          <OwnershipCard form={form} status={user.status} />
          <Documents documents={submittedDocuments(form, nameOf)} />
        </>
      )}
    </div>
  )
}

function StatusBanner({ user }: { user: ProfileUser }) {
  const { status, status_reason, review_due_at } = user
  if (status === 'Clear') return <Banner tone="done">Your business is verified.</Banner>
  if (status === 'Refused')
    return (
      <Banner tone="lost" title="REFUSED" action={<LinkButton to={writeToUs(user)}>Write to us</LinkButton>}>
        <p className="mt-1 whitespace-pre-line">{status_reason}</p>
        <p className="mt-1">{kybStateTable.Refused.next?.text}</p>
      </Banner>
    )
  return (
    <Banner tone="wait" title="IN PROGRESS">
      We are reviewing your business information. Our team gets back to you within{' '}
      {promised('reviewBusiness')}
      {review_due_at && `, by ${formatInstant(review_due_at)}`}.
    </Banner>
  )
}

function Documents({ documents }: { documents: readonly SubmittedDocument[] }) {
  const [viewed, setViewed] = useState<SubmittedDocument>()
  return (
    <Card title="Documents">
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.url} className="flex items-center gap-4 py-2.5">
            <div className="min-w-0 flex-1">
              <div className="font-medium">{document.what}</div>
              <div className="text-ink-2">{[document.of, document.detail].filter(Boolean).join(' · ')}</div>
            </div>
            <Button
              size="sm"
              aria-label={`View ${document.what}, ${document.of}`}
              onClick={() => setViewed(document)}
            >
              View
            </Button>
          </li>
        ))}
      </ul>
      <DocumentDialog url={viewed?.url} title={viewed?.what ?? ''} onClose={() => setViewed(undefined)} />
    </Card>
  )
}
