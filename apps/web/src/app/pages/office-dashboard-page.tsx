import { OfficeTaskPanel } from '../../features/inbox/tasks/office/task-panel.tsx'
import { AdminDashboard } from '../../features/office/customers/admin-dashboard.tsx'

/** /admin/dashboard, composed of several features. */
export function AdminDashboardPage() {
  return <AdminDashboard tasks={<OfficeTaskPanel />} />
}
