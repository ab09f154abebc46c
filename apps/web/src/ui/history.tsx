import type { NextActor } from '@tradelane/contract/lifecycle/state-table'
import type { WireNextStep, WireTimelineItem } from '@tradelane/contract/lifecycle/timeline'
import { formatDay, formatInstant } from '../lib/format/format-date.ts'
import { Timeline, type TimelineItem } from './timeline.tsx'

const nextTitles: Record<NextActor, string> = {
  customer: 'Next: the customer',
  approver: 'Next: an approver',
  tradelane: 'Next: Tradelane',
  provider: 'Next: the payments provider',
  bank: "Next: the beneficiary's bank",
  carrier: 'Next: the carrier',
  counterparty: 'Next: the other party',
}

type HistoryProps = {
  timeline: readonly WireTimelineItem[]
  next: WireNextStep
  /** The back office reads of "the customer", the customer of "your turn". */
  isOffice?: boolean
  /** The reader may do what waits for an approver. */
  mayApprove?: boolean
}

/** The history of a record, and below it the next step and its due date, as the server sends them for every service. */
export function History({ timeline, next, isOffice = false, mayApprove = false }: HistoryProps) {
  const items: TimelineItem[] = timeline.map(({ to, title, text, tone, at }, index) => ({
    key: `${index} ${to}`,
    title,
    text,
    at: formatInstant(at),
    state: tone === 'lost' ? 'lost' : 'done',
  }))
  const isYours = next?.who === 'customer' || (next?.who === 'approver' && mayApprove)
  if (next)
    items.push({
      key: 'next',
      title: isYours && !isOffice ? 'Your turn' : nextTitles[next.who],
      text: next.text,
      ...(next.by && { at: `by ${formatDay(next.by)}` }),
      state: 'now',
    })
  return (
    <div aria-live="polite">
      <Timeline label="What happened" items={items} />
    </div>
  )
}
