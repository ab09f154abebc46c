import type { Role } from '@tradelane/contract'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { endSessionsOf, voidResetLinks } from '../accounts/index.ts'
import { countMembers, getMember, lockTeam } from './members.ts'
import { requireStillOwner } from './require-still-owner.ts'

/** Changes a person's role, from their next call on. Refuses with ILLEGAL_STATE for the last owner. */
export async function changeRole(
  deps: Deps,
  actor: CustomerActor,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  const { companyId } = actor
  const sessions = await inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, actor, userId)
    if (member.role === role) return []
    if (member.role === 'owner') await requireAnotherOwner(tx, actor)
    await tx
      .updateTable('users')
      .set({ role })
      .where('uid', '=', companyId)
      .where('user_id', '=', userId)
      .execute()
    await recordEvent(tx, {
      companyId,
      subject: 'team_member',
      subjectId: userId,
      from: member.role,
      to: role,
      actor: `user:${actor.userId}`,
      at: deps.clock.now(),
    })
    return tx
      .selectFrom('sessions')
      .select('session_id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute()
  })
  // The database notifies the other processes, and this one too, but a moment later.
  for (const { session_id } of sessions) deps.sessions.forget(session_id)
}

/** Removes a person: ends all sessions and prevents signing in. Refuses with ILLEGAL_STATE for the last owner. */
export async function removeMember(deps: Deps, actor: CustomerActor, userId: string): Promise<void> {
  const { companyId } = actor
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, actor, userId)
    if (member.role === 'owner') await requireAnotherOwner(tx, actor)
    await tx
      .updateTable('users')
      .set({ removed_at: at })
      .where('uid', '=', companyId)
      .where('user_id', '=', userId)
      .execute()
    await voidResetLinks(tx, { userId })
    await recordEvent(tx, {
      companyId,
      subject: 'team_member',
      subjectId: userId,
      from: member.role,
      to: 'removed',
      actor: `user:${actor.userId}`,
      at,
    })
    await endSessionsOf(deps, tx, userId, {})
  })
}

async function lockMember(tx: Tx, actor: CustomerActor, userId: string) {
  await lockTeam(tx, actor)
  await requireStillOwner(tx, actor)
  return getMember(tx, actor, userId)
}

async function requireAnotherOwner(tx: Tx, scope: OneCompanyScope): Promise<void> {
  if ((await countMembers(tx, scope, 'owner')) > 1) return
  throw new Refusal('ILLEGAL_STATE', {
    message:
      'The last owner can neither be removed nor given another role. Make another person an owner first.',
  })
}
