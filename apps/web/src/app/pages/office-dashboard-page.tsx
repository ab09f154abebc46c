import { AdminDashboard } from '../features/customers/admin-dashboard.tsx'
import { OfficeTaskPanel } from '../features/tasks/office/task-panel.tsx'

/** /admin/dashboard, composed of several features. */
export function AdminDashboardPage() {
  return <AdminDashboard tasks={<OfficeTaskPanel />} />
}
