import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { CustomersTable } from './customers-table.tsx'
import { ListUnavailable } from './list-unavailable.tsx'
import { customersQuery } from './queries.ts'

/** The specification's length of every list on a dashboard. */
const limit = 4

/**
 * What waits for the back office, and the way to everything else. `tasks` is a place for another feature: what stands
 * there is the page's choice.
 */
export function AdminDashboard({ tasks }: { tasks: ReactNode }) {
  return (
    <>
      <PageHeader title="Welcome" lead="Companies that wait for a decision, and every customer." />
      <div className="grid gap-4">
        {tasks}
        <WaitingForReview />
        <CustomerProfiles />
      </div>
    </>
  )
}

function WaitingForReview() {
  const { data, error, refetch } = useQuery(
    customersQuery({ search: '', status: 'IN_PROGRESS', page: 1, limit }),
  )
  return (
    <Card
      isFlush
      title="Waiting for review"
      action={
        <Link className="text-link" to="/admin/customer-profiles?status=IN_PROGRESS">
          View all
        </Link>
      }
    >
      {error && !data ? (
        <ListUnavailable error={error} onRetry={refetch} />
      ) : (
        <CustomersTable
          label="Waiting for review"
          rows={data?.user_data}
          emptyText="Nobody waits for a decision. Companies that submit their registration will stand here."
        />
      )}
    </Card>
  )
}

function CustomerProfiles() {
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(customersQuery({ search, status: '', page: 1, limit }))
  return (
    <Card
      isFlush
      title="Customer profiles"
      action={
        <Link className="text-link" to="/admin/customer-profiles">
          View all
        </Link>
      }
    >
      <div className="px-5 pb-3">
        <SearchField label="Search customers" value={search} onSearch={setSearch} />
      </div>
      {error && !data ? (
        <ListUnavailable error={error} onRetry={refetch} />
      ) : (
        <CustomersTable
          label="Customer profiles"
          rows={data?.user_data}
          emptyText={search ? 'Try another word, or fewer.' : 'Companies that sign up will stand here.'}
        />
      )}
    </Card>
  )
}
