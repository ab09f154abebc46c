import { Route, Routes } from 'react-router'
import { lazyPage } from '../../lib/screens/lazy-page.ts'
import { CustomerShell } from '../layout/customer-shell.tsx'
import { CustomerGuard } from '../layout/guards.tsx'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { serviceRoutes } from '../layout/service-routes.tsx'
import { services as allServices } from '../services.ts'

const DashboardPage = lazyPage(() => import('./dashboard-page.tsx'), 'DashboardPage')
const QuotesList = lazyPage(() => import('../../features/trade/quotes/quotes-list.tsx'), 'QuotesList')
const InsightsPage = lazyPage(() => import('./insights-page.tsx'), 'InsightsPage')
const WalletPage = lazyPage(() => import('../../features/money/wallet/wallet-page.tsx'), 'WalletPage')
const StatementsPage = lazyPage(
  () => import('../../features/books/statements/statements-page.tsx'),
  'StatementsPage',
)
const RegistrationPage = lazyPage(
  () => import('../../features/people/onboarding/registration-page.tsx'),
  'RegistrationPage',
)
const HelpPage = lazyPage(() => import('../../features/inbox/help/help-page.tsx'), 'HelpPage')
const SecurityPage = lazyPage(
  () => import('../../features/people/security/security-page.tsx'),
  'SecurityPage',
)
const PartnersPage = lazyPage(() => import('../../features/trade/partners/partners-page.tsx'), 'PartnersPage')
const TeamPage = lazyPage(() => import('../../features/people/team/team-page.tsx'), 'TeamPage')
const TasksPage = lazyPage(() => import('../../features/inbox/tasks/customer/tasks-page.tsx'), 'TasksPage')
const MessagesPage = lazyPage(
  () => import('../../features/inbox/messages/customer/messages-page.tsx'),
  'MessagesPage',
)
const TransactionSummaryPage = lazyPage(
  () => import('../../features/trade/transactions/transaction-summary-page.tsx'),
  'TransactionSummaryPage',
)
const NotificationsPage = lazyPage(
  () => import('../../features/inbox/notifications/notifications-page.tsx'),
  'NotificationsPage',
)

/** All addresses of signed-in customers: the pages of the services come from the registry. */
export function CustomerPages({ services = allServices }) {
  const screens = services.map(({ customer }) => customer)
  return (
    <Routes>
      <Route element={<CustomerGuard />}>
        <Route element={<CustomerShell services={screens} />}>
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/dashboard/wallet" element={<WalletPage />} />
          <Route path="/dashboard/wallet/statements" element={<StatementsPage />} />
          <Route path="/dashboard/quotes" element={<QuotesList />} />
          <Route path="/dashboard/insights" element={<InsightsPage />} />
          <Route path="/registration" element={<RegistrationPage />} />
          <Route path="/help-and-support" element={<HelpPage />} />
          <Route path="/security" element={<SecurityPage />} />
          <Route path="/partners" element={<PartnersPage />} />
          <Route path="/tasks" element={<TasksPage />} />
          <Route path="/messages" element={<MessagesPage />} />
          <Route path="/notifications" element={<NotificationsPage />} />
          <Route path="/transaction-summary" element={<TransactionSummaryPage />} />
          <Route path="/team" element={<TeamPage />} />
          {serviceRoutes(screens)}
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage isAlone />} />
    </Routes>
  )
}
