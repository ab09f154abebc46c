import type { ReactNode } from 'react'
import type { User } from '../../../lib/session/profile.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { MayOnly } from '../../../ui/may-only.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { DraftsPanel } from './drafts-panel.tsx'
import { FirstSteps } from './first-steps.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { KybBanner } from './kyb-banner.tsx'
import { useFirstSteps } from './use-first-steps.ts'

/** Slots for other features' panels, which the page fills. */
type DashboardSlots = {
  /** Undefined where it could not be loaded: the panels stand without it. */
  user: User | undefined
  /** The number of open tasks; undefined until loaded. */
  waiting: number | undefined
  accounts: ReactNode
  tasks: ReactNode
  summary: ReactNode
  quotes: ReactNode
  messages: ReactNode
  partners: ReactNode
  financing: ReactNode
}

export function Dashboard({ user, ...slots }: DashboardSlots) {
  const { steps, isLoading } = useFirstSteps(user)
  const isNew = steps?.some(({ isDone }) => !isDone)
  // Until it is known, a verified company has some.
  const hasMoney = steps?.find(({ id }) => id === 'balance')?.isDone ?? true
  return (
    <div className="grid gap-4">
      {user && <KybBanner user={user} />}
      <div className="mt-2 -mb-2">
        <PageHeader
          title={user ? `Welcome ${user.first_name}` : 'Welcome'}
          lead={
            slots.waiting === undefined ? 'Your accounts, payments and partners.' : waitingText(slots.waiting)
          }
          actions={
            <MayOnly who="preparer">
              <LinkButton to="?wallet=add-balance">Add balance</LinkButton>
              <LinkButton to="/simple-payment" tone="main">
                New payment
              </LinkButton>
            </MayOnly>
          }
        />
      </div>
      {slots.accounts}
      {/* Loads meanwhile, and appears once what is above has its height: nothing moves while it is read. */}
      <div className={classNames('grid gap-4', isLoading && 'hidden')}>
        {isNew && steps && (
          <MayOnly who="preparer">
            <FirstSteps steps={steps} />
          </MayOnly>
        )}
        <Panels
          tasks={slots.tasks}
          wide={[<HistoryPanel key="history" />, hasMoney && slots.summary, slots.quotes]}
          narrow={[<DraftsPanel key="drafts" />, slots.messages, slots.partners, slots.financing]}
        />
      </div>
    </div>
  )
}

type PanelsProps = { tasks: ReactNode; wide: readonly ReactNode[]; narrow: readonly ReactNode[] }

/**
 * Two columns, each as high as its panels, so that none is stretched to another's height; with panels in one column alone, that has the
 * whole width. On narrow screens the tasks come first.
 */
function Panels({ tasks, wide, narrow }: PanelsProps) {
  const isWide = useMedia('(min-width: 1024px)')
  if (!isWide) return <Column panels={[tasks, ...wide, ...narrow]} />
  return (
    <div className="grid items-start gap-4 lg:[&:has(>:first-child>:not(:empty)):has(>:last-child>:not(:empty))]:grid-cols-[1.75fr_1fr]">
      <Column panels={wide} />
      <Column panels={[tasks, ...narrow]} />
    </div>
  )
}

const Column = ({ panels }: { panels: readonly ReactNode[] }) => (
  <div className="grid min-w-0 gap-4 [&:not(:has(>:not(:empty)))]:hidden">
    {panels.map((panel, place) => (
      <div key={place} className="grid min-w-0 empty:hidden">
        {panel}
      </div>
    ))}
  </div>
)

function waitingText(count: number): string {
  if (count === 0) return 'You have no open tasks.'
  return count === 1 ? 'You have one open task.' : `You have ${count} open tasks.`
}
