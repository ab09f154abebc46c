import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { Link } from 'react-router'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { fewPartnersQuery } from '../../lib/queries/partners.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { insightsLink } from './insights-link.ts'

const shownRows = 4

/** The dashboard's panel of the partners with whom as buyers credit was asked for. */
export function FinancingPanel() {
  const { data, error, refetch } = useQuery(fewPartnersQuery('financed', shownRows))
  return (
    <Card
      title="Financing"
      isFlush
      action={
        <Link to="/dashboard/insights" className="text-link">
          View all<span className="sr-only"> financed partners</span>
        </Link>
      }
    >
      <ListFrame height={280}>
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : data?.length === 0 ? (
          <NothingFinanced />
        ) : (
          <ul aria-label="Financing" aria-busy={!data} className="divide-y divide-line">
            {data?.map((partner) => (
              <li key={partner.beneficiary_id} className="relative px-5 py-3.5 hover:bg-mist">
                <RowLink to={insightsLink(partner.beneficiary_id)}>{partner.company_name}</RowLink>
                <span className="num block text-xs text-ink-2">
                  Limit requested {formatAmount(partner.limit_request, 'USD')}
                </span>
              </li>
            )) ?? <Waiting />}
          </ul>
        )}
      </ListFrame>
    </Card>
  )
}

export function NothingFinanced() {
  return (
    <EmptyState icon={HandCoins} title="No record found">
      Partners for whom a credit limit was requested stand here.
    </EmptyState>
  )
}

function Waiting() {
  return Array.from({ length: shownRows }, (_, row) => (
    <li key={String(row)} className="px-5 py-4.5">
      <Skeleton className="h-8" />
    </li>
  ))
}
