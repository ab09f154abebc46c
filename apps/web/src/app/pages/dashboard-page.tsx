import { useQuery } from '@tanstack/react-query'
import { AccountSummaryPanel } from '../../features/books/account-summary/account-summary-panel.tsx'
import { FinancingPanel } from '../../features/books/financing/financing-panel.tsx'
import { MessagesPanel } from '../../features/inbox/messages/customer/messages-panel.tsx'
import { TaskPanel } from '../../features/inbox/tasks/customer/task-panel.tsx'
import { tasksQuery } from '../../features/inbox/tasks/parts/task-queries.ts'
import { WalletCards } from '../../features/money/wallet/wallet-cards.tsx'
import { Dashboard } from '../../features/public/dashboard/dashboard.tsx'
import { PartnerCompaniesPanel } from '../../features/trade/partners/partner-companies-panel.tsx'
import { QuotesPanel } from '../../features/trade/quotes/quotes-panel.tsx'
import { profileQuery } from '../../lib/session/profile.ts'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'

/** Features do not import each other: this page composes several. */
export function DashboardPage() {
  // The same query as the panel's, so that it runs once.
  const { data: tasks } = useQuery(tasksQuery({ show: 'open', page: 1, limit: 4 }))
  const { data: user, failureCount } = useQuery(profileQuery)
  // What has failed once may be long in coming: the panels do not wait for it.
  if (!user && failureCount === 0) return <PageSkeleton />
  return (
    <Dashboard
      user={user}
      waiting={tasks?.pagination.total}
      accounts={
        <PanelBoundary skeletonClass="h-52 max-sm:h-[36rem]">
          <WalletCards />
        </PanelBoundary>
      }
      tasks={<TaskPanel />}
      summary={<AccountSummaryPanel />}
      quotes={<QuotesPanel />}
      messages={<MessagesPanel />}
      partners={<PartnerCompaniesPanel />}
      financing={<FinancingPanel />}
    />
  )
}
