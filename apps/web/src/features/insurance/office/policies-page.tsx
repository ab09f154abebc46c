import { useQuery } from '@tanstack/react-query'
import { policyStates, policyStateTable } from '@tradelane/contract/insurance/states'
import { ShieldCheck } from 'lucide-react'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { usePageParam } from '../../../lib/browser/use-page-param.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PagedTable } from '../../../ui/paged-table.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { officePolicyColumns } from '../parts/policy-columns.tsx'
import { officePoliciesQuery } from './queries.ts'

const states = policyStates.filter((state) => state !== 'draft')
const stateOptions = states.map((value) => ({ value, label: policyStateTable[value].label }))

const nothing = (
  <EmptyState icon={ShieldCheck} title="No records found">
    What customers want insured will stand here.
  </EmptyState>
)

/** /admin/insurance: what customers want insured, and what they have. */
export function OfficePoliciesPage() {
  const [search = '', setSearch] = useAddressParam('search')
  const [stateText, setState] = useAddressParam('state')
  const state = states.find((one) => one === stateText)
  const [page, setPage] = usePageParam()
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
        <PagedTable
          label="Policies"
          columns={officePolicyColumns}
          rows={data?.insurance}
          rowKey={({ insurance_id }) => insurance_id}
          rowLink={({ insurance_id }) => `/admin/insurance/${insurance_id}`}
          skeletonRows={6}
          empty={nothing}
          pagination={data?.pagination}
          onPage={setPage}
          error={error}
          onRetry={refetch}
        />
      </Card>
    </>
  )
}
