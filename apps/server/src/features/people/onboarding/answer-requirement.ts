import { requirementActions } from '@tradelane/contract/onboarding/requirement-actions'
import type { requirementAnswer } from '@tradelane/contract/onboarding/requirements'
import { isInReview } from '@tradelane/contract/onboarding/states'
import type { z } from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { requireOwnDocuments } from '../../papers/documents/index.ts'
import { goOnIfAnswered } from './go-on.ts'
import { kybLifecycle, requirementLifecycle } from './lifecycles.ts'

type Answer = z.output<typeof requirementAnswer>

/**
 * Answers one requirement, or answers it again until the office has looked at it. With the last mandatory one the review goes on. Refuses
 * with NOT_FOUND another company's, and with ILLEGAL_STATE what is accepted or taken back, or where the verification is decided.
 */
export async function answerRequirement(deps: Deps, actor: CustomerActor, given: Answer): Promise<boolean> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    // Everything about a company's requirements locks the company first: answers, questions and decisions come one after the other.
    const { kyb_status: status } = await lockRow(tx, kybLifecycle, { scope: actor, id: actor.companyId })
    const which = { scope: actor, id: given.requirement_id }
    const { kind, state } = await lockRow(tx, requirementLifecycle, which)
    requireOpen(requirementActions.answer, { state, is_in_review: isInReview(status) })
    const set = {
      answer: given.answer ?? null,
      document_id: await documentOf(deps, tx, actor, given),
      with_form: false,
      answered_at: at,
    }
    if (kind === 'answer' && set.answer === null) refuseFields({ answer: 'Write an answer' })
    if (kind === 'document' && set.document_id === null) refuseFields({ document: 'Please upload document' })
    await move(tx, requirementLifecycle, { ...which, to: 'answered', at, set })
    await goOnIfAnswered(deps, tx, { scope: actor, own: actor, at, status, how: 'answered' })
    const after = await lockRow(tx, kybLifecycle, { scope: actor, id: actor.companyId })
    return after.kyb_status === 'IN_PROGRESS'
  })
}

async function documentOf(
  deps: Deps,
  tx: Parameters<typeof requireOwnDocuments>[1],
  actor: CustomerActor,
  { document }: Answer,
): Promise<string | null> {
  if (document === undefined) return null
  const found = await requireOwnDocuments(deps, tx, actor, new Map([['document', document]]))
  return found.get('document') ?? null
}
