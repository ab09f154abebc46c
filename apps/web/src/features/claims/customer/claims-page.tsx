import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { usePageParam } from '../../../lib/browser/use-page-param.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PagedTable } from '../../../ui/paged-table.tsx'
import { claimColumns } from '../parts/claim-columns.tsx'
import { claimsQuery } from '../parts/queries.ts'

/** /insurance/claims: every loss that was reported, newest first. */
export function ClaimsPage() {
  const [page, setPage] = usePageParam()
  const { data, error, refetch } = useQuery(claimsQuery({ page }))
  return (
    <>
      <PageHeader
        title="Claims"
        lead="Losses that you have reported, and what became of them. A claim begins on the policy it is made under."
        back={{ to: '/insurance/policies', label: 'Insurance' }}
      />
      <Card isFlush>
        <PagedTable
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
          pagination={data?.pagination}
          onPage={setPage}
          error={error}
          onRetry={refetch}
        />
      </Card>
    </>
  )
}
