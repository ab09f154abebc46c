import { useQuery } from '@tanstack/react-query'
import { claimStates, claimStateTable } from '@tradelane/contract/claims/states'
import { LifeBuoy } from 'lucide-react'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { usePageParam } from '../../../lib/browser/use-page-param.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PagedTable } from '../../../ui/paged-table.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { officeClaimColumns } from '../parts/claim-columns.tsx'
import { officeClaimsQuery } from '../parts/queries.ts'

const states = claimStates.filter((state) => state !== 'draft')
const stateOptions = states.map((value) => ({ value, label: claimStateTable[value].label }))

/** /admin/claims: the losses that customers report. */
export function OfficeClaimsPage() {
  const [search = '', setSearch] = useAddressParam('search')
  const [stateText, setState] = useAddressParam('state')
  const state = states.find((one) => one === stateText)
  const [page, setPage] = usePageParam()
  const { data, error, refetch } = useQuery(officeClaimsQuery({ search, state, page }))
  return (
    <>
      <PageHeader title="Claims" lead="Losses that customers have reported, the newest first." />
      <Card isFlush>
        <div className="flex flex-wrap items-center gap-3 p-5 pb-3">
          <SearchField
            label="Search by company or number"
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
          label="Claims"
          columns={officeClaimColumns}
          rows={data?.claims}
          rowKey={({ claim_id }) => claim_id}
          rowLink={({ claim_id }) => `/admin/claims/${claim_id}`}
          empty={
            <EmptyState icon={LifeBuoy} title="No records found">
              Losses that customers report will stand here.
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
