import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { MayOnly } from '../../ui/may-only.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { paymentsQuery } from './queries.ts'

const shownRows = 4

/** The newest payments that were submitted; all of them stand on their own page. */
export function HistoryPanel() {
  const { data, error, refetch } = useQuery(paymentsQuery({ isDraft: false, limit: shownRows }))
  return (
    <Card
      title="History"
      isFlush
      action={
        <Link to="/payments?show=submitted" className="text-link">
          View all<span className="sr-only"> payments</span>
        </Link>
      }
    >
      <ListFrame height={300}>
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : (
          <PaymentsTable label="History" rows={data?.data} empty={<NothingPaid />} />
        )}
      </ListFrame>
    </Card>
  )
}

function NothingPaid() {
  return (
    <EmptyState
      icon={ArrowLeftRight}
      title="No record found"
      action={
        <MayOnly who="preparer">
          <LinkButton to="/simple-payment" size="sm">
            New payment
          </LinkButton>
        </MayOnly>
      }
    >
      Payments you have submitted stand here, each with its status.
    </EmptyState>
  )
}
