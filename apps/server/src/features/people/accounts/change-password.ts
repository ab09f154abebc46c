import { countAttempt, forgetAllFailures, forgetFailures, keepCounted } from '../../../access/attempts.ts'
import { hashPassword, isPassword, requireStrongPassword } from '../../../access/passwords.ts'
import { findUser, type UserRow } from '../../../access/users.ts'
import { endCodesFor } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor, ResetActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { askForMail } from './ask-for-mail.ts'
import { signInCodeOf } from './mail-sign-in-code.ts'
import { useResetLink, voidResetLinks } from './reset-links.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * Sets a new password, with the old one or with a reset link, and signs out all other devices.
 * Refuses with WRONG_CREDENTIALS, WEAK_PASSWORD, RESET_LINK_DEAD.
 */
export async function changePassword(
  deps: Deps,
  actor: CustomerActor | ResetActor,
  { oldPassword, newPassword }: { oldPassword: string | undefined; newPassword: string },
): Promise<void> {
  const user = await findUser(deps.db, actor.userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  if (actor.kind === 'company') await requireOldPassword(deps, user, oldPassword)
  await requireStrongPassword(
    newPassword,
    [user.first_name, user.last_name, user.company_name, user.work_email],
    'new_password',
  )
  const passwordHash = await hashPassword(newPassword)
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const person = { userId: user.user_id }
    if (actor.kind === 'reset') await useResetLink(tx, deps, person, actor.tokenHash)
    else await voidResetLinks(tx, person)
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('user_id', '=', user.user_id)
      // A reset needs no old password. For others the one that was compared must still be it.
      .$if(actor.kind === 'company', (query) => query.where('password_hash', '=', user.password_hash))
      .executeTakeFirst()
    if (changed.numUpdatedRows !== 1n) throw wrongPassword()
    // The next sign-in needs a new code: the one for the old password must not make it wait.
    await endCodesFor(tx, signInCodeOf(user), deps.wallClock.now())
    await endSessionsOf(deps, tx, user.user_id, {
      except: actor.kind === 'company' ? actor.sessionId : undefined,
    })
    await recordEvent(tx, {
      companyId: user.uid,
      subject: 'user',
      subjectId: user.user_id,
      from: null,
      to: actor.kind === 'reset' ? 'password_reset' : 'password_changed',
      actor: `user:${user.user_id}`,
      at,
    })
    await askForMail(tx, { mail: 'password changed', email: user.work_email })
  })
  await forgetAllFailures(deps.db, 'login', user.work_email)
}

async function requireOldPassword(deps: Deps, user: UserRow, oldPassword: string | undefined): Promise<void> {
  await countAttempt(deps.db, 'change password', user.user_id, deps.wallClock.now())
  if (!(await isPassword(user.password_hash, oldPassword ?? ''))) {
    await keepCounted(deps.db)
    throw wrongPassword()
  }
  await forgetFailures(deps.db, 'change password', user.user_id)
}

const wrongPassword = () =>
  new Refusal('WRONG_CREDENTIALS', { fields: { old_password: 'Wrong Credentials' } })
