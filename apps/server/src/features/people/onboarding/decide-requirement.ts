import { officeRequirementActions } from '@tradelane/contract/onboarding/requirement-actions'
import type { RequirementState } from '@tradelane/contract/onboarding/requirement-states'
import type { RequirementAction } from '@tradelane/contract/onboarding/requirements'
import { isInReview } from '@tradelane/contract/onboarding/states'
import { actorOf, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { waitForCompany } from './ask-requirements.ts'
import { goOnIfAnswered } from './go-on.ts'
import { kybLifecycle, requirementLifecycle } from './lifecycles.ts'

const statesOf = {
  accept: 'accepted',
  send_back: 'sent_back',
  take_back: 'taken_back',
} as const satisfies Record<RequirementAction, RequirementState>

const actionsOf = {
  accept: officeRequirementActions.accept,
  send_back: officeRequirementActions.send_back,
  take_back: officeRequirementActions.take_back,
}

type Decided = {
  uid: string
  requirement_id: string
  version: number
  action: RequirementAction
  reason?: string | undefined
}

/**
 * An administrator accepts an answer, sends it back or takes the requirement back. A mandatory one that is sent back makes the review wait
 * again. Refuses with NOT_FOUND another company's, with CONFLICT what was changed since, and with ILLEGAL_STATE.
 */
export async function decideRequirement(
  deps: Deps,
  actor: AdminActor,
  { uid, requirement_id, version, action, reason: given }: Decided,
): Promise<void> {
  const at = deps.clock.now()
  const own = systemScope(uid)
  // An accepted answer needs no reason, and the company sees none.
  const reason = action === 'accept' ? undefined : given
  await inTransaction(deps.db, async (tx) => {
    const company = await lockRow(tx, kybLifecycle, { scope: actor, id: uid })
    const which = { scope: own, id: requirement_id, version }
    const row = await lockRow(tx, requirementLifecycle, which)
    const status = company.kyb_status
    requireOpen(actionsOf[action], { state: row.state, is_in_review: isInReview(status) })
    const facts = { what: row.what, about: row.about_name }
    await move(tx, requirementLifecycle, {
      ...which,
      to: statesOf[action],
      by: actorOf(actor),
      at,
      reason,
      facts,
    })
    if (action === 'take_back')
      await goOnIfAnswered(deps, tx, { scope: actor, own, at, status, how: 'taken_back' })
    if (action !== 'send_back') return
    const why = `${row.what} (${row.about_name}): ${reason}`
    if (row.is_mandatory) await waitForCompany(tx, { scope: actor, company, reason: why, at })
    else await note(tx, kybLifecycle, { scope: actor, id: uid, what: 'sent_back', at, reason: why })
  })
}
