import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { keepPreference, readPreference } from '../../lib/browser/preferences.ts'
import type { FeatureScreens } from '../../lib/screens/feature-screens.ts'
import { classNames } from '../../ui/class-names.ts'
import { Count, entryLook, openAddress, SidebarPages } from './sidebar.tsx'

type Group = NonNullable<NonNullable<FeatureScreens['office']>['group']>
type OfficeGroupsProps = {
  groups: readonly Group[]
  /** What waits at each address. */
  counts: Readonly<Record<string, number>>
}

/** The lists of the services: those of one service under one entry, which folds. */
export function OfficeGroups({ groups, counts }: OfficeGroupsProps) {
  const titles = [...new Set(groups.map(({ title }) => title))]
  return titles.map((title) => (
    <OfficeGroup key={title} groups={groups.filter((group) => group.title === title)} counts={counts} />
  ))
}

function OfficeGroup({ groups, counts }: OfficeGroupsProps) {
  const { pathname } = useLocation()
  const [first] = groups
  if (!first) return null
  const { icon: Icon, title } = first
  const pages = [
    ...groups.flatMap(({ records }) => records),
    ...groups.flatMap(({ settings = [] }) => settings),
  ]
  const open = openAddress(pages, pathname)
  const waiting = pages.reduce((sum, { to }) => sum + (counts[to] ?? 0), 0)
  return (
    // Leaving a group brings back what was chosen for it; entering opens it.
    <Folding key={String(open !== undefined)} title={title} isHere={open !== undefined}>
      <summary
        className={classNames(
          entryLook,
          'cursor-pointer list-none hover:bg-navy-2 [&::-webkit-details-marker]:hidden',
          open && 'text-white',
        )}
      >
        <Icon size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
        {title}
        <span className="ml-auto flex items-center gap-2">
          <span className="flex group-open:hidden">
            <Count of={waiting} />
          </span>
          <ChevronDown
            size={16}
            className="text-navy-text-2 transition-transform group-open:rotate-180"
            aria-hidden
          />
        </span>
      </summary>
      <SidebarPages title={title} pages={pages} open={open} counts={counts} />
    </Folding>
  )
}

type FoldingProps = { title: string; isHere: boolean; children: React.ReactNode }

/** Opened where the user is, or opened before. Remembers what the user does, not what the address did. */
function Folding({ title, isHere, children }: FoldingProps) {
  const [isOpen, setIsOpen] = useState(isHere || opened().includes(title))
  const flip = (event: React.MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('summary')) return
    event.preventDefault()
    const others = opened().filter((other) => other !== title)
    keepPreference('office-groups', (isOpen ? others : [...others, title]).join('|'))
    setIsOpen(!isOpen)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on a summary are clicks
    <details open={isOpen} className="group" onClick={flip}>
      {children}
    </details>
  )
}

const opened = (): string[] => readPreference('office-groups')?.split('|') ?? []
