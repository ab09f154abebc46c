import { Navigate, Route, Routes } from 'react-router'
import { lazyPage } from '../../lib/screens/lazy-page.ts'
import { AdminShell } from '../layout/admin-shell.tsx'
import { AdminGuard } from '../layout/guards.tsx'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { serviceRoutes } from '../layout/service-routes.tsx'
import { services as allServices } from '../services.ts'

const AdminDashboardPage = lazyPage(() => import('./office-dashboard-page.tsx'), 'AdminDashboardPage')
const AdminTasksPage = lazyPage(
  () => import('../../features/inbox/tasks/office/tasks-page.tsx'),
  'AdminTasksPage',
)
const AdminMessagesPage = lazyPage(
  () => import('../../features/inbox/messages/office/messages-page.tsx'),
  'AdminMessagesPage',
)
const CustomerProfilesPage = lazyPage(
  () => import('../../features/office/customers/customer-profiles-page.tsx'),
  'CustomerProfilesPage',
)
const CustomerProfilePage = lazyPage(
  () => import('../../features/office/customers/customer-profile-page.tsx'),
  'CustomerProfilePage',
)

const ScreeningPage = lazyPage(
  () => import('../../features/world/screening/screening-page.tsx'),
  'ScreeningPage',
)
const ScreeningCasePage = lazyPage(
  () => import('../../features/world/screening/screening-case-page.tsx'),
  'ScreeningCasePage',
)

const BuyersPage = lazyPage(
  () => import('../../features/services/trading-info/buyers-page.tsx'),
  'BuyersPage',
)
const BuyerPage = lazyPage(() => import('../../features/services/trading-info/buyer-page.tsx'), 'BuyerPage')

/** All addresses below /admin except its sign-in page: the pages of the services come from the registry. */
export function OfficePages({ services = allServices }) {
  const screens = services.map(({ office }) => office)
  return (
    <Routes>
      <Route element={<AdminGuard />}>
        <Route index element={<Navigate to="/admin/dashboard" replace />} />
        <Route element={<AdminShell services={screens} />}>
          <Route path="dashboard" element={<AdminDashboardPage />} />
          <Route path="tasks" element={<AdminTasksPage />} />
          <Route path="messages" element={<AdminMessagesPage />} />
          <Route path="customer-profiles" element={<CustomerProfilesPage />} />
          <Route path="customer-profiles/:uid" element={<CustomerProfilePage />} />
          <Route path="screening" element={<ScreeningPage />} />
          <Route path="screening/:case_id" element={<ScreeningCasePage />} />
          <Route path="buyer" element={<BuyersPage />} />
          <Route path="buyer/:trading_id" element={<BuyerPage />} />
          {serviceRoutes(screens, '/admin')}
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage isAlone />} />
    </Routes>
  )
}
