import { BuyerPanel } from '../../features/sandbox/sandbox-buyer/buyer-panel.tsx'
import { Carriers } from '../../features/sandbox/sandbox-carrier/carriers.tsx'
import { ClockPanel } from '../../features/sandbox/sandbox-clock/clock-panel.tsx'
import { PartnerPanel } from '../../features/sandbox/sandbox-finance-partner/partner-panel.tsx'
import { Mailbox } from '../../features/sandbox/sandbox-mailbox/mailbox.tsx'
import { MoneyInPanel } from '../../features/sandbox/sandbox-money-in/money-in-panel.tsx'
import { PartiesPanel } from '../../features/sandbox/sandbox-parties/parties-panel.tsx'
import { ProviderPanel } from '../../features/sandbox/sandbox-payments/provider-panel.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** Every outside party of the sandbox, and the clock that they share. */
export function SandboxPage() {
  return (
    <main id="content" className="mx-auto max-w-[1128px] px-4 py-12 sm:px-6">
      <PageHeader
        title="Sandbox desk"
        lead="Play the outside parties that Tradelane simulates on this machine: sellers, inspectors, time, the payments provider, finance partners, payers, buyers, carriers and the mail server."
        back={{ to: '/dashboard', label: 'Dashboard' }}
      />
      <div className="mb-4">
        <PartiesPanel />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <ClockPanel />
          <ProviderPanel />
          <PartnerPanel />
        </div>
        <div className="grid gap-4">
          <MoneyInPanel />
          <BuyerPanel />
          <Card title="Carriers">
            <Carriers />
          </Card>
          <Card title="Mailbox">
            <Mailbox most={3} />
          </Card>
        </div>
      </div>
    </main>
  )
}
