import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { paymentsQuery } from './queries.ts'

const shownRows = 10

/** The newest payments to one partner. */
export function PartnerHistory({ beneficiaryId }: { beneficiaryId: string }) {
  const { data, error, refetch } = useQuery(
    paymentsQuery({ isDraft: false, limit: shownRows, beneficiaryId }),
  )
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  return (
    <PaymentsTable
      label="Payments to this partner"
      rows={data?.data}
      empty={<EmptyState title="No record found">What you pay this partner stands here.</EmptyState>}
    />
  )
}
