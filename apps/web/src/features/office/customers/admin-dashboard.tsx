import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCodeName } from '../../../lib/queries/code-list.ts'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { dashboardRows, ListPanel } from '../../../ui/lists/list-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { customerAddress, customerColumns } from './customer-columns.tsx'
import { customersQuery } from './customer-queries.ts'

type AdminDashboardProps = Readonly<
  Record<'openWork' | 'tasks' | 'quotes' | 'vendors' | 'volumes', ReactNode>
>

/** The back office's morning: what waits, its tasks, customers and vendors. The page provides the panels of other features. */
export function AdminDashboard({ openWork, tasks, quotes, vendors, volumes }: AdminDashboardProps) {
  return (
    <>
      <PageHeader title="Welcome" lead="What waits, and the newest of each list." />
      <div className="settling grid gap-4">
        {openWork}
        {tasks}
        {quotes}
        <Customers
          title="Waiting for review"
          status="IN_PROGRESS"
          emptyText="Companies that submit their registration will appear here."
        />
        <AllCustomers />
        {vendors}
        {volumes}
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
        query: useQuery(customersQuery({ search, status, page: 1, limit: dashboardRows })),
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
