import { useQuery } from '@tanstack/react-query'
import {
  LayoutGrid,
  LifeBuoy,
  ListTodo,
  MessagesSquare,
  ShieldCheck,
  Ship,
  Tags,
  UsersRound,
} from 'lucide-react'
import { officeUnreadQuery } from '../lib/queries/unread.ts'
import { AppFrame } from './app-frame.tsx'
import { Sidebar, SidebarLink } from './sidebar.tsx'

export function AdminShell() {
  const { data: unread } = useQuery(officeUnreadQuery)
  return (
    <AppFrame
      sidebar={
        <Sidebar label="Back office" suffix="Admin">
          <SidebarLink to="/admin/dashboard" icon={LayoutGrid} title="Dashboard" />
          <SidebarLink to="/admin/tasks" icon={ListTodo} title="Tasks" count={unread?.tasks} />
          <SidebarLink to="/admin/messages" icon={MessagesSquare} title="Messages" count={unread?.messages} />
          <SidebarLink to="/admin/customer-profiles" icon={UsersRound} title="Customer profiles" />
          <SidebarLink to="/admin/bookings" icon={Ship} title="Bookings" />
          <SidebarLink to="/admin/insurance" icon={ShieldCheck} title="Insurance" />
          <SidebarLink to="/admin/claims" icon={LifeBuoy} title="Claims" />
          <SidebarLink to="/admin/rate-cards" icon={Tags} title="Rate cards" />
        </Sidebar>
      }
      place="Back office"
      person={null}
    />
  )
}
