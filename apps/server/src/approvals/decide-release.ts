import { releaseActions } from '@tradelane/contract/approvals/actions'
import { requireRoleNow } from '../access/require-role.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import type { Deps } from '../deps/deps.ts'
import type { AnyApprovedAction } from '../entries/approved-action.ts'
import { note } from '../lifecycle/move.ts'
import { requireOpen } from '../lifecycle/require-open.ts'
import { Refusal } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'
import { noteDecision } from './note-decision.ts'
import { endCodesFor } from './one-time-codes.ts'
import { decideRequest, findRequest } from './release-requests.ts'

type RequestKey = { type: string; subject_id: string }

/** Refuses a colleague's request, or takes one's own back; the codes for it are void. Refuses with NOT_FOUND, ILLEGAL_STATE, SELF_APPROVAL. */
export async function decideRelease(
  deps: Deps,
  actor: CustomerActor,
  actions: readonly AnyApprovedAction[],
  { type, subject_id: id, reason }: RequestKey & { reason?: string },
): Promise<void> {
  const release = actions.find(({ purpose }) => purpose === type)?.release
  if (!release || typeof release === 'string') throw new Refusal('NOT_FOUND')
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    noteDecision(tx, actor, type)
    const isRefusal = reason !== undefined
    // First the record, as those do who release it: of two who decide the second finds it decided.
    await note(tx, release.lifecycle, {
      scope: actor,
      id,
      what: isRefusal ? 'release_refused' : 'release_withdrawn',
      at,
      reason,
    })
    await requireRoleNow(tx, { method: 'POST', who: 'approver' }, actor)
    const request = await findRequest(tx, actor, { purpose: type, subjectId: id })
    const record = { state: request?.state ?? 'void', is_own: request?.requested_by === actor.userId }
    if (isRefusal)
      requireOpen(releaseActions.decide, record, record.is_own ? 'SELF_APPROVAL' : 'ILLEGAL_STATE')
    else requireOpen(releaseActions.withdraw, record)
    if (!request) throw new Refusal('ILLEGAL_STATE')
    const state = isRefusal ? 'refused' : 'withdrawn'
    await decideRequest(tx, { request, state, actor, at })
    await endCodesFor(tx, { purpose: type, binding: request.binding }, deps.wallClock.now())
  })
}
