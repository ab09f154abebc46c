import { useQuery } from '@tanstack/react-query'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format/format-date.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { paymentLink } from './payment-link.ts'
import { AmountSent } from './payments-table.tsx'
import { paymentsQuery } from './queries.ts'

const shownRows = 4

/** Payments saved before sending, to go on with where they were left. */
export function DraftsPanel() {
  const { data, error, refetch } = useQuery(paymentsQuery({ isDraft: true, limit: shownRows }))
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
      <ListFrame height={400}>
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : data?.data.length === 0 ? (
          <EmptyState title="No record found">A payment you save before sending waits here.</EmptyState>
        ) : (
          <ul aria-label="Drafts" aria-busy={!data} className="divide-y divide-line">
            {data?.data.map((draft) => <Draft key={draft.simple_payment_id} draft={draft} />) ?? <Waiting />}
          </ul>
        )}
      </ListFrame>
    </Card>
  )
}

function Draft({ draft }: { draft: WireSimplePayment }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 hover:bg-mist">
      <span className="min-w-0 flex-[1_1_190px]">
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
  return Array.from({ length: shownRows }, (_, row) => (
    <li key={String(row)} className="px-5 py-4.5">
      <Skeleton className="h-8" />
    </li>
  ))
}
