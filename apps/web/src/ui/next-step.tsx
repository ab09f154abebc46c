import type { NextActor } from '@tradelane/contract/lifecycle/state-table'
import type { WireNextStep } from '@tradelane/contract/lifecycle/timeline'
import { formatDay } from '../lib/format/format-date.ts'
import { Banner } from './banner.tsx'

const titles: Record<NextActor, string> = {
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
        <Banner tone={isYours ? 'wait' : 'info'} title={isYours ? 'Your turn' : titles[next.who]}>
          {next.text}
          {next.by && <span className="num whitespace-nowrap text-ink-2"> By {formatDay(next.by)}.</span>}
        </Banner>
      )}
    </div>
  )
}
