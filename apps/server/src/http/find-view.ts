import { type Role, staffFor } from '@tradelane/contract'
import { officeViews } from '@tradelane/contract/account-views/calls'
import type { CustomerActor } from '../access/session-memory.ts'
import { readSessionToken } from '../access/session-tokens.ts'
import type { Deps } from '../deps/deps.ts'

/**
 * Who sees a customer's app by this token. It is asked each time and never remembered: the view ends with the colleague's own session, role or
 * removal, and with the customer's.
 */
export async function findView(deps: Deps, token: string): Promise<CustomerActor | undefined> {
  const now = deps.wallClock.now()
  const viewId = await readSessionToken(deps.config.secret, token, 'view', now)
  if (!viewId) return undefined
  const row = await deps.db
    .selectFrom('account_views as view')
    .innerJoin('users as user', 'user.user_id', 'view.user_id')
    .innerJoin('administrators as colleague', 'colleague.administrator_id', 'view.administrator_id')
    .innerJoin('sessions as desk', 'desk.session_id', 'view.session_id')
    .select(['view.uid', 'view.user_id', 'view.administrator_id', 'view.expires_at', 'user.role'])
    .where('view.view_id', '=', viewId)
    .where('view.ended_at', 'is', null)
    .where('view.expires_at', '>', now)
    .where('user.removed_at', 'is', null)
    .where('colleague.state', '=', 'active')
    .where('colleague.role', 'in', staffFor(officeViews.begin.staff))
    .where('desk.ended_at', 'is', null)
    .where('desk.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const { uid, user_id, administrator_id: administratorId, expires_at: expiresAt } = row
  const view = { administratorId, expiresAt }
  return {
    kind: 'company',
    companyId: uid,
    userId: user_id,
    role: row.role as Role,
    sessionId: viewId,
    view,
  }
}
