import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCodeName } from '../../../lib/queries/code-list.ts'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { ListPanel } from '../../../ui/lists/list-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { customerAddress, customerColumns } from './customer-columns.tsx'
import { customersQuery } from './customer-queries.ts'

/** The specification's length of every list on a dashboard. */
const limit = 4

/** The back office's open work and its customers. `tasks` is a panel of another feature, which the page provides. */
export function AdminDashboard({ tasks }: { tasks: ReactNode }) {
  return (
    <>
      <PageHeader title="Welcome" lead="Companies to review, and all customers." />
      <div className="settling grid gap-4">
        {tasks}
        <Customers
          title="Waiting for review"
          status="IN_PROGRESS"
          emptyText="Companies that submit their registration will appear here."
        />
        <AllCustomers />
      </div>
    </>
  )
}

type CustomersProps = {
  title: string
  status?: 'IN_PROGRESS'
  search?: string
  emptyText: string
  filters?: ReactNode
}

function Customers({ title, status, search = '', emptyText, filters }: CustomersProps) {
  const nameOf = useCodeName(['COUNTRY_NAME'])
  return (
    <ListPanel
      title={title}
      all={{
        to: `/admin/customer-profiles${status ? `?status=${status}` : ''}`,
        name: status ? 'companies to review' : 'customer profiles',
      }}
      filters={filters}
      list={{
        label: title,
        query: useQuery(customersQuery({ search, status, page: 1, limit })),
        rowsOf: ({ user_data }) => user_data,
        columns: customerColumns(nameOf),
        rowKey: ({ uid }) => uid,
        rowLink: customerAddress,
        failureText: 'Network response was not ok',
        empty: { icon: UsersRound, text: emptyText },
      }}
    />
  )
}

function AllCustomers() {
  const [search, setSearch] = useState('')
  return (
    <Customers
      title="Customer profiles"
      search={search}
      emptyText={search ? 'Try fewer words.' : 'Companies that sign up will appear here.'}
      filters={
        <div className="px-5 pb-3">
          <SearchField label="Search customers" value={search} onSearch={setSearch} />
        </div>
      }
    />
  )
}
