import type { NextActor } from '@tradelane/contract/lifecycle/state-table'
import type { WireNextStep } from '@tradelane/contract/lifecycle/timeline'
import { useBusinessNow } from '../../lib/browser/business-clock.ts'
import { formatInstant } from '../../lib/format/format-date.ts'
import { Banner } from '../banner.tsx'
import { classNames } from '../class-names.ts'
import { unbroken } from '../page-header.tsx'

const parties: Record<NextActor, string> = {
  customer: 'the customer',
  approver: 'an approver',
  tradelane: 'Tradelane',
  provider: 'the payments provider',
  bank: "the beneficiary's bank",
  carrier: 'the carrier',
  counterparty: 'the other party',
}

/** For the back office's lists: "The customer". */
export const nextParty = (who: NextActor): string => {
  const party = parties[who]
  return `${party.slice(0, 1).toUpperCase()}${party.slice(1)}`
}

type Reader = {
  /** The back office reads of "the customer", the customer of "your turn". */
  isOffice?: boolean
  /** The reader may do what waits for an approver. */
  mayApprove?: boolean
}

/** Whose turn it is, for the one who reads it. To the back office an approver of the customer is the customer. */
export function nextTitle(who: NextActor, { isOffice = false, mayApprove = false }: Reader): string {
  if (isOffice) return `Next: ${parties[who === 'approver' ? 'customer' : who]}`
  return who === 'customer' || (who === 'approver' && mayApprove) ? yourTurn : `Next: ${parties[who]}`
}

const yourTurn = 'Your turn'

export type NextStepProps = Reader & {
  /** As the server sends it for every service; null where nothing more is expected. */
  next: WireNextStep
}

/** Who must do what by when, at the top of a record. */
export function NextStep({ next, ...reader }: NextStepProps) {
  const title = next && nextTitle(next.who, reader)
  return (
    <div aria-live="polite" className="mb-4 empty:hidden">
      {title && (
        <Banner tone={title === yourTurn ? 'wait' : 'info'} title={title}>
          {unbroken(next.text)} {next.by && <Deadline by={next.by} />}
        </Banner>
      )}
    </div>
  )
}

function Deadline({ by }: { by: string }) {
  const isOverdue = Date.parse(by) < useBusinessNow().getTime()
  return (
    <span className={classNames('num inline-block', isOverdue ? 'font-medium text-lost' : 'text-ink-2')}>
      {isOverdue ? 'Overdue since' : 'By'} {formatInstant(by)}.
    </span>
  )
}
