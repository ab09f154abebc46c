import { inspectionActions } from '@tradelane/contract/quality-assurance/actions'
import type { Tx } from '@tradelane/db'
import { decimalText, formatMoney, type Money } from '@tradelane/money'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { move } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../../transaction.ts'
import { payBack, paymentOf } from '../../../money/charges/index.ts'
import {
  abandonedOfRecord,
  cancelOfRecord,
  lockRequestOf,
  requireNewest,
} from '../../../office/quote-desk/index.ts'
import { endLinks } from '../../../people/links/index.ts'
import { closeQuestion } from '../appointments.ts'
import { type InspectionRow, inspectionNumber, lockInspection, offerOf } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { endReleaseOfPrice, requestOfInspection } from './payment-approval.ts'

/**
 * Cancels an order until it is scheduled; all that was paid is paid back. Refuses with NOT_FOUND, and with ILLEGAL_STATE afterwards and
 * while it is being paid.
 */
export async function cancelOrder(deps: Deps, actor: CustomerActor, id: string) {
  const at = deps.clock.now()
  const refund = await inTransaction(deps.db, async (tx) => {
    // A paid one may have asked its supplier for a day. Links are locked before the record, as an answer locks them.
    await endLinks(tx, actor, { subject: 'quality_assurance', subjectId: id, at })
    const ofOrder = requestOfInspection({ quality_assurance_id: id })
    const request = await lockRequestOf(tx, actor, ofOrder)
    const row = await lockInspection(tx, actor, id)
    // It may have been submitted meanwhile.
    await requireNewest(tx, actor, ofOrder, request)
    const paid = await moveToCancelled(tx, actor, row, at)
    await cancelOfRecord(tx, actor, request, at)
    await closeQuestion(tx, row)
    if (paid) {
      await refundInspection(tx, row, paid, at)
      await abandonedOfRecord(tx, actor, ofOrder, row.inspection_company_id)
    }
    deps.crashAt('payback_before_store')
    return paid
  })
  return refund
    ? {
        message: `Cancelled. ${formatMoney(refund)} goes back to your balance.`,
        refunded: decimalText(refund),
      }
    : { message: 'Cancelled.', refunded: null }
}

/** Answers what was paid. The order is locked. Refuses with ILLEGAL_STATE. */
export async function moveToCancelled(
  tx: Tx,
  actor: CustomerActor,
  row: InspectionRow,
  at: Date,
): Promise<Money | undefined> {
  requireOpen(inspectionActions.cancel, { state: row.state, payment: paymentOf(row) })
  const paid = row.charge_state === 'collected' ? offerOf(row).total : undefined
  await endReleaseOfPrice(tx, row, { because: 'ended', at })
  await move(tx, inspectionLifecycle, {
    scope: actor,
    id: row.quality_assurance_id,
    to: 'cancelled',
    at,
    ...(paid && { facts: { refunded: formatMoney(paid) } }),
  })
  return paid
}

/** One inspection is paid back once: its id is the key. */
export function refundInspection(tx: Tx, row: InspectionRow, amount: Money, at: Date): Promise<void> {
  return payBack(tx, {
    companyId: row.uid,
    key: row.quality_assurance_id,
    kind: 'refund',
    amount,
    description: `Inspection ${inspectionNumber(row)} paid back`,
    payer: offerOf(row).vendor,
    number: inspectionNumber(row),
    at,
  })
}
