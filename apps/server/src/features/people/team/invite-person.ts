import { randomUUID } from 'node:crypto'
import type { Role } from '@tradelane/contract'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { findUserByEmail } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { invitationLifecycle } from './lifecycle.ts'
import { countMembers, countOpenInvitations, lockTeam } from './members.ts'
import { requireStillOwner } from './require-still-owner.ts'

/** Per company, including invitations. */
const mostPeople = 50

/**
 * Invites a person and queues the mail. If the address already has an account, only the reader of its mailbox is
 * informed, not the inviter. Refuses with CONFLICT if the person is a member or invited.
 */
export async function invitePerson(
  deps: Deps,
  actor: CustomerActor,
  { email, role }: { email: string; role: Role },
): Promise<string> {
  const { companyId, userId } = actor
  const at = deps.clock.now()
  const invitationId = randomUUID()
  await inTransaction(deps.db, async (tx) => {
    const { isOn } = await lockTeam(tx, actor)
    await requireStillOwner(tx, actor)
    if (!isOn) throw new Refusal('ILLEGAL_STATE', { message: 'Turn on team mode first.' })
    await requireNew(tx, actor, email)
    if ((await countMembers(tx, actor)) + (await countOpenInvitations(tx, actor)) >= mostPeople)
      throw new Refusal('ILLEGAL_STATE', { message: `A company has at most ${mostPeople} people.` })
    await begin(tx, invitationLifecycle, {
      scope: actor,
      to: 'invited',
      at,
      facts: { email, role },
      values: {
        invitation_id: invitationId,
        email,
        role,
        invited_by: userId,
        invited_at: at,
        asked_at: at,
        expires_at: new Date(at.getTime() + promisedMs('invitationLink')),
      },
    })
    await enqueue(tx, 'mail-invitation', { companyId, invitationId }, { key: `invitation:${invitationId}` })
  })
  return invitationId
}

async function requireNew(tx: Tx, { companyId }: OneCompanyScope, email: string): Promise<void> {
  const user = await findUserByEmail(tx, email)
  if (user?.uid === companyId) refuseFields({ email: 'This person is already a member' })
  const open = await tx
    .selectFrom('invitations')
    .select('invitation_id')
    .where('uid', '=', companyId)
    .where('email', '=', email)
    .where('state', '=', 'invited')
    .executeTakeFirst()
  if (open) refuseFields({ email: 'This person is already invited. Send the invitation again instead.' })
}
