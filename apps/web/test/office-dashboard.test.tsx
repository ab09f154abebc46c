import { expect, it } from 'vitest'
import { AdminDashboardPage } from '../src/app/pages/office-dashboard-page.tsx'
import { officeTasksQuery } from '../src/features/inbox/tasks/parts/task-queries.ts'
import { customersQuery } from '../src/features/office/customers/customer-queries.ts'
import { deskQuery } from '../src/features/office/quote-desk/office/desk-queries.ts'
import { vendorsQuery } from '../src/features/office/vendors/vendor-queries.ts'
import { clientOfStaff } from './client-of-staff.ts'
import { openPage, textOf } from './open-page.tsx'

it('the dashboard of the back office asks for four tasks, quotes, customers and vendors', async () => {
  const client = clientOfStaff('administrator')
  const html = await openPage('/admin/dashboard', <AdminDashboardPage />, client)
  expect(textOf(html)).toContain('| Welcome |')
  const asked = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  const four = { search: '', page: 1, limit: 4 }
  for (const { queryKey } of [
    officeTasksQuery({ show: 'open', page: 1, limit: 4 }),
    deskQuery({ ...four, state: undefined }),
    customersQuery({ ...four, status: undefined }),
    vendorsQuery(four),
  ])
    expect(asked).toContainEqual(queryKey)
})
