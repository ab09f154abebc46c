import type { accounts } from '@tradelane/contract/accounts/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { Building2, LayoutGrid, LogOut, ShieldCheck, UsersRound } from 'lucide-react'
import { logOut } from '../../lib/session/log-out.ts'
import { classNames } from '../../ui/class-names.ts'
import { Menu, MenuButton, MenuLink } from '../../ui/menu.tsx'
import { Person, personLook, UnknownPerson } from './person.tsx'
import { ThemeEntry } from './theme-entry.tsx'

type User = WireOutput<typeof accounts.profile>['data']

const iconLook = { size: 16, strokeWidth: 1.75, className: 'text-ink-2', 'aria-hidden': true } as const

export function UserMenu({ user }: { user: User | undefined }) {
  if (!user) return <UnknownPerson />
  return (
    <Menu
      label="Account menu"
      width={200}
      buttonClassName={classNames(personLook, 'rounded-md text-left hover:bg-mist-2')}
      button={
        <Person name={`${user.first_name} ${user.last_name}`} note={noteOf(user)} isUrgent={!isDone(user)} />
      }
    >
      <MenuLink to="/dashboard">
        <LayoutGrid {...iconLook} />
        Go to dashboard
      </MenuLink>
      <MenuLink to="/registration">
        <Building2 {...iconLook} />
        Business Info
        {user.status === null && (
          <span
            className="ml-auto size-2 animate-pulse-dot rounded-full bg-lost text-lost"
            role="img"
            aria-label="not completed"
          />
        )}
      </MenuLink>
      <MenuLink to="/security">
        <ShieldCheck {...iconLook} />
        Security
      </MenuLink>
      {(user.role === 'owner' || user.team_enabled) && (
        <MenuLink to="/team">
          <UsersRound {...iconLook} />
          Team
        </MenuLink>
      )}
      <ThemeEntry />
      <MenuButton onClick={() => void logOut()} className="mt-1 border-t border-line pt-3">
        <LogOut {...iconLook} />
        Log Out
      </MenuButton>
    </Menu>
  )
}

/** The job title. Without one, the registration is still open, so the badge links to it. */
const noteOf = (user: User) => user.job_title || (isDone(user) ? roleNames[user.role] : 'Action Required')
const isDone = (user: User) => Boolean(user.job_title) || user.status !== null || user.role !== 'owner'
const roleNames = { owner: 'Owner', preparer: 'Preparer', approver: 'Approver', viewer: 'Viewer' }
