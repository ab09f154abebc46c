import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { profileQuery } from '../../lib/session/profile.ts'
import { LinkButton } from '../../ui/button.tsx'
import { MayOnly } from '../../ui/may-only.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { KybBanner } from './kyb-banner.tsx'

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
      <div className="grid gap-4 lg:grid-cols-[1.75fr_1fr]">
        <HistoryPanel />
        {slots.tasks}
        {slots.summary}
        <DraftsPanel />
        {slots.quotes}
        {slots.messages}
        {slots.partners}
        {slots.financing}
      </div>
    </div>
  )
}

function waitingText(count: number): string {
  if (count === 0) return 'You have no open tasks.'
  return count === 1 ? 'You have one open task.' : `You have ${count} open tasks.`
}
