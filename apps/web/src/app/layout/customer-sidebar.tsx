import { useQuery } from '@tanstack/react-query'
import { Building2, CircleHelp, Compass, Layers, LayoutGrid, LockKeyhole, NotebookPen } from 'lucide-react'
import { useLocation } from 'react-router'
import { isTourTaken, startTour } from '../../features/inbox/tour/start-tour.ts'
import { tradeQuery, tradeText } from '../../lib/queries/trades.ts'
import type { ServiceScreens, SidebarEntry } from '../../lib/screens/service-screens.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import type { Tour } from '../../lib/tour/tour-step.ts'
import { classNames } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { entryLook, Sidebar, SidebarButton, SidebarLink, SidebarLinks } from './sidebar.tsx'

type CustomerSidebarProps = { services: readonly Pick<ServiceScreens['customer'], 'sidebar' | 'tours'>[] }

export function CustomerSidebar({ services }: CustomerSidebarProps) {
  return (
    <Sidebar
      label="Services"
      bottom={<Bottom tours={Object.assign({}, dashboardTour, ...services.map(({ tours }) => tours))} />}
    >
      <SidebarLink isAlone to="/dashboard" icon={LayoutGrid} title="Dashboard" />
      <SidebarLinks entries={services.flatMap(({ sidebar = [] }) => sidebar)} />
      <SmartEscrow />
      <CurrentTrade />
      <SidebarLinks entries={ownEntries} />
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

/** Names the trade that new services belong to, also where the top bar has no room for it. */
function CurrentTrade() {
  const { data: trade } = useQuery(tradeQuery())
  return (
    <SidebarLink
      to="/transaction-summary"
      icon={Layers}
      title="Transaction summary"
      hint={trade && tradeText(trade)}
    />
  )
}

/** What belongs to the company rather than to a service. */
const ownEntries: readonly SidebarEntry[] = [
  {
    to: '/tasks',
    icon: NotebookPen,
    title: 'Notes and tasks',
    pages: [
      { to: '/messages', title: 'Messages' },
      { to: '/notifications', title: 'Notifications' },
    ],
  },
  {
    to: '/registration',
    icon: Building2,
    title: 'Business Info',
    pages: [
      { to: '/security', title: 'Security' },
      { to: '/team', title: 'Team' },
    ],
  },
]

const dashboardTour = { '/dashboard': () => import('../../features/inbox/tour/dashboard-steps.ts') }

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
