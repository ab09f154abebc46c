import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { usePageParam } from '../../../lib/browser/use-page-param.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PagedTable } from '../../../ui/paged-table.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { policyColumns } from '../parts/policy-columns.tsx'
import { policiesQuery } from '../parts/queries.ts'

/** /insurance/policies: everything that is insured, was, or is asked for, newest first. */
export function PoliciesPage() {
  const [search = '', setSearch] = useAddressParam('search')
  const mayPrepare = useMay('preparer')
  const [page, setPage] = usePageParam()
  const { data, error, refetch } = useQuery(policiesQuery({ search, page }))
  return (
    <>
      <PageHeader
        title="Insurance"
        lead="Your policies, the quotes that wait for you, and what you have asked for."
        actions={
          <>
            <LinkButton to="/insurance/claims">Claims</LinkButton>
            {mayPrepare && (
              <LinkButton to="/insurance?new=1" tone="main">
                Insure goods
              </LinkButton>
            )}
          </>
        }
      />
      <Card isFlush>
        <div className="p-5 pb-3">
          <SearchField
            label="Search by number, goods or place"
            value={search}
            onSearch={(text) => setSearch(text || undefined, { page: '' })}
          />
        </div>
        <PagedTable
          label="Policies"
          columns={policyColumns}
          rows={data?.insurance}
          rowKey={({ insurance_id }) => insurance_id}
          rowLink={({ insurance_id }) => `/insurance/policies/${insurance_id}`}
          skeletonRows={6}
          empty={<Nothing isSearch={search !== ''} />}
          pagination={data?.pagination}
          onPage={setPage}
          error={error}
          onRetry={refetch}
        />
      </Card>
    </>
  )
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  if (isSearch) return <EmptyState title="No results">Try another word, or fewer.</EmptyState>
  return (
    <EmptyState
      icon={ShieldCheck}
      title="No Insurance Data Available."
      action={
        <Link to="/insurance" className="text-link">
          Insure goods
        </Link>
      }
    >
      Policies stand here, each with its certificate.
    </EmptyState>
  )
}
