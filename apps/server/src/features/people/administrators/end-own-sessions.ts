import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { endSessions } from '../accounts/index.ts'
import { recordOwnEvent } from './record-own-event.ts'

/** One of the own sessions, or all others. Refuses with NOT_FOUND the session of somebody else, and one that has ended. */
export async function endOwnSessions(
  deps: Deps,
  { administratorId, sessionId }: AdminActor,
  only: string | undefined,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const which = only ? { only } : { except: sessionId }
    const sessions = await endSessions(deps, tx, { administratorId }, which)
    if (only && sessions === 0) throw new Refusal('NOT_FOUND')
    if (sessions > 0) await recordOwnEvent(deps, tx, administratorId, 'sessions_ended', { sessions })
  })
}
