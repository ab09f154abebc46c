import { officeClaimActions } from '@tradelane/contract/claims/actions'
import type { paidClaim } from '@tradelane/contract/claims/office-calls'
import type { Tx } from '@tradelane/db'
import { compare, decimalText, formatMoney, isPositive, type Money, minus } from '@tradelane/money'
import type { z } from 'zod/mini'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { payBack } from '../../money/charges/index.ts'
import { lockPolicy, usd } from '../insurance/index.ts'
import { insurer } from '../premiums/index.ts'
import {
  amountOf,
  type ClaimRow,
  claimNumber,
  deductibleOfClaim,
  getClaim,
  insuredValueLeft,
  type KnownClaim,
} from './claims.ts'
import { decideClaim } from './decide-claim.ts'
import { claimLifecycle } from './lifecycle.ts'

/**
 * Pays the assessed loss less the deductible into the wallet, once. The deductible is taken once for each loss, so not again in the second of
 * two claims of one. Never more than was claimed, nor more for all claims of a policy
 * than it insures.
 */
export async function payClaim(
  deps: Deps,
  actor: AdminActor,
  { assessed_amount, deductible_taken_in, ...seen }: z.output<typeof paidClaim>,
): Promise<string> {
  const assessed = amountOf(assessed_amount)
  let paid = usd(0n)
  await decideClaim(deps, actor, seen, async (tx, row, decision) => {
    requireOpen(officeClaimActions.pay, { state: row.state })
    const claim = await lockCover(tx, row)
    requireWithin(claim, assessed)
    const earlier = deductible_taken_in && (await findDeducted(tx, claim, deductible_taken_in))
    const deductible = earlier ? usd(0n) : deductibleOfClaim(claim)
    paid = minus(assessed, deductible)
    if (!isPositive(paid))
      refuseFields({ assessed_amount: `Nothing is left after the deductible of ${formatMoney(deductible)}` })
    await move(tx, claimLifecycle, {
      ...decision,
      to: 'paid',
      reason: earlier && `The deductible of this loss was taken in claim ${claimNumber(earlier)}.`,
      facts: { paid: formatMoney(paid), assessed: formatMoney(assessed) },
      set: { assessed_amount: assessed.amount, paid_amount: paid.amount },
    })
    await payBack(tx, {
      companyId: row.uid,
      // One claim is paid once.
      key: row.claim_id,
      kind: 'claim',
      amount: paid,
      description: `Insurance claim ${claimNumber(row)} paid`,
      payer: insurer,
      number: claimNumber(row),
      at: decision.at,
    })
  })
  return decimalText(paid)
}

/** Locks the policy: two of its claims are paid one after the other. Refuses with ILLEGAL_STATE once it is cancelled. */
async function lockCover(tx: Tx, { uid, insurance_id, claim_id }: ClaimRow): Promise<KnownClaim> {
  const scope = systemScope(uid)
  const { state } = await lockPolicy(tx, scope, insurance_id)
  if (state === 'cancelled')
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The policy was cancelled and its premium refunded. Decline the claim.',
    })
  return getClaim(tx, scope, claim_id)
}

/** The paid claim of the same policy from which the deductible was taken. Under the policy's lock. */
async function findDeducted(tx: Tx, claim: KnownClaim, claimId: string): Promise<KnownClaim> {
  const earlier = await getClaim(tx, systemScope(claim.uid), claimId)
  const isOfPolicy = earlier.insurance_id === claim.insurance_id
  if (!isOfPolicy || earlier.paid_amount === null || !isPositive(deductibleOfClaim(earlier)))
    refuseFields({
      deductible_taken_in: 'Select a paid claim under this policy from which the deductible was taken',
    })
  return earlier
}

function requireWithin(claim: KnownClaim, assessed: Money): void {
  const claimed = usd(claim.amount ?? 0n)
  if (compare(assessed, claimed) > 0)
    refuseFields({ assessed_amount: `At most the claimed amount of ${formatMoney(claimed)}` })
  const left = insuredValueLeft(claim)
  if (compare(assessed, left) > 0)
    refuseFields({
      assessed_amount: `At most ${formatMoney(left)}, the remaining insured value of this policy`,
    })
}
