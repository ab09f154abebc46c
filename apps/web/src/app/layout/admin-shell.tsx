import { useQuery } from '@tanstack/react-query'
import { LayoutGrid } from 'lucide-react'
import { officeUnreadQuery } from '../../lib/queries/unread.ts'
import type { FeatureScreens } from '../../lib/screens/feature-screens.ts'
import { AppFrame } from './app-frame.tsx'
import { Sidebar, SidebarLink, SidebarLinks } from './sidebar.tsx'

type OfficeScreens = NonNullable<FeatureScreens['office']>
type AdminShellProps = { screens: readonly Pick<OfficeScreens, 'desk' | 'sidebar' | 'settings'>[] }

/** The frame of the back office: what it works through, the records of the services, then their settings. */
export function AdminShell({ screens }: AdminShellProps) {
  const { data: unread } = useQuery(officeUnreadQuery)
  return (
    <AppFrame
      sidebar={
        <Sidebar label="Back office" suffix="Admin">
          <SidebarLink to="/admin/dashboard" icon={LayoutGrid} title="Dashboard" />
          <SidebarLinks entries={screens.flatMap(({ desk = [] }) => desk)} counts={unread} />
          <SidebarLinks entries={screens.flatMap(({ sidebar = [] }) => sidebar)} />
          <SidebarLinks entries={screens.flatMap(({ settings = [] }) => settings)} />
        </Sidebar>
      }
      place="Back office"
      person={null}
    />
  )
}
