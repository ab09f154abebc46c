import type { paidClaim } from '@tradelane/contract/claims/office-calls'
import type { Tx } from '@tradelane/db'
import { compare, decimalText, formatMoney, isPositive, type Money, minus, plus } from '@tradelane/money'
import type { z } from 'zod/mini'
import { systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import type { AdminActor } from '../../http/routes.ts'
import { move } from '../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../refusal.ts'
import { payBack } from '../charges/index.ts'
import { getCertificate, lockPolicy, usd } from '../insurance/index.ts'
import { amountOf, type ClaimRow, claimNumber, coverOf } from './claims.ts'
import { decideClaim } from './decide-claim.ts'
import { claimLifecycle } from './lifecycle.ts'

/**
 * Pays the assessed loss less the deductible into the wallet, once. Never more than was claimed, nor more for all claims of a policy
 * than it insures.
 */
export async function payClaim(
  deps: Deps,
  actor: AdminActor,
  { assessed_amount, ...seen }: z.output<typeof paidClaim>,
): Promise<string> {
  const assessed = amountOf(assessed_amount)
  let paid = usd(0n)
  await decideClaim(deps, actor, seen, async (tx, row, decision) => {
    const { insuredValue, deductible } = await coverFor(tx, row)
    await requireWithin(tx, row, { assessed, insuredValue })
    paid = minus(assessed, deductible)
    if (!isPositive(paid))
      refuseFields({ assessed_amount: `Nothing is left after the deductible of ${formatMoney(deductible)}` })
    await move(tx, claimLifecycle, {
      ...decision,
      to: 'paid',
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
      at: decision.at,
    })
  })
  return decimalText(paid)
}

/** Locks the policy: two of its claims are paid one after the other. Refuses with ILLEGAL_STATE once it is cancelled. */
async function coverFor(tx: Tx, { uid, insurance_id }: ClaimRow) {
  const scope = systemScope(uid)
  const { state } = await lockPolicy(tx, scope, insurance_id)
  if (state === 'cancelled')
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The policy was cancelled and its premium refunded. Decline the claim.',
    })
  return coverOf(await getCertificate(tx, scope, insurance_id))
}

async function requireWithin(
  tx: Tx,
  row: ClaimRow,
  { assessed, insuredValue }: { assessed: Money; insuredValue: Money },
): Promise<void> {
  const claimed = usd(row.amount ?? 0n)
  if (compare(assessed, claimed) > 0)
    refuseFields({ assessed_amount: `At most the claimed amount of ${formatMoney(claimed)}` })
  const { before } = await tx
    .selectFrom('insurance_claims')
    .select(({ fn }) => fn.sum<string | null>('assessed_amount').as('before'))
    .where('uid', '=', row.uid)
    .where('insurance_id', '=', row.insurance_id)
    .executeTakeFirstOrThrow()
  const paidBefore = usd(BigInt(before ?? 0))
  if (compare(plus(paidBefore, assessed), insuredValue) > 0)
    refuseFields({
      assessed_amount: `At most ${formatMoney(minus(insuredValue, paidBefore))}, the remaining insured value of this policy`,
    })
}
