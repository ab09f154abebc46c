import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { requirementStateTable } from '@tradelane/contract/onboarding/requirement-states'
import { useState } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DocumentDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { RequirementDecision } from './requirement-decision.tsx'

type Row = CustomerProfile['requirements'][number]

/** What the company was asked for, with its answers and the decision on each; and what its records show. */
export function RequirementsCard({ customer }: { customer: CustomerProfile }) {
  const [viewed, setViewed] = useState<Row>()
  const { requirements, uid, kyb_status } = customer
  if (kyb_status === null || requirements.length === 0) return null
  return (
    <Card title="Requests for information" isFlush>
      <DataTable
        label="Requests for information"
        columns={[
          ...columns(setViewed),
          {
            key: 'decision',
            title: 'Action',
            isRight: true,
            cell: (row) =>
              row.is_asked && <RequirementDecision uid={uid} status={kyb_status} requirement={row} />,
          },
        ]}
        rows={requirements}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No records found" />}
      />
      <DocumentDialog
        url={viewed?.document?.url}
        title={viewed?.what ?? ''}
        onClose={() => setViewed(undefined)}
      />
    </Card>
  )
}

const columns = (onView: (row: Row) => void): Column<Row>[] => [
  {
    key: 'what',
    title: 'Request',
    cell: ({ what, about, remarks, is_mandatory }) => (
      <div className="min-w-32 wrap-anywhere">
        <div className="font-medium">{what}</div>
        <div className="text-xs text-ink-2">
          {about}
          {!is_mandatory && ', optional'}
        </div>
        {remarks && <div className="text-xs whitespace-pre-line text-ink-2">{remarks}</div>}
      </div>
    ),
  },
  {
    key: 'answer',
    title: 'Answer',
    cell: (row) => <GivenAnswer row={row} onView={onView} />,
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ state, due, due_at }) => (
      <>
        <StatusBadge states={requirementStateTable} state={state} />
        {due && due_at && (
          <div className="mt-1 text-xs text-ink-2">
            {due === 'overdue' ? 'was due' : 'by'} {formatInstant(due_at)}
          </div>
        )}
      </>
    ),
  },
]

function GivenAnswer({ row, onView }: { row: Row; onView: (row: Row) => void }) {
  const { answer, document, with_form, reason, what } = row
  return (
    <div className="grid min-w-32 justify-items-start gap-1 wrap-anywhere">
      {answer && <p className="whitespace-pre-line">{answer}</p>}
      {document && (
        <Button size="sm" aria-label={`View the answer to ${what}`} onClick={() => onView(row)}>
          View
        </Button>
      )}
      {with_form && <p>Answered by submitting the registration again</p>}
      {reason && <p className="text-xs whitespace-pre-line text-ink-2">Reason: {reason}</p>}
      {!answer && !document && !with_form && !reason && '–'}
    </div>
  )
}
