import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { profileQuery } from '../../../lib/session/profile.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { MayOnly } from '../../../ui/may-only.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { FirstSteps } from './first-steps.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { KybBanner } from './kyb-banner.tsx'
import { useFirstSteps } from './use-first-steps.ts'

/** Slots for other features' panels, which the page fills. */
type DashboardSlots = {
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

export function Dashboard(slots: DashboardSlots) {
  const { data: user } = useSuspenseQuery(profileQuery)
  const { steps, isLoading } = useFirstSteps()
  const isNew = steps?.some(({ isDone }) => !isDone)
  // Until it is known, a verified company has some.
  const hasMoney = steps?.find(({ id }) => id === 'balance')?.isDone ?? true
  return (
    <div className="grid gap-4">
      <KybBanner user={user} />
      <div className="mt-2 -mb-2">
        <PageHeader
          title={`Welcome ${user.first_name}`}
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
        <Panels>
          <Narrow>{slots.tasks}</Narrow>
          <Wide>
            <HistoryPanel />
          </Wide>
          <Wide>{hasMoney && slots.summary}</Wide>
          <Narrow>
            <DraftsPanel />
          </Narrow>
          <Wide>{slots.quotes}</Wide>
          <Narrow>{slots.messages}</Narrow>
          <Anywhere>{slots.partners}</Anywhere>
          <Narrow>{slots.financing}</Narrow>
        </Panels>
      </div>
    </div>
  )
}

/** Wide panels at the left and narrow ones at the right, without gaps; a single panel has the whole width. */
function Panels({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-flow-dense gap-4 lg:has-[>:not(:empty)~:not(:empty)]:grid-cols-[1.75fr_1fr]">
      {children}
    </div>
  )
}

const Wide = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 empty:hidden lg:col-start-1">{children}</div>
)

const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 empty:hidden lg:-col-end-1">{children}</div>
)

/** Fits either side: where there is room first. */
const Anywhere = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 empty:hidden">{children}</div>
)

function waitingText(count: number): string {
  if (count === 0) return 'You have no open tasks.'
  return count === 1 ? 'You have one open task.' : `You have ${count} open tasks.`
}
