import { LogOut, UserRound } from 'lucide-react'
import { logOut } from '../../lib/session/log-out.ts'
import { classNames } from '../../ui/class-names.ts'
import { Menu, MenuButton, MenuLink } from '../../ui/menu.tsx'
import { Person, personLook, UnknownPerson } from './person.tsx'
import { ThemeEntry } from './theme-entry.tsx'

/** Room for a whole address, where the window has it. */
const wide = 'lg:w-72'

/** Who is signed in at the back office. */
export function OfficeMenu({
  administrator,
}: {
  administrator: { name: string; email: string } | undefined
}) {
  if (!administrator) return <UnknownPerson className={wide} />
  return (
    <Menu
      label="Account menu"
      buttonClassName={classNames(personLook, wide, 'rounded-md text-left hover:bg-mist-2')}
      button={<Person name={administrator.name} note={administrator.email} />}
    >
      <MenuLink to="/admin/account">
        <UserRound size={16} strokeWidth={1.75} className="text-ink-2" aria-hidden />
        Your account
      </MenuLink>
      <ThemeEntry />
      <MenuButton onClick={() => void logOut()} className="mt-1 border-t border-line pt-3">
        <LogOut size={16} strokeWidth={1.75} className="text-ink-2" aria-hidden />
        Log Out
      </MenuButton>
    </Menu>
  )
}
