import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { PartnerCompaniesPanel } from '../features/partners/partner-companies-panel.tsx'
import { WalletCards } from '../features/wallet/wallet-cards.tsx'
import { WalletDialogs } from '../features/wallet/wallet-dialogs.tsx'

/** Features do not know each other: a page that is made of several is put together here. */
export function DashboardPage() {
  return (
    <>
      <Dashboard accounts={<WalletCards />} partners={<PartnerCompaniesPanel />} />
      <WalletDialogs />
    </>
  )
}
