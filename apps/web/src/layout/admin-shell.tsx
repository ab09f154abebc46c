import { LayoutGrid, UsersRound } from 'lucide-react'
import { AppFrame } from './app-frame.tsx'
import { Sidebar, SidebarLink } from './sidebar.tsx'

export function AdminShell() {
  return (
    <AppFrame
      sidebar={
        <Sidebar label="Back office" suffix="Admin">
          <SidebarLink to="/admin/dashboard" icon={LayoutGrid} title="Dashboard" />
          <SidebarLink to="/admin/customer-profiles" icon={UsersRound} title="Customer profiles" />
        </Sidebar>
      }
      place="Back office"
      person={null}
    />
  )
}
