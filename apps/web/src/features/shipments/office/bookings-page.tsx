import { useQuery } from '@tanstack/react-query'
import { bookingStates } from '@tradelane/contract/shipments/states'
import { Ship } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { bookingStateName } from '../../../ui/booking-badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PagedTable } from '../../../ui/paged-table.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { bookingColumns } from './booking-columns.tsx'
import { bookingsQuery } from './queries.ts'

const stateOptions = bookingStates.map((value) => ({ value, label: bookingStateName(value) }))

/** /admin/bookings: what waits for an answer first, the next due first; what is searched for stands in the address. */
export function BookingsPage() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const state = address.get('state') ?? ''
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1)
  const { data, error, refetch } = useQuery(bookingsQuery({ search, state, page }))

  const show = (changes: Record<string, string>) => {
    const given = Object.entries({ search, state, ...changes }).filter(([, value]) => value !== '')
    setAddress(Object.fromEntries(given), { replace: !('page' in changes) })
  }
  return (
    <>
      <PageHeader
        title="Bookings"
        lead="Freight that customers have requested. Each is confirmed or denied within 2 business days."
      />
      <Card isFlush>
        <Filters search={search} state={state} onShow={show} />
        <PagedTable
          label="Bookings"
          columns={bookingColumns}
          rows={data?.data}
          rowKey={({ logistics_id }) => logistics_id}
          rowLink={({ logistics_id }) => `/admin/bookings/${logistics_id}`}
          skeletonRows={8}
          empty={
            <EmptyState icon={Ship} title="No records found">
              {search || state ? 'Try another word, or fewer.' : 'What customers request will stand here.'}
            </EmptyState>
          }
          pagination={data?.pagination}
          onPage={(next) => show({ page: String(next) })}
          error={error}
          onRetry={refetch}
        />
      </Card>
    </>
  )
}

type FiltersProps = { search: string; state: string; onShow: (changes: Record<string, string>) => void }

function Filters({ search, state, onShow }: FiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 p-5 pb-3">
      <SearchField
        label="Search by number, container or company"
        value={search}
        onSearch={(text) => onShow({ search: text })}
      />
      <Select
        label="State"
        isLabelHidden
        isOptional
        placeholder="Every state"
        options={stateOptions}
        value={state}
        onChange={({ target }) => onShow({ state: target.value })}
        className="w-full sm:w-48"
      />
    </div>
  )
}
