import { compare, convert, money } from '@tradelane/money'
import type { Deps } from '../../boot/deps.ts'
import { settingsOf } from '../team/index.ts'
import type { PaymentOrder } from './payment-order.ts'
import type { PaymentRow } from './queries.ts'

/** Undecided for this long, a payment goes back to its preparer. */
const approvalLifeMs = 7 * 24 * 60 * 60_000

export const approvalEndOf = (requestedAt: Date): Date => new Date(requestedAt.getTime() + approvalLifeMs)
export const mustBeRequestedAfter = (now: Date): Date => new Date(now.getTime() - approvalLifeMs)

/**
 * Whether an order is worth more than its company's limit, in US dollars at this moment's mid rate. Rounded up: what is
 * above the limit by less than a cent is above it.
 */
export async function needsApproval(
  deps: Deps,
  { companyId, source }: Pick<PaymentOrder, 'companyId' | 'source'>,
): Promise<boolean> {
  const { isOn, limitCents } = await settingsOf(deps.db, companyId)
  if (!isOn) return false
  if (limitCents === 0n) return true
  const { rate } = await deps.fx.midRate(source.currency, 'USD')
  return compare(convert(source, rate, 'up'), money(limitCents, 'USD')) > 0
}

type Prepared = Pick<PaymentRow, 'prepared_by' | 'changed_by' | 'approval_requested_by'>

/** Nobody approves what he made, changed last, or submitted. */
export const isOwnPayment = (row: Prepared, userId: string): boolean =>
  [row.prepared_by, row.changed_by, row.approval_requested_by].includes(userId)
