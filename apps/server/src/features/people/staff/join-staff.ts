import { type joiningStaff, staff } from '@tradelane/contract/staff/calls'
import type { Db, Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import { hashPassword, requireStrongPassword } from '../../../access/passwords.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { openSession, voidResetLinks } from '../accounts/index.ts'
import { attemptOf, auditAttempt } from '../administrators/index.ts'
import { toColleague } from './lock-staff.ts'
import { hashStaffToken } from './mail-staff-invitation.ts'

/** The content of a valid invitation. Refuses with INVITATION_DEAD, the same for one that has ended and one that never was. */
export async function readStaffInvitation(deps: Deps, token: string) {
  const { name, email, role } = await findInvitation(deps.db, token, deps.clock.now())
  return { name, email, role }
}

/**
 * The invited person chooses a password, works here from now on, and is signed in. Later they sign in with a second factor: by mail, until they
 * add an app. Refuses with INVITATION_DEAD and WEAK_PASSWORD.
 */
export async function joinStaff(
  deps: Deps,
  { token, pwd }: z.output<typeof joiningStaff>,
  request: RequestFacts,
): Promise<string> {
  const {
    administrator_id: administratorId,
    name,
    email,
  } = await findInvitation(deps.db, token, deps.clock.now())
  await requireStrongPassword(pwd, [name, email], 'pwd')
  const password_hash = await hashPassword(pwd)
  return inTransaction(deps.db, async (tx) => {
    // In the order of every change of staff: the colleague, then the invitation. Of two concurrent uses of one link the second waits here.
    await lockColleague(tx, administratorId)
    const at = deps.clock.now()
    const { role } = await findInvitation(tx, token, at)
    await tx.deleteFrom('staff_invitations').where('administrator_id', '=', administratorId).execute()
    await tx
      .updateTable('administrators')
      .set({ state: 'active', password_hash, second_factor: 'mail', reset_by_mail: false })
      .where('administrator_id', '=', administratorId)
      .execute()
    // One from before that was made while they were being removed must not live again.
    await voidResetLinks(tx, { administratorId })
    await recordEvent(tx, {
      companyId: null,
      subject: 'administrator',
      subjectId: administratorId,
      from: 'invited',
      to: 'joined',
      actor: `administrator:${administratorId}`,
      at,
      after: { role },
    })
    const joined = { administrator_id: administratorId, email, role }
    const attempt = attemptOf(staff.join.path, request)
    await auditAttempt(deps, tx, joined, attempt, { to: 'joined', at: deps.wallClock.now() })
    return openSession(deps, tx, { administratorId }, request)
  })
}

const lockColleague = (tx: Tx, administratorId: string) =>
  tx
    .selectFrom('administrators')
    .select('administrator_id')
    .where('administrator_id', '=', administratorId)
    .forNoKeyUpdate()
    .execute()

async function findInvitation(db: Db | Tx, token: string, now: Date) {
  const row = await db
    .selectFrom('staff_invitations as invitation')
    .innerJoin('administrators as colleague', 'colleague.administrator_id', 'invitation.administrator_id')
    .select(['colleague.administrator_id', 'email', 'name', 'role', 'state'])
    .where('invitation.token_hash', '=', hashStaffToken(token))
    .where('invitation.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) throw new Refusal('INVITATION_DEAD')
  return toColleague(row)
}
