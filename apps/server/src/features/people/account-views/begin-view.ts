import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import { systemScope } from '../../../access/scope.ts'
import { signSessionToken } from '../../../access/session-tokens.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { findFirstOwner, mailNotice } from '../accounts/index.ts'

/** Opens the app of a company as its first owner sees it, who is mailed when, who and why. Refuses with NOT_FOUND. */
export async function beginView(
  { db, wallClock, config }: Deps,
  { administratorId, sessionId }: AdminActor,
  { uid, reason }: { uid: string; reason: string },
): Promise<{ view_id: string; jwt: string; expires_at: Date }> {
  const began_at = wallClock.now()
  const expires_at = new Date(began_at.getTime() + promisedMs('accountView'))
  const viewId = await inTransaction(db, async (tx) => {
    const owner = await findFirstOwner(tx, systemScope(uid))
    if (!owner) throw new Refusal('NOT_FOUND')
    const { user_id } = owner
    const { name } = await tx
      .selectFrom('administrators')
      .select('name')
      .where('administrator_id', '=', administratorId)
      .executeTakeFirstOrThrow()
    const { view_id } = await tx
      .insertInto('account_views')
      .values({
        ...{ uid, user_id, administrator_id: administratorId, session_id: sessionId, reason },
        ...{ began_at, expires_at },
      })
      .returning('view_id')
      .executeTakeFirstOrThrow()
    const detail = `${name}, ${instantText(began_at)}: ${reason}`
    await mailNotice(tx, user_id, { notice: 'account viewed', detail })
    return view_id
  })
  const jwt = await signSessionToken(config.secret, {
    sessionId: viewId,
    kind: 'view',
    expiresAt: expires_at,
  })
  return { view_id: viewId, jwt, expires_at }
}
