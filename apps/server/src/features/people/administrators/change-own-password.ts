import { forgetAllFailures } from '../../../access/attempts.ts'
import { hashPassword, requireStrongPassword } from '../../../access/passwords.ts'
import { endCodesFor } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { endSessions, voidResetLinks } from '../accounts/index.ts'
import { findActive } from './find-active.ts'
import { getAdministrator } from './get-administrator.ts'
import { signInCodeOf } from './mail-second-step.ts'
import { withPassword } from './own-password.ts'
import { recordOwnEvent } from './record-own-event.ts'
import { mailStaffNotice } from './staff-notices.ts'

/** Sets a new password of one's own, with the old one, and signs out all other devices. Refuses with WRONG_CREDENTIALS and WEAK_PASSWORD. */
export async function changeOwnPassword(
  deps: Deps,
  actor: AdminActor,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const { administratorId, sessionId } = actor
  const { email, name } = await getAdministrator(deps.db, administratorId)
  await requireStrongPassword(newPassword, [name, email], 'new_password')
  const password_hash = await hashPassword(newPassword)
  await withPassword(deps, actor, password, async (tx) => {
    const before = await findActive(tx, email.toLowerCase())
    // The next sign-in needs a new code: the one for the old password must not make it wait.
    if (before) await endCodesFor(tx, signInCodeOf(before), deps.wallClock.now())
    await tx
      .updateTable('administrators')
      .set({ password_hash })
      .where('administrator_id', '=', administratorId)
      .execute()
    await voidResetLinks(tx, { administratorId })
    await endSessions(deps, tx, { administratorId }, { except: sessionId })
    await recordOwnEvent(deps, tx, administratorId, 'password_changed')
    await mailStaffNotice(tx, administratorId, 'password changed')
  })
  await forgetAllFailures(deps.db, 'admin login', email)
}
