import { ArrowLeftRight, LayoutGrid, LockKeyhole } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { entryLook, Sidebar, SidebarLink } from './sidebar.tsx'

export function CustomerSidebar() {
  return (
    <Sidebar label="Services">
      <SidebarLink to="/dashboard" icon={LayoutGrid} title="Dashboard" />
      <SidebarLink
        to="/simple-payment"
        icon={ArrowLeftRight}
        title="Payment"
        hint="Transactions across countries and currencies"
      />
      <Tooltip text="coming soon">
        <button type="button" aria-disabled="true" className={classNames(entryLook, 'text-navy-text-2')}>
          <LockKeyhole size={18} strokeWidth={1.75} aria-hidden />
          Smart Escrow
        </button>
      </Tooltip>
    </Sidebar>
  )
}
