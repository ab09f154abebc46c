import { randomUUID } from 'node:crypto'
import type { joining } from '@tradelane/contract/team/calls'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { EventActor } from '../../../access/actor.ts'
import { hashPassword, requireStrongPassword } from '../../../access/passwords.ts'
import { systemScope } from '../../../access/scope.ts'
import { findUser, findUserByEmail } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { moveOnce } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { openSession } from '../accounts/index.ts'
import { invitationLifecycle } from './lifecycle.ts'
import { hashInvitationToken } from './mail-invitation.ts'

/** The content of a valid invitation. Refuses with INVITATION_DEAD, and with CONFLICT if the address is used elsewhere. */
export async function readInvitation(deps: Deps, token: string) {
  const invitation = await findInvitation(deps.db, token, deps.clock.now())
  const inviter = invitation && (await findUser(deps.db, invitation.invited_by))
  if (!invitation || !inviter) throw new Refusal('INVITATION_DEAD')
  await requireFreeAddress(deps.db, invitation.email)
  return { ...invitation, inviter }
}

/**
 * Makes the invited person a member and signs in. The link verifies the address. An unverified sign-up with the address
 * may be by another person, and is removed. Refuses with INVITATION_DEAD, CONFLICT, WEAK_PASSWORD.
 */
export async function joinCompany(
  deps: Deps,
  input: z.output<typeof joining>,
  request: RequestFacts,
): Promise<string> {
  const { inviter, email } = await readInvitation(deps, input.token)
  await requireStrongPassword(
    input.pwd,
    [input.first_name, input.last_name, inviter.company_name, email],
    'pwd',
  )
  const passwordHash = await hashPassword(input.pwd)
  return inTransaction(deps.db, async (tx) => {
    // The same lock as for a sign-up with this address.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`signup:${email}`}, 0))`.execute(tx)
    const now = deps.clock.now()
    const invitation = await findInvitation(tx, input.token, now)
    if (!invitation) throw new Refusal('INVITATION_DEAD')
    const userId = randomUUID()
    await useInvitation(tx, invitation, { by: `user:${userId}`, at: now })
    await requireFreeAddress(tx, email)
    await tx
      .updateTable('users')
      .set({ removed_at: now })
      .where(sql`lower(work_email)`, '=', email)
      .where('removed_at', 'is', null)
      .execute()
    await tx
      .insertInto('users')
      .values({
        user_id: userId,
        uid: invitation.uid,
        first_name: input.first_name,
        last_name: input.last_name,
        work_email: email,
        country_code: inviter.country_code,
        company_phone_number: inviter.company_phone_number,
        password_hash: passwordHash,
        role: invitation.role,
        email_verified_at: now,
        created_at: now,
      })
      .execute()
    await recordEvent(tx, {
      companyId: invitation.uid,
      subject: 'team_member',
      subjectId: userId,
      from: null,
      to: invitation.role,
      actor: `user:${userId}`,
      at: now,
      after: { invitation_id: invitation.invitation_id, invited_by: invitation.invited_by },
    })
    return openSession(deps, tx, { userId }, request)
  })
}

async function findInvitation(db: Db | Tx, token: string, now: Date) {
  return db
    .selectFrom('invitations')
    .select(['invitation_id', 'uid', 'email', 'role', 'invited_by'])
    .where('token_hash', '=', hashInvitationToken(token))
    .where('state', '=', 'invited')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Of two concurrent uses of one link the second waits here, and finds it used. */
async function useInvitation(
  tx: Tx,
  { uid, invitation_id: id }: { uid: string; invitation_id: string },
  joined: { by: EventActor; at: Date },
): Promise<void> {
  const used = await moveOnce(tx, invitationLifecycle, {
    ...joined,
    scope: systemScope(uid),
    id,
    from: 'invited',
    to: 'joined',
    set: { token_hash: null },
  })
  if (!used) throw new Refusal('INVITATION_DEAD')
}

async function requireFreeAddress(db: Db | Tx, email: string): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (!user?.email_verified_at) return
  throw new Refusal('CONFLICT', {
    message: `${email} already has a Tradelane account, and an address can belong to only one company. Ask for an invitation to another address.`,
  })
}
