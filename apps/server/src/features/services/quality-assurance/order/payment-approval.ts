import { inspectionRequest } from '@tradelane/contract/quality-assurance/code-request'
import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { endReleaseOf, releaseEnds } from '../../../../approvals/end-release.ts'
import type { ReleasedAction } from '../../../../entries/approved-action.ts'
import { Refusal } from '../../../../refusal.ts'
import { requireWallet } from '../../../money/wallet/index.ts'
import { lockRequestOf } from '../../../office/quote-desk/index.ts'
import {
  getInspection,
  type InspectionRow,
  inspectionNumber,
  lockInspection,
  offerOf,
} from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'

export const requestOfInspection = ({ quality_assurance_id }: { quality_assurance_id: string }) =>
  ({ service: 'inspection', subjectId: quality_assurance_id }) as const

/** Paying an inspection at its quote: the code is for this version of the order, this inspection company, day and price. */
export const inspectionPayment: ReleasedAction<{ quality_assurance_id: string }, InspectionRow> = {
  purpose: 'quality assurance',
  who: 'approver',
  isForVerified: true,
  request: inspectionRequest,
  load: ({ db, actor }, which) => getInspection(db, actor, which.quality_assurance_id),
  lock: async ({ tx, actor }, which) => {
    // Paying accepts the offer of the desk, which locks the request before the order.
    await lockRequestOf(tx, actor, requestOfInspection(which))
    return lockInspection(tx, actor, which.quality_assurance_id)
  },
  require: async ({ db, actor, now }, row) => {
    requirePayable(row, now)
    await requireWallet(db, actor, 'USD')
  },
  binding: (row) => {
    const { price, fee, total, vendor } = offerOf(row)
    const { quality_assurance_id: inspection, version, inspection_date } = row
    return { inspection, version, price, fee, total, vendor, inspection_date }
  },
  release: {
    amount: (row) => offerOf(row).total,
    lifecycle: inspectionLifecycle,
    id: (row) => row.quality_assurance_id,
    until: (row) => offerOf(row).expiresAt,
  },
  summary: (row) => {
    const { total, fee, vendor } = offerOf(row)
    return {
      mailSubject: 'Your Tradelane code to accept an inspection quote',
      mailLead: `{code} is your code to accept the quote for inspection ${inspectionNumber(row)}:`,
      amount: total,
      payee: vendor,
      facts: [`including a Tradelane service fee of ${formatMoney(fee)}`],
    }
  },
}

/** A price that waits for a second person is not paid any more. The order is locked. */
export const endReleaseOfPrice = (
  tx: Tx,
  { uid: companyId, quality_assurance_id: id }: InspectionRow,
  { because, at }: { because: keyof typeof releaseEnds; at: Date },
): Promise<void> => endReleaseOf(tx, inspectionPayment, { companyId, id, reason: releaseEnds[because], at })

/** Refuses with ILLEGAL_STATE what is not offered, and with QUOTE_EXPIRED what is not offered any more. */
export function requirePayable(row: InspectionRow, now: Date): void {
  if (row.state !== 'quoted' || row.charge_state === 'held') throw new Refusal('ILLEGAL_STATE')
  if (offerOf(row).expiresAt <= now)
    throw new Refusal('QUOTE_EXPIRED', { message: 'This quote has expired. Please ask for a new one.' })
}
