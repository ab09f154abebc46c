import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useAddressParam } from '../../lib/use-address-param.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { claimColumns } from './claim-columns.tsx'
import { claimsQuery } from './queries.ts'

/** /insurance/claims: every loss that was reported, newest first. */
export function ClaimsPage() {
  const [pageText, setPage] = useAddressParam('page')
  const page = Math.max(1, Math.trunc(Number(pageText)) || 1)
  const { data, error, refetch } = useQuery(claimsQuery({ page }))
  return (
    <>
      <PageHeader
        title="Claims"
        lead="Losses that you have reported, and what became of them. A claim begins on the policy it is made under."
        back={{ to: '/insurance/policies', label: 'Insurance' }}
      />
      <Card isFlush>
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : (
          <DataTable
            label="Claims"
            columns={claimColumns}
            rows={data?.claims}
            rowKey={({ claim_id }) => claim_id}
            rowLink={({ claim_id }) => `/insurance/claims/${claim_id}`}
            empty={
              <EmptyState icon={LifeBuoy} title="No records found">
                Report a loss on the page of its policy, and it stands here.
              </EmptyState>
            }
          />
        )}
        {data && (
          <Pagination
            page={data.pagination.current_page}
            totalPages={data.pagination.total_pages}
            total={data.pagination.total}
            onPage={(next) => setPage(String(next))}
          />
        )}
      </Card>
    </>
  )
}
