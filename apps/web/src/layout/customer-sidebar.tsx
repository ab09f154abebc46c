import { CircleHelp, Compass, LayoutGrid, LockKeyhole } from 'lucide-react'
import { useLocation } from 'react-router'
import { isTourTaken, startTour } from '../features/tour/start-tour.ts'
import { findTourRoute } from '../features/tour/tour-routes.ts'
import type { SidebarEntry } from '../lib/screens/service-screens.ts'
import { classNames } from '../ui/class-names.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { entryLook, Sidebar, SidebarButton, SidebarLink, SidebarLinks } from './sidebar.tsx'

export function CustomerSidebar({ services }: { services: readonly SidebarEntry[] }) {
  return (
    <Sidebar label="Services" bottom={<Bottom />}>
      <SidebarLink to="/dashboard" icon={LayoutGrid} title="Dashboard" />
      <SidebarLinks entries={services} />
      <Tooltip text="coming soon">
        <button type="button" aria-disabled="true" className={classNames(entryLook, 'text-navy-text-2')}>
          <LockKeyhole size={18} strokeWidth={1.75} aria-hidden />
          Smart Escrow
        </button>
      </Tooltip>
    </Sidebar>
  )
}

function Bottom() {
  const { pathname } = useLocation()
  const tour = findTourRoute(pathname)
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
