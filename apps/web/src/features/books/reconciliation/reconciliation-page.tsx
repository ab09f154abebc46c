import { useSuspenseQuery } from '@tanstack/react-query'
import { counted } from '@tradelane/contract/primitives/counted'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { reconciliation, WireRefusedPayment } from '@tradelane/contract/reconciliation/calls'
import { officeLink } from '@tradelane/contract/services/subject-links'
import { Scale } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { endedColumns, openColumns } from './difference-columns.tsx'
import { differencesQuery } from './reconciliation-queries.ts'

/** /admin/reconciliation: where our books and the payments provider's do not say the same, and why that was closed. */
export function ReconciliationPage() {
  const { data } = useSuspenseQuery(differencesQuery)
  const open = data.differences.filter(({ state }) => state === 'difference')
  return (
    <>
      <PageHeader
        title="Reconciliation"
        lead="Where our books and the payments provider’s do not say the same. Compared each night. Closing a difference moves no money."
      />
      <LastRun run={data.last_run} />
      <div className="grid gap-4">
        <Card title="Open differences" isFlush>
          <DataTable
            label="Open differences"
            columns={openColumns}
            rows={open}
            rowKey={({ difference_id }) => difference_id}
            empty={
              <EmptyState icon={Scale} title="No open differences">
                A difference will appear here once the nightly comparison has found one.
              </EmptyState>
            }
          />
          {data.has_more && <p className="px-5 pb-4 text-ink-2">There are more. These are the oldest.</p>}
        </Card>
        {data.refused.length > 0 && <RefusedPayments refused={data.refused} />}
        <Card title="Closed and gone" isFlush>
          <DataTable
            label="Closed and gone differences"
            columns={endedColumns}
            rows={data.differences.filter((one) => !open.includes(one))}
            rowKey={({ difference_id }) => difference_id}
            empty={
              <EmptyState icon={Scale} title="No closed differences">
                A difference will appear here once it is closed, or both sides say the same again.
              </EmptyState>
            }
          />
          {data.has_more_ended && (
            <p className="px-5 pb-4 text-ink-2">There are more. These were closed or gone last.</p>
          )}
        </Card>
      </div>
    </>
  )
}

/** A night in which the provider could not be reached says nothing of the books. */
function LastRun({ run }: { run: WireOutput<typeof reconciliation.list>['last_run'] }) {
  if (!run) return null
  const { ran_at, compared, customers } = run
  const missing = customers - compared
  const text = `Last compared ${formatInstant(ran_at)}: ${compared} of ${counted(customers, 'customer')}.`
  return (
    <div className="mb-4">
      {missing === 0 ? (
        <p className="num text-ink-2">{text}</p>
      ) : (
        <Banner tone="wait">{`${text} The others could not be compared. The next night tries again.`}</Banner>
      )}
    </div>
  )
}

/** Each is a task, too. */
const RefusedPayments = ({ refused }: { refused: readonly WireRefusedPayment[] }) => (
  <Card title="Refused payments">
    <ul className="grid gap-2">
      {refused.map(({ task_id, title, subject, subject_id, uid, opened_at, due_at }) => (
        <li key={task_id} className="wrap-anywhere">
          <Link
            to={officeLink(subject, subject_id) ?? `/admin/customer-profiles/${uid}`}
            className="text-link"
          >
            {title}
          </Link>
          <span className="num block text-xs text-ink-2">
            Since {formatDay(opened_at)}
            {due_at && `, due ${formatDay(due_at)}`}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)
