import { useQuery } from '@tanstack/react-query'
import { CircleHelp, Compass, Layers, LayoutGrid, LockKeyhole } from 'lucide-react'
import { useLocation } from 'react-router'
import { isTourTaken, startTour } from '../../features/inbox/tour/start-tour.ts'
import { tradeQuery, tradeText } from '../../lib/queries/trades.ts'
import type { FeatureScreens, SidebarEntry } from '../../lib/screens/feature-screens.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import type { Tour } from '../../lib/tour/tour-step.ts'
import { classNames } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { entryLook, Sidebar, SidebarButton, SidebarLink, SidebarLinks } from './sidebar.tsx'

type CustomerScreens = NonNullable<FeatureScreens['customer']>
type CustomerSidebarProps = { screens: readonly Pick<CustomerScreens, 'sidebar' | 'company' | 'tours'>[] }

export function CustomerSidebar({ screens }: CustomerSidebarProps) {
  return (
    <Sidebar
      label="Services"
      bottom={<Bottom tours={Object.assign({}, composedTours, ...screens.map(({ tours }) => tours))} />}
    >
      <SidebarLink isAlone to="/dashboard" icon={LayoutGrid} title="Dashboard" />
      <SidebarLinks entries={screens.flatMap(({ sidebar = [] }) => sidebar)} />
      <SmartEscrow />
      <CurrentTrade />
      <SidebarLinks entries={screens.flatMap(({ company = [] }) => company)} />
    </Sidebar>
  )
}

const escrowEntry: SidebarEntry = {
  to: '/smart-escrow',
  icon: LockKeyhole,
  title: 'Smart Escrow',
  pages: [{ to: '/smart-escrow/escrows', title: 'Escrows' }],
}

/** Disabled until the operator opens it. */
function SmartEscrow() {
  const { data: user } = useQuery(profileQuery)
  if (user?.smart_escrow) return <SidebarLinks entries={[escrowEntry]} />
  return (
    <Tooltip text="coming soon">
      <button type="button" aria-disabled="true" className={classNames(entryLook, 'text-navy-text-2')}>
        <LockKeyhole size={18} strokeWidth={1.75} aria-hidden />
        Smart Escrow
      </button>
    </Tooltip>
  )
}

const tradeEntry: SidebarEntry = {
  to: '/transaction-summary',
  icon: Layers,
  title: 'Transaction summary',
  // Of every service: a request belongs to a trade.
  pages: [
    { to: '/request-a-quote', title: 'Request a quote' },
    { to: '/offers', title: 'Requests' },
    { to: '/landed-cost', title: 'Landed cost' },
  ],
  owns: ['/review-submit', '/quote-requests', '/incoterms'],
}

/** Names the trade that new services belong to, also where the top bar has no room for it. */
function CurrentTrade() {
  const { data: trade } = useQuery(tradeQuery())
  return <SidebarLinks entries={[{ ...tradeEntry, ...(trade && { hint: tradeText(trade) }) }]} />
}

/** Of the pages that belong to no single feature. */
const composedTours = {
  '/dashboard': () => import('../../features/inbox/tour/dashboard-steps.ts'),
  '/transaction-summary': () => import('../../features/trade/transactions/tour-steps.ts'),
}

function Bottom({ tours }: { tours: Readonly<Record<string, Tour>> }) {
  const { pathname } = useLocation()
  const tour = tours[pathname]
  return (
    <>
      {tour && (
        <SidebarButton
          icon={Compass}
          title="Start Tour"
          hint={isTourTaken() ? undefined : 'New here? Take a tour'}
          onClick={() => void startTour(tour)}
        />
      )}
      <SidebarLink to="/help-and-support" icon={CircleHelp} title="Help & Support" />
    </>
  )
}
