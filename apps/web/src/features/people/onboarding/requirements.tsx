import { useSuspenseQuery } from '@tanstack/react-query'
import { requirementActions } from '@tradelane/contract/onboarding/requirement-actions'
import type { WireRequirement } from '@tradelane/contract/onboarding/requirement-calls'
import { requirementStateTable } from '@tradelane/contract/onboarding/requirement-states'
import { isInReview } from '@tradelane/contract/onboarding/states'
import { useState } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { requirementsQuery } from '../../../lib/queries/requirements.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DocumentDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { AnswerButton } from './answer-button.tsx'
import type { ProfileUser } from './registration-values.ts'

/** What the company has to do for its verification, each answered by itself. */
export function Requirements({ user }: { user: ProfileUser }) {
  const { data } = useSuspenseQuery(requirementsQuery)
  const { status, status_reason } = user
  if (status === null) return null
  const isOpen = isInReview(status)
  const rows = data.filter(({ is_asked, due }) => (is_asked ? isOpen : due !== null))
  return (
    <div className="mb-6 grid max-w-[760px] gap-4 empty:hidden">
      {status === 'RFI_REQUESTED' && (
        <Banner tone="wait" title="MORE INFORMATION NEEDED">
          {rows.some(({ is_asked }) => is_asked) ? (
            'Answer each request by itself. Or change the form below and save it: this answers all of them.'
          ) : (
            <p className="mt-1 whitespace-pre-line">{status_reason}</p>
          )}
        </Banner>
      )}
      {rows.length > 0 && (
        <Card title="What we need from you">
          <ul className="divide-y divide-line *:first:pt-0 *:last:pb-0">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Row({ row }: { row: WireRequirement }) {
  const { what, about, is_mandatory, remarks, state, reason, due, due_at, is_asked, link } = row
  const until = due === 'overdue' ? 'was due' : 'by'
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <div className="font-medium">{what}</div>
        <div className="text-ink-2">
          {[about, !is_mandatory && 'optional', due && due_at && `${until} ${formatInstant(due_at)}`]
            .filter(Boolean)
            .join(' · ')}
        </div>
        {remarks && <p className="whitespace-pre-line">{remarks}</p>}
        {reason && <p className="mt-1 whitespace-pre-line text-lost">{reason}</p>}
        <Given row={row} />
      </div>
      <div className="flex items-center gap-3">
        {is_asked && <StatusBadge states={requirementStateTable} state={state} />}
        {is_asked && (
          // What was asked for is shown only while the verification is under review.
          <RecordAction action={requirementActions.answer} record={{ state, is_in_review: true }}>
            {(closed) => <AnswerButton requirement={row} closed={closed} />}
          </RecordAction>
        )}
        {link && (
          <LinkButton to={link} size="sm" aria-label={`Change ${about}`}>
            Change
          </LinkButton>
        )}
      </div>
    </li>
  )
}

/** What was answered so far. */
function Given({ row: { answer, document, with_form, what } }: { row: WireRequirement }) {
  const [isViewed, setIsViewed] = useState(false)
  if (with_form) return <p className="mt-1 text-ink-2">Answered with the form.</p>
  return (
    <>
      {answer && <p className="mt-1 whitespace-pre-line text-ink-2">Your answer: {answer}</p>}
      {document && (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
          {document.file_name}
          <Button size="sm" tone="quiet" aria-label={`View ${what}`} onClick={() => setIsViewed(true)}>
            View
          </Button>
        </p>
      )}
      <DocumentDialog
        url={isViewed ? document?.url : undefined}
        title={what}
        onClose={() => setIsViewed(false)}
      />
    </>
  )
}
