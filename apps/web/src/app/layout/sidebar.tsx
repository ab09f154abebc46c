import { FlaskConical, LogOut } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { businessNow, useSandboxClock } from '../../lib/browser/business-clock.ts'
import { formatDay } from '../../lib/format/format-date.ts'
import { countText } from '../../lib/queries/unread.ts'
import type { SidebarEntry, SidebarPage } from '../../lib/screens/feature-screens.ts'
import { logOut } from '../../lib/session/log-out.ts'
import { Brand } from '../../ui/brand.tsx'
import { classNames } from '../../ui/class-names.ts'

export const entryLook =
  'flex w-full items-center gap-3 rounded-md px-3 py-2 text-left text-navy-text transition-colors focus-visible:outline-navy-accent'

type SidebarProps = {
  label: string
  suffix?: string
  /** Above Log Out. */
  bottom?: ReactNode
  children: ReactNode
}

/** Dark in both themes: navigation at the top, session entries at the bottom. Only the navigation scrolls: Log Out stays in sight. */
export function Sidebar({ label, suffix, bottom, children }: SidebarProps) {
  return (
    <div className="flex h-full flex-col bg-navy py-4 text-navy-text">
      <Link to="/" className="mx-4 mb-4 w-fit rounded-md px-2 pt-2 focus-visible:outline-navy-accent">
        <Brand isOnNavy {...(suffix && { suffix })} />
        <span className="sr-only">, home</span>
      </Link>
      <nav
        aria-label={label}
        className="scroll-edges grid min-h-32 flex-1 content-start gap-1 overflow-y-auto overscroll-contain px-4 pb-3 [--edge-ground:var(--color-navy)] [--edge-shade:var(--color-navy-3)] [scrollbar-color:var(--color-navy-3)_transparent] [scrollbar-width:thin]"
      >
        {children}
      </nav>
      <div className="mx-4 grid gap-0.5 border-t border-navy-3 pt-2">
        {bottom}
        <SandboxEntry />
        <SidebarButton icon={LogOut} title="Log Out" onClick={() => void logOut()} />
      </div>
    </div>
  )
}

/** In the sandbox only: the way to its outside parties, and the day if its clock was moved. */
function SandboxEntry() {
  const aheadMs = useSandboxClock()
  if (aheadMs === undefined) return null
  return (
    <SidebarLink
      to="/sandbox"
      icon={FlaskConical}
      title="Sandbox desk"
      hint={aheadMs === 0 ? 'Play banks, carriers and time' : `Today is ${formatDay(businessNow())}`}
    />
  )
}

type EntryTextProps = Omit<SidebarEntry, 'to' | 'hint' | 'pages' | 'owns'> & {
  hint?: string | undefined
  /** The count of open items. */
  count?: number | undefined
}

export function SidebarButton({ onClick, ...entry }: EntryTextProps & { onClick: () => void }) {
  return (
    <button type="button" className={classNames(entryLook, 'hover:bg-navy-2')} onClick={onClick}>
      <EntryText {...entry} />
    </button>
  )
}

type SidebarLinkProps = EntryTextProps & Pick<SidebarEntry, 'to' | 'owns'> & { isAlone?: boolean }

/** `isAlone`: pages below its address belong to other entries. */
export function SidebarLink({ to, owns = [], isAlone, ...entry }: SidebarLinkProps) {
  const { pathname } = useLocation()
  const isOpen = isAlone ? pathname === to : isBelow([to, ...owns], pathname)
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        entryLook,
        isOpen ? 'bg-navy-2 text-white shadow-[inset_3px_0_0_var(--color-navy-accent)]' : 'hover:bg-navy-2',
      )}
    >
      <EntryText {...entry} />
    </Link>
  )
}

type SidebarLinksProps = {
  entries: readonly SidebarEntry[]
  /** What is open at each address. */
  counts?: Readonly<Record<string, number>>
}

/** The entries of features; below the one that is open, its pages. */
export function SidebarLinks({ entries, counts = {} }: SidebarLinksProps) {
  const { pathname } = useLocation()
  return entries.map(({ pages = [], ...entry }) => (
    <Fragment key={entry.to}>
      <SidebarLink {...entry} count={counts[entry.to]} />
      {pages.length > 0 && isBelow(addressesOf({ ...entry, pages }), pathname) && (
        <SidebarPages title={entry.title} pages={pages} open={openAddress(pages, pathname)} />
      )}
    </Fragment>
  ))
}

type SidebarPagesProps = {
  title: string
  pages: readonly SidebarPage[]
  /** The address of the page that is open. */
  open: string | undefined
  counts?: Readonly<Record<string, number>> | undefined
}

/** The pages of one entry, or of one group. */
export function SidebarPages({ title, pages, open, counts = {} }: SidebarPagesProps) {
  return (
    <ul aria-label={`${title}: pages`} className="mb-1 ml-[30px] grid border-l border-navy-3 pl-2">
      {pages.map((page) => (
        <li key={page.to}>
          <Link
            to={page.to}
            aria-current={page.to === open ? 'page' : undefined}
            className={classNames(
              'flex items-center rounded-md px-3 py-1.5 transition-colors focus-visible:outline-navy-accent',
              page.to === open
                ? 'bg-navy-2 text-white'
                : 'text-navy-text-2 hover:bg-navy-2 hover:text-navy-text',
            )}
          >
            <span>{page.title}</span>
            <Count of={counts[page.to]} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The address that covers a path; the longest one where several do. */
export const openAddress = (pages: readonly SidebarPage[], pathname: string): string | undefined =>
  pages
    .map(({ to }) => to)
    .filter((to) => isBelow([to], pathname))
    .sort((one, other) => other.length - one.length)[0]

const addressesOf = ({ to, pages = [], owns = [] }: SidebarEntry): string[] => [
  to,
  ...owns,
  ...pages.map((page) => page.to),
]

const isBelow = (addresses: readonly string[], pathname: string): boolean =>
  addresses.some((address) => pathname === address || pathname.startsWith(`${address}/`))

function EntryText({ icon: Icon, title, hint, count }: EntryTextProps) {
  return (
    <>
      <Icon size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
      <span>
        {title}
        {hint && <span className="block text-xs wrap-anywhere text-navy-text-2">{hint}</span>}
      </span>
      <Count of={count} />
    </>
  )
}

/** How many are open. */
export function Count({ of: count = 0 }: { of: number | undefined }) {
  if (count === 0) return null
  return (
    <span className="num ml-auto rounded-full bg-navy-3 px-2 text-xs font-medium text-white">
      {countText(count)}
    </span>
  )
}
