import { LogOut, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { logOut } from '../lib/log-out.ts'
import { Brand } from '../ui/brand.tsx'
import { classNames } from '../ui/class-names.ts'

export const entryLook =
  'flex w-full items-center gap-3 rounded-md px-3 py-2.5 text-left text-navy-text transition-colors focus-visible:outline-navy-accent'

/** Dark in both themes: entries at the top, what concerns the session at the bottom. */
export function Sidebar({
  label,
  suffix,
  children,
}: {
  label: string
  suffix?: string
  children: ReactNode
}) {
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto bg-navy px-4 py-6 text-navy-text">
      <Link to="/" className="w-fit rounded-md px-2 focus-visible:outline-navy-accent">
        <Brand isOnNavy {...(suffix && { suffix })} />
        <span className="sr-only">, home</span>
      </Link>
      <nav aria-label={label} className="grid gap-1">
        {children}
      </nav>
      <div className="mt-auto border-t border-navy-3 pt-3">
        <button
          type="button"
          className={classNames(entryLook, 'hover:bg-navy-2')}
          onClick={() => void logOut()}
        >
          <LogOut size={18} strokeWidth={1.75} aria-hidden />
          Log Out
        </button>
      </div>
    </div>
  )
}

type SidebarLinkProps = { to: string; icon: LucideIcon; title: string; hint?: string }

export function SidebarLink({ to, icon: Icon, title, hint }: SidebarLinkProps) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          entryLook,
          isActive
            ? 'bg-navy-2 text-white shadow-[inset_3px_0_0_var(--color-navy-accent)]'
            : 'hover:bg-navy-2',
        )
      }
    >
      <Icon size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
      <span>
        {title}
        {hint && <span className="block text-xs text-navy-text-2">{hint}</span>}
      </span>
    </NavLink>
  )
}
