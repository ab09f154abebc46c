import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { statusOf } from '../../ui/status-table.ts'
import { CustomersTable } from './customers-table.tsx'
import { ListUnavailable } from './list-unavailable.tsx'
import { customersQuery, kybStatuses } from './queries.ts'

const perPage = 20
const statusOptions = kybStatuses.map((value) => ({ value, label: statusOf('kyb', value).label }))

/** /admin/customer-profiles: every customer, searched and in pages; what is searched for stands in the address. */
export function CustomerProfilesPage() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const status = address.get('status') ?? ''
  const page = Math.max(1, Number(address.get('page')) || 1)
  const { data, error, refetch } = useQuery(customersQuery({ search, status, page, limit: perPage }))

  const show = (changes: Record<string, string>) => {
    const next = { search, status, ...changes }
    const given = Object.entries(next).filter(([, value]) => value !== '')
    setAddress(Object.fromEntries(given), { replace: !('page' in changes) })
  }
  return (
    <>
      <PageHeader title="Customer profiles" lead="Every company that has signed up, newest first." />
      <Card isFlush>
        <div className="flex flex-wrap items-center gap-3 p-5 pb-3">
          <SearchField
            label="Search by name or registration number"
            value={search}
            onSearch={(text) => show({ search: text })}
          />
          <Select
            label="Verification"
            isLabelHidden
            isOptional
            placeholder="Every verification"
            options={statusOptions}
            value={status}
            onChange={({ target }) => show({ status: target.value })}
            className="w-full sm:w-56"
          />
        </div>
        {error && !data ? (
          <ListUnavailable error={error} onRetry={refetch} />
        ) : (
          <CustomersTable
            label="Customer profiles"
            rows={data?.user_data}
            skeletonRows={8}
            emptyText={
              search || status ? 'Try another word, or fewer.' : 'Companies that sign up will stand here.'
            }
          />
        )}
        {data && (
          <Pagination
            page={page}
            totalPages={data.pagination.total_pages}
            total={data.pagination.total}
            onPage={(next) => show({ page: String(next) })}
          />
        )}
      </Card>
    </>
  )
}
