import { hasComeBack, type Payout, type PayoutStatus } from '../payout.ts'
import { instantOf } from './wire-values.ts'

/**
 * Their words, and ours. ACTION_REQUIRED asks one of their officers to look, not our customer: only RFI_REQUESTED does that.
 * ERROR may still be reprocessed, so it changes nothing yet; neither does an unknown status.
 */
const meanings = new Map<string, PayoutStatus>(
  Object.entries({
    AWAITING_FUNDS: 'processing',
    SCHEDULED: 'processing',
    INITIATED: 'processing',
    IN_PROGRESS: 'processing',
    COMPLIANCE_PROCESSING: 'processing',
    APPROVED: 'processing',
    ACTION_REQUIRED: 'processing',
    RFI_RESPONDED: 'processing',
    COMPLIANCE_COMPLETED: 'processing',
    PG_PROCESSING: 'processing',
    RFI_REQUESTED: 'action_required',
    SENT_TO_BANK: 'sent',
    PAID: 'paid',
    REJECTED: 'rejected',
    COMPLIANCE_REJECTED: 'rejected',
    DECLINED: 'rejected',
    EXPIRED: 'rejected',
    RETURN: 'returned',
    RETURNED: 'returned',
    CANCELLED: 'cancelled',
  }),
)

/** The legal order of states. Any other change is an old update: SENT_TO_BANK goes back to PG_PROCESSING there, and is still sent here. */
const follows: Record<PayoutStatus, readonly PayoutStatus[]> = {
  processing: ['action_required', 'sent', 'paid', 'rejected', 'returned', 'cancelled'],
  action_required: ['processing', 'sent', 'paid', 'rejected', 'returned', 'cancelled'],
  sent: ['paid', 'returned'],
  paid: ['returned'],
  rejected: [],
  returned: [],
  cancelled: [],
}

export type LifeCycleRow = {
  status: string
  lastUpdatedAt: string
  statusDetails?: string | null | undefined
  errorDescription?: string | null | undefined
}

/** The rows come in any order, and may repeat. Two of one second are taken in the order of a payout's life. */
export function foldLifeCycle(
  rows: readonly LifeCycleRow[],
): Pick<Payout, 'status' | 'reason' | 'history' | 'updatedAt'> {
  const updates = rows
    .map((row) => ({
      row,
      at: instantOf(row.lastUpdatedAt),
      meaning: meanings.get(row.status.toUpperCase()),
    }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || progress(a.meaning) - progress(b.meaning))
  const first = updates[0]
  if (!first) throw new Error('a life cycle without rows')
  const history: { status: PayoutStatus; at: Date; row?: LifeCycleRow }[] = [
    { status: 'processing', at: first.at },
  ]
  for (const { row, at, meaning } of updates) {
    const now = history.at(-1)?.status ?? 'processing'
    const next = meaning && afterBank(now, meaning)
    if (next && follows[now].includes(next)) history.push({ status: next, at, row })
  }
  const last = history.at(-1) ?? { status: 'processing', at: first.at }
  const reason = last.row?.errorDescription || last.row?.statusDetails
  const isExplained = last.status === 'action_required' || hasComeBack[last.status]
  return {
    status: last.status,
    ...(isExplained && reason ? { reason } : {}),
    history: history.map(({ status, at }) => ({ status, at })),
    updatedAt: last.at,
  }
}

/** Once the money is with a bank, every way back is a return. */
function afterBank(now: PayoutStatus, next: PayoutStatus): PayoutStatus {
  const isBack = next === 'rejected' || next === 'cancelled'
  return isBack && (now === 'sent' || now === 'paid') ? 'returned' : next
}

const order: readonly (PayoutStatus | undefined)[] = [
  undefined,
  'action_required',
  'processing',
  'sent',
  'paid',
  'rejected',
  'cancelled',
  'returned',
]
const progress = (status: PayoutStatus | undefined): number => order.indexOf(status)
