import { useQuery } from '@tanstack/react-query'
import { AccountSummaryPanel } from '../features/account-summary/account-summary-panel.tsx'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { FinancingPanel } from '../features/financing/financing-panel.tsx'
import { MessagesPanel } from '../features/messages/customer/messages-panel.tsx'
import { PartnerCompaniesPanel } from '../features/partners/partner-companies-panel.tsx'
import { QuotesPanel } from '../features/quotes/quotes-panel.tsx'
import { TaskPanel } from '../features/tasks/customer/task-panel.tsx'
import { tasksQuery } from '../features/tasks/parts/queries.ts'
import { WalletCards } from '../features/wallet/wallet-cards.tsx'
import { PanelBoundary } from '../ui/panel-boundary.tsx'

/** Features do not import each other: this page composes several. */
export function DashboardPage() {
  // The same query as the panel's, so that it runs once.
  const { data: tasks } = useQuery(tasksQuery({ show: 'open', page: 1, limit: 4 }))
  return (
    <Dashboard
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
