import type { NextActor } from '@tradelane/contract/lifecycle/state-table'
import type { WireNextStep } from '@tradelane/contract/lifecycle/timeline'
import { useBusinessNow } from '../lib/browser/business-clock.ts'
import { formatDay } from '../lib/format/format-date.ts'
import { Banner } from './banner.tsx'
import { classNames } from './class-names.ts'

export const nextTitles: Record<NextActor, string> = {
  customer: 'Next: the customer',
  approver: 'Next: an approver',
  tradelane: 'Next: Tradelane',
  provider: 'Next: the payments provider',
  bank: "Next: the beneficiary's bank",
  carrier: 'Next: the carrier',
  counterparty: 'Next: the other party',
}

export type NextStepProps = {
  /** As the server sends it for every service; null where nothing more is expected. */
  next: WireNextStep
  /** The back office reads of "the customer", the customer of "your turn". */
  isOffice?: boolean
  /** The reader may do what waits for an approver. */
  mayApprove?: boolean
}

/** Who must do what by when, at the top of a record. */
export function NextStep({ next, isOffice = false, mayApprove = false }: NextStepProps) {
  const isYours = !isOffice && (next?.who === 'customer' || (next?.who === 'approver' && mayApprove))
  return (
    <div aria-live="polite" className="mb-4 empty:hidden">
      {next && (
        <Banner tone={isYours ? 'wait' : 'info'} title={isYours ? 'Your turn' : nextTitles[next.who]}>
          {next.text}
          {next.by && <Deadline by={next.by} />}
        </Banner>
      )}
    </div>
  )
}

function Deadline({ by }: { by: string }) {
  const isOverdue = Date.parse(by) < useBusinessNow().getTime()
  return (
    <span className={classNames('num whitespace-nowrap', isOverdue ? 'font-medium text-lost' : 'text-ink-2')}>
      {' '}
      {isOverdue ? 'Overdue since' : 'By'} {formatDay(by)}.
    </span>
  )
}
