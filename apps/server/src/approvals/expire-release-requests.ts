import { systemScope } from '../access/scope.ts'
import type { Deps } from '../deps/deps.ts'
import { lockRow, stateOf } from '../lifecycle/lock-row.ts'
import { note } from '../lifecycle/move.ts'
import { approvedActionsOf } from '../registry/approved-actions.ts'
import { inTransaction } from '../transaction.ts'
import { eachDue } from '../work/each-due.ts'
import { endCodesFor } from './one-time-codes.ts'
import {
  decideRequest,
  findRequest,
  type LateRequest,
  listLateRequests,
  whyLate,
} from './release-requests.ts'

/** The job: ends the requests that nobody decided in time, says so to the company, and closes their tasks. */
export async function expireReleaseRequests(deps: Deps): Promise<void> {
  const at = deps.clock.now()
  await eachDue(deps, {
    job: 'expire-release-requests',
    subject: 'team',
    does: 'end a request for a release',
    due: (page) => listLateRequests(deps.db, at, page),
    each: (late) => expire(deps, late, at),
  })
}

async function expire(deps: Deps, late: LateRequest, at: Date): Promise<void> {
  const { purpose, subjectId: id } = late
  const release = approvedActionsOf(deps).find((action) => action.purpose === purpose)?.release
  if (!release || typeof release === 'string') return
  const scope = systemScope(late.companyId)
  await inTransaction(deps.db, async (tx) => {
    // First the record, as those do who decide: what they have decided meanwhile counts.
    const row = await lockRow(tx, release.lifecycle, { scope, id })
    const request = await findRequest(tx, scope, { purpose, subjectId: id })
    if (request?.release_request_id !== late.id) return
    // A booking that was cancelled meanwhile needs no release.
    const state = stateOf(release.lifecycle, row)
    const isOver = state !== null && release.lifecycle.states[state]?.moves.length === 0
    if (!isOver) await note(tx, release.lifecycle, { scope, id, at, ...(await whyLate(tx, scope, request)) })
    await decideRequest(tx, { request, state: 'void', actor: null, at })
    await endCodesFor(tx, { purpose, binding: request.binding }, deps.wallClock.now())
  })
}
