import { useSuspenseQuery } from '@tanstack/react-query'
import type { WireChange } from '@tradelane/contract/four-eyes/calls'
import type { ChangeState } from '@tradelane/contract/four-eyes/states'
import { CheckCheck } from 'lucide-react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { changesQuery } from '../../../lib/queries/pending-changes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { differences, kindText } from '../../../ui/records/change-words.ts'
import { type Beside, PendingChanges } from '../../../ui/records/pending-changes.tsx'

const badges = {
  OPEN: { tone: 'wait', label: 'Waiting' },
  CONFIRMED: { tone: 'done', label: 'Approved' },
  REFUSED: { tone: 'lost', label: 'Refused' },
  EXPIRED: { tone: 'idle', label: 'Expired' },
  WITHDRAWN: { tone: 'idle', label: 'Withdrawn' },
} as const satisfies Record<ChangeState, object>

const columns: Column<WireChange>[] = [
  {
    key: 'change',
    title: 'Change',
    className: 'wrap-anywhere',
    cell: (change) => (
      <>
        {kindText(change)}
        <span className="block text-xs font-normal text-ink-2">{change.subject}</span>
        {differences(change).map(({ term, value }) => (
          <span key={term} className="block text-xs font-normal text-ink-2">{`${term}: ${value}`}</span>
        ))}
      </>
    ),
  },
  {
    key: 'asked',
    title: 'Asked by',
    className: 'wrap-anywhere',
    cell: ({ asked_by, reason }) => (
      <>
        {asked_by}
        <span className="block text-xs font-normal text-ink-2">{reason}</span>
      </>
    ),
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state }) => <Badge tone={badges[state].tone}>{badges[state].label}</Badge>,
  },
  {
    key: 'decided',
    title: 'Decided by',
    className: 'wrap-anywhere',
    cell: ({ decided_by, decided_at, decision_reason }) => (
      <>
        {decided_by ?? 'Nobody'}
        <span className="block text-xs font-normal text-ink-2">
          {[decided_at && formatInstant(decided_at), decision_reason].filter(Boolean).join(': ')}
        </span>
      </>
    ),
  },
]

/** /admin/approvals: changes that need a second person, and what became of earlier ones. */
export function ApprovalsPage({ beside }: { beside: Beside }) {
  const { data: changes } = useSuspenseQuery(changesQuery)
  const open = changes.filter(({ state }) => state === 'OPEN')
  const ended = changes.filter(({ state }) => state !== 'OPEN')
  return (
    <>
      <PageHeader
        title="Approvals"
        lead="Changes that one colleague asks for and another decides, as soon as two who may decide work here."
      />
      <div className="grid gap-4">
        <Card title="Waiting" isFlush>
          {open.length > 0 ? (
            <PendingChanges changes={open} beside={beside} />
          ) : (
            <EmptyState icon={CheckCheck} title="No change is waiting">
              What a colleague asks for will appear here, until another approves or refuses it.
            </EmptyState>
          )}
        </Card>
        {ended.length > 0 && (
          <Card title="Decided" isFlush>
            <DataTable
              label="Decided changes"
              columns={columns}
              rows={ended}
              rowKey={({ change_id }) => change_id}
              empty={null}
            />
          </Card>
        )}
      </div>
    </>
  )
}
