import { OfficeTaskPanel } from '../../features/inbox/tasks/office/task-panel.tsx'
import { AdminDashboard } from '../../features/office/customers/admin-dashboard.tsx'
import { OpenWork } from '../../features/office/overview/open-work.tsx'
import { WeeklyVolumes } from '../../features/office/overview/weekly-volumes.tsx'
import { QuotePanel } from '../../features/office/quote-desk/office/quote-panel.tsx'
import { VendorPanel } from '../../features/office/vendors/vendor-panel.tsx'

/** /admin/dashboard, composed of several features. */
export function AdminDashboardPage() {
  return (
    <AdminDashboard
      openWork={<OpenWork />}
      tasks={<OfficeTaskPanel />}
      quotes={<QuotePanel />}
      vendors={<VendorPanel />}
      volumes={<WeeklyVolumes />}
    />
  )
}
