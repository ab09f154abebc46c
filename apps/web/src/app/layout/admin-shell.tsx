import { useQuery } from '@tanstack/react-query'
import { type Staff, type StaffRole, staffFor } from '@tradelane/contract/primitives/staff'
import { officeLink } from '@tradelane/contract/services/subject-links'
import { LayoutGrid } from 'lucide-react'
import { SearchButton, SearchDialogs } from '../../features/inbox/search/search-dialogs.tsx'
import { officeUnreadQuery } from '../../lib/queries/unread.ts'
import type { FeatureScreens } from '../../lib/screens/feature-screens.ts'
import { administratorQuery } from '../../lib/session/staff.ts'
import { Banner } from '../../ui/banner.tsx'
import { AppFrame } from './app-frame.tsx'
import { OfficeGroups } from './office-groups.tsx'
import { OfficeMenu } from './office-menu.tsx'
import { Sidebar, SidebarLink, SidebarLinks } from './sidebar.tsx'

type OfficeScreens = NonNullable<FeatureScreens['office']>
type AdminShellProps = { screens: readonly Pick<OfficeScreens, 'desk' | 'group'>[] }

/** The frame of the back office: what it works through, then the lists of each service. */
export function AdminShell({ screens }: AdminShellProps) {
  const { data: unread } = useQuery(officeUnreadQuery)
  const { data: administrator } = useQuery(administratorQuery)
  const isFor = (staff: Staff) => administrator && staffFor(staff).includes(administrator.role)
  const desk = screens
    .flatMap(({ desk = [] }) => desk)
    .filter(({ staff = 'everyone' }) => staff === 'everyone' || isFor(staff))
  const groups = screens.flatMap(({ group }) => group ?? [])
  const pages = [...desk, ...groups.flatMap(({ records }) => records)].map(({ to }) => to)
  const counts = waitingAt(pages, unread?.tasks_by_subject)
  return (
    <AppFrame
      sidebar={
        <Sidebar label="Back office" suffix="Admin">
          <SidebarLink to="/admin/dashboard" icon={LayoutGrid} title="Dashboard" />
          <SidebarLinks
            entries={desk}
            counts={{
              ...counts,
              ...(unread && { '/admin/tasks': unread.tasks, '/admin/messages': unread.messages }),
            }}
          />
          <OfficeGroups groups={groups} counts={counts} />
        </Sidebar>
      }
      place={placeOf[administrator?.role ?? 'administrator']}
      above={
        administrator?.role === 'support' && (
          <div className="mb-5">
            <Banner tone="info">You see everything and change nothing: your role is support.</Banner>
          </div>
        )
      }
      dialogs={<SearchDialogs />}
      person={
        <>
          <SearchButton />
          <OfficeMenu administrator={administrator} />
        </>
      }
    />
  )
}

const placeOf: Record<StaffRole, string> = {
  administrator: 'Back office',
  compliance: 'Back office, compliance',
  finance: 'Back office, finance',
  trade: 'Back office, trade',
  support: 'Back office, support',
}

/** The open tasks by the list where the office finds their records. */
function waitingAt(pages: readonly string[], bySubject: Readonly<Record<string, number>> = {}) {
  const counts: Record<string, number> = {}
  for (const [subject, count] of Object.entries(bySubject)) {
    const link = officeLink(subject, 'id')
    const page = pages.find((to) => link?.startsWith(`${to}/`))
    if (page) counts[page] = (counts[page] ?? 0) + count
  }
  return counts
}
