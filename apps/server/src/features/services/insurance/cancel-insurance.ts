import { policyActions } from '@tradelane/contract/insurance/actions'
import type { Tx } from '@tradelane/db'
import { decimalText, formatMoney, type Money } from '@tradelane/money'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { payBack } from '../../money/charges/index.ts'
import {
  abandonedOfRecord,
  cancelOfRecord,
  lockRequestOf,
  requireNewest,
} from '../../office/quote-desk/index.ts'
import { insurer } from '../premiums/index.ts'
import { hasDeparted } from '../shipments/index.ts'
import { requestOfPolicy } from './desk/policy-request.ts'
import { endReleaseOfPremium } from './end-release-of-premium.ts'
import { policyLifecycle } from './lifecycle.ts'
import { actionFacts, findQuoted, lockPolicy, type PolicyRow, policyNumber } from './policies.ts'

/**
 * Gives a policy up. A bound one only before its first day and before the goods have left: then nobody was on risk, and the premium
 * is paid back; our fee is not. Refuses with NOT_FOUND, and with ILLEGAL_STATE afterwards.
 */
export async function cancelInsurance(
  deps: Deps,
  actor: CustomerActor,
  insuranceId: string,
): Promise<{ message: string; refunded: string | null }> {
  const at = deps.clock.now()
  const { companyId } = actor
  const premium = await inTransaction(deps.db, async (tx) => {
    const request = await lockRequestOf(tx, actor, requestOfPolicy(insuranceId))
    const row = await lockPolicy(tx, actor, insuranceId)
    // It may have been submitted meanwhile.
    await requireNewest(tx, actor, requestOfPolicy(insuranceId), request)
    const refund = await moveToCancelled(tx, actor, row, at)
    await cancelOfRecord(tx, actor, request, at)
    if (refund) await abandonedOfRecord(tx, actor, requestOfPolicy(insuranceId))
    if (refund)
      await payBack(tx, {
        companyId,
        // One policy is paid back once.
        key: insuranceId,
        kind: 'refund',
        amount: refund,
        description: `Premium of cargo insurance ${policyNumber(row)} paid back`,
        payer: insurer,
        number: policyNumber(row),
        at,
      })
    return refund
  })
  return premium
    ? {
        message: `Cancelled. ${formatMoney(premium)} goes back to your balance.`,
        refunded: decimalText(premium),
      }
    : { message: 'Cancelled.', refunded: null }
}

/** Answers what is paid back. The policy is locked. Refuses with ILLEGAL_STATE. */
export async function moveToCancelled(
  tx: Tx,
  actor: CustomerActor,
  row: PolicyRow,
  at: Date,
): Promise<Money | undefined> {
  const facts = actionFacts(row, await dayOfCompany(tx, row.uid, at))
  requireOpen(policyActions.cancel, facts)
  // The cover starts when the goods leave, also before its first day.
  if (row.state === 'bound' && (await isOnItsWay(tx, actor, row)))
    requireOpen(policyActions.cancel, { ...facts, insured_from: null })
  const refund = premiumOf(row)
  await endReleaseOfPremium(tx, row, { because: 'ended', at })
  await move(tx, policyLifecycle, {
    scope: actor,
    id: row.insurance_id,
    to: 'cancelled',
    at,
    ...(refund && { facts: { refunded: formatMoney(refund) } }),
  })
  return refund
}

async function isOnItsWay(tx: Tx, scope: Scope, { logistics_id }: PolicyRow): Promise<boolean> {
  return logistics_id !== null && (await hasDeparted(tx, scope, logistics_id))
}

const premiumOf = (row: PolicyRow): Money | undefined =>
  row.state === 'bound' ? findQuoted(row)?.premium : undefined
