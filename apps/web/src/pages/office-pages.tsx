import { Navigate, Route, Routes } from 'react-router'
import { AdminShell } from '../layout/admin-shell.tsx'
import { AdminGuard } from '../layout/guards.tsx'
import { lazyPage } from '../layout/lazy-page.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'

const AdminDashboardPage = lazyPage(() => import('./office-dashboard-page.tsx'), 'AdminDashboardPage')
const AdminTasksPage = lazyPage(() => import('../features/tasks/office/tasks-page.tsx'), 'AdminTasksPage')
const AdminMessagesPage = lazyPage(
  () => import('../features/messages/office/messages-page.tsx'),
  'AdminMessagesPage',
)
const CustomerProfilesPage = lazyPage(
  () => import('../features/customers/customer-profiles-page.tsx'),
  'CustomerProfilesPage',
)
const CustomerProfilePage = lazyPage(
  () => import('../features/customers/customer-profile-page.tsx'),
  'CustomerProfilePage',
)
const BookingsPage = lazyPage(() => import('../features/shipments/office/bookings-page.tsx'), 'BookingsPage')
const AdminBookingPage = lazyPage(
  () => import('../features/shipments/office/booking-page.tsx'),
  'AdminBookingPage',
)
const RateCardsPage = lazyPage(
  () => import('../features/logistics/office/rate-cards-page.tsx'),
  'RateCardsPage',
)
const RateCardPage = lazyPage(() => import('../features/logistics/office/rate-card-page.tsx'), 'RateCardPage')
const OfficeInsurancePages = lazyPage(() => import('./office-insurance-pages.tsx'), 'OfficeInsurancePages')
const OfficeClaimPages = lazyPage(() => import('./office-claim-pages.tsx'), 'OfficeClaimPages')

/** All addresses below /admin except its sign-in page. */
export function OfficePages() {
  return (
    <Routes>
      <Route element={<AdminGuard />}>
        <Route index element={<Navigate to="/admin/dashboard" replace />} />
        <Route element={<AdminShell />}>
          <Route path="dashboard" element={<AdminDashboardPage />} />
          <Route path="tasks" element={<AdminTasksPage />} />
          <Route path="messages" element={<AdminMessagesPage />} />
          <Route path="customer-profiles" element={<CustomerProfilesPage />} />
          <Route path="customer-profiles/:uid" element={<CustomerProfilePage />} />
          <Route path="insurance/*" element={<OfficeInsurancePages />} />
          <Route path="claims/*" element={<OfficeClaimPages />} />
          <Route path="bookings" element={<BookingsPage />} />
          <Route path="bookings/:logisticsId" element={<AdminBookingPage />} />
          <Route path="rate-cards" element={<RateCardsPage />} />
          <Route path="rate-cards/:cardId" element={<RateCardPage />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage isAlone />} />
    </Routes>
  )
}
