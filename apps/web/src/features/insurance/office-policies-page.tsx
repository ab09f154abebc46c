import { useQuery } from '@tanstack/react-query'
import { policyStateLabels, policyStates } from '@tradelane/contract/insurance-policy'
import { ShieldCheck } from 'lucide-react'
import { useAddressParam } from '../../lib/use-address-param.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { officePoliciesQuery } from './office-queries.ts'
import { officePolicyColumns } from './policy-columns.tsx'

const states = policyStates.filter((state) => state !== 'draft')
const stateOptions = states.map((value) => ({ value, label: policyStateLabels[value] }))

const nothing = (
  <EmptyState icon={ShieldCheck} title="No records found">
    What customers want insured will stand here.
  </EmptyState>
)

/** /admin/insurance: what customers want insured, and what they have. */
export function OfficePoliciesPage() {
  const [search = '', setSearch] = useAddressParam('search')
  const [stateText, setState] = useAddressParam('state')
  const [pageText, setPage] = useAddressParam('page')
  const state = states.find((one) => one === stateText)
  const page = Math.max(1, Math.trunc(Number(pageText)) || 1)
  const { data, error, refetch } = useQuery(officePoliciesQuery({ search, state, page }))
  return (
    <>
      <PageHeader
        title="Insurance"
        lead="What customers want insured, the newest first. Quotes are promised within 2 business days."
        actions={<LinkButton to="/admin/insurance/excluded-countries">Excluded countries</LinkButton>}
      />
      <Card isFlush>
        <div className="flex flex-wrap items-center gap-3 p-5 pb-3">
          <SearchField
            label="Search by company, number or goods"
            value={search}
            onSearch={(text) => setSearch(text || undefined, { page: '' })}
          />
          <Select
            label="Status"
            isLabelHidden
            isOptional
            placeholder="Every status"
            options={stateOptions}
            value={state ?? ''}
            onChange={({ target }) => setState(target.value || undefined, { page: '' })}
            className="w-full sm:w-44"
          />
        </div>
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : (
          <DataTable
            label="Policies"
            columns={officePolicyColumns}
            rows={data?.insurance}
            rowKey={({ insurance_id }) => insurance_id}
            rowLink={({ insurance_id }) => `/admin/insurance/${insurance_id}`}
            skeletonRows={6}
            empty={nothing}
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
