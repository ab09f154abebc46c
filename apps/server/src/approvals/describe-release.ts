import { releaseActions } from '@tradelane/contract/approvals/actions'
import type { WaitingRelease } from '@tradelane/contract/approvals/release-calls'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Db } from '@tradelane/db'
import { namesOfUsers } from '../access/names-of-users.ts'
import { type Scope, systemScope } from '../access/scope.ts'
import type { ReleasedAction } from '../entries/approved-action.ts'
import { findRequest, releaseEndOf, validRequestOf } from './release-requests.ts'

type Reader = { db: Db; scope: Scope; companyId: string; now: Date }

/** What waits for a second person about this record; null where nothing does. The back office may only read it. */
export async function describeRelease<Which, Row>(
  { db, scope, companyId, now }: Reader,
  action: ReleasedAction<Which, Row>,
  row: Row,
): Promise<WaitingRelease> {
  const subject = { purpose: action.purpose, subjectId: action.release.id(row) }
  const found = await findRequest(db, systemScope(companyId), subject)
  const request = validRequestOf(action, { companyId, now }, { row, request: found })
  if (!request) return null
  const names = await namesOfUsers(db, systemScope(companyId), [request.requested_by])
  const isDecider = scope.kind === 'company' && (scope.role === 'owner' || scope.role === 'approver')
  const is_own = scope.kind === 'company' && scope.userId === request.requested_by
  const record = { state: request.state, is_own }
  return {
    requested_by: names.get(request.requested_by) ?? '',
    requested_at: request.requested_at,
    expires_at: releaseEndOf(request, action, row),
    may_decide: isDecider && !closedBy(releaseActions.decide, record),
    may_withdraw: isDecider && !closedBy(releaseActions.withdraw, record),
  }
}

/** While something waits for its release, that is the next step. */
export function nextWithRelease(next: NextStep, release: WaitingRelease): NextStep {
  if (!release) return next
  const text = `${release.requested_by} approved the payment. It is above the limit: another owner or approver must release it.`
  return { who: 'approver', text, by: release.expires_at }
}
