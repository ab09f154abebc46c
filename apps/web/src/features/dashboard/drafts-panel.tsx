import { useQuery } from '@tanstack/react-query'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format-date.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { AmountSent } from './history-panel.tsx'
import { PanelFailure } from './panel-failure.tsx'
import { paymentLink } from './payment-link.ts'
import { paymentsQuery } from './queries.ts'

/** Payments saved before sending, to go on with where they were left. */
export function DraftsPanel() {
  const { data, error, refetch } = useQuery(paymentsQuery({ isDraft: true, limit: 50, page: 1 }))
  return (
    <Card
      title="Drafts"
      isFlush
      action={
        <Link to="/payments?show=drafts" className="text-link">
          View all<span className="sr-only"> drafts</span>
        </Link>
      }
    >
      {error ? (
        <PanelFailure error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <EmptyState title="No record found">A payment you save before sending waits here.</EmptyState>
      ) : (
        <ul
          aria-label="Drafts"
          aria-busy={!data}
          className="max-h-[300px] divide-y divide-line overflow-y-auto"
        >
          {data ? (
            data.data.map((draft) => <Draft key={draft.simple_payment_id} draft={draft} />)
          ) : (
            <Waiting />
          )}
        </ul>
      )}
    </Card>
  )
}

function Draft({ draft }: { draft: WireSimplePayment }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 hover:bg-mist">
      <span className="min-w-0 flex-1">
        <RowLink to={paymentLink(draft)}>{draft.company_name ?? 'No beneficiary chosen yet'}</RowLink>
        <span className="num block text-xs text-ink-2">
          {formatDay(draft.created_at)} · <AmountSent payment={draft} />
        </span>
      </span>
      <StatusBadge kind="payment" state="draft" />
    </li>
  )
}

function Waiting() {
  return [0, 1, 2].map((row) => (
    <li key={row} className="px-5 py-4">
      <Skeleton className="h-4 w-40" />
    </li>
  ))
}
