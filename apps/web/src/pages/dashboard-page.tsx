import { AccountSummaryPanel } from '../features/account-summary/account-summary-panel.tsx'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { FinancingPanel } from '../features/financing/financing-panel.tsx'
import { MessagesPanel } from '../features/messages/messages-panel.tsx'
import { PartnerCompaniesPanel } from '../features/partners/partner-companies-panel.tsx'
import { QuotesPanel } from '../features/quotes/quotes-panel.tsx'
import { TaskPanel } from '../features/tasks/task-panel.tsx'
import { WalletCards } from '../features/wallet/wallet-cards.tsx'
import { WalletDialogs } from '../features/wallet/wallet-dialogs.tsx'

/** Features do not know each other: a page that is made of several is put together here. */
export function DashboardPage() {
  return (
    <>
      <Dashboard
        accounts={<WalletCards />}
        tasks={<TaskPanel />}
        summary={<AccountSummaryPanel />}
        quotes={<QuotesPanel />}
        messages={<MessagesPanel />}
        partners={<PartnerCompaniesPanel />}
        financing={<FinancingPanel />}
      />
      <WalletDialogs />
    </>
  )
}
