import { useQuery } from '@tanstack/react-query'
import { Handshake, LayoutGrid, ListTodo, MessagesSquare, ShieldAlert, UsersRound } from 'lucide-react'
import { officeUnreadQuery } from '../../lib/queries/unread.ts'
import type { ServiceScreens } from '../../lib/screens/service-screens.ts'
import { AppFrame } from './app-frame.tsx'
import { Sidebar, SidebarLink, SidebarLinks } from './sidebar.tsx'

type AdminShellProps = { services: readonly Pick<ServiceScreens['office'], 'sidebar' | 'settings'>[] }

/** The frame of the back office: the records of the services, then their settings. */
export function AdminShell({ services }: AdminShellProps) {
  const { data: unread } = useQuery(officeUnreadQuery)
  return (
    <AppFrame
      sidebar={
        <Sidebar label="Back office" suffix="Admin">
          <SidebarLink to="/admin/dashboard" icon={LayoutGrid} title="Dashboard" />
          <SidebarLink to="/admin/tasks" icon={ListTodo} title="Tasks" count={unread?.tasks} />
          <SidebarLink to="/admin/messages" icon={MessagesSquare} title="Messages" count={unread?.messages} />
          <SidebarLink to="/admin/customer-profiles" icon={UsersRound} title="Customer profiles" />
          <SidebarLink to="/admin/buyer" icon={Handshake} title="Buyers" />
          <SidebarLink to="/admin/screening" icon={ShieldAlert} title="Screening" />
          <SidebarLinks entries={services.flatMap(({ sidebar = [] }) => sidebar)} />
          <SidebarLinks entries={services.flatMap(({ settings = [] }) => settings)} />
        </Sidebar>
      }
      place="Back office"
      person={null}
    />
  )
}
