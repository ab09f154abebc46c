import { claimActions } from '@tradelane/contract/claims/actions'
import { claimDocumentKinds } from '@tradelane/contract/claims/calls'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { lockPolicy } from '../insurance/index.ts'
import { getClaim, type KnownClaim, lockClaim, missingKinds } from './claims.ts'
import { claimLifecycle } from './lifecycle.ts'
import { requireInForce } from './require-in-force.ts'

/**
 * Sends a draft to be assessed. Refuses what is missing, field by field; NOT_FOUND; ILLEGAL_STATE what is sent already, and a claim
 * under a policy that is not in force.
 */
export async function submitClaim(deps: Deps, actor: CustomerActor, claimId: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const { insurance_id, state } = await lockClaim(tx, actor, claimId)
    requireOpen(claimActions.change, { state })
    // The policy may have been cancelled, and its premium refunded, since the draft was saved.
    requireInForce(await lockPolicy(tx, actor, insurance_id), await dayOfCompany(tx, actor.companyId, at))
    requireWhole(await getClaim(tx, actor, claimId))
    await move(tx, claimLifecycle, {
      scope: actor,
      id: claimId,
      to: 'submitted',
      at,
      set: { submitted_at: at, respond_due_at: dueAt('assessClaim', at, deps.config.officeCountry) },
    })
  })
}

function requireWhole(claim: KnownClaim): void {
  const missing = missingKinds(claim).map((kind) => claimDocumentKinds[kind].label)
  const faults = Object.entries({
    loss_date: claim.loss_date === null && 'Say when the loss happened',
    loss_place: claim.loss_place === null && 'Say where the loss happened',
    first_notice_date: claim.first_notice_date === null && 'Say when the loss was noticed',
    loss_type: claim.loss_type === null && 'Select a type of loss',
    amount: claim.amount === null && 'Enter a valid amount',
    description: claim.description === null && 'Describe what happened',
    documents: missing.length > 0 && `Still missing: ${missing.join('; ')}`,
  }).filter((fault): fault is [string, string] => fault[1] !== false)
  if (faults.length > 0) refuseFields(Object.fromEntries(faults))
}
