import { adminPassword } from '@tradelane/contract/administrators/forgotten-password'
import type { SecondFactor } from '@tradelane/contract/administrators/second-factor'
import { promised } from '@tradelane/contract/lifecycle/promises'
import type { Tx } from '@tradelane/db'
import { forgetAllFailures } from '../../../access/attempts.ts'
import { hashPassword, requireStrongPassword } from '../../../access/passwords.ts'
import { endCodesFor } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../entries/jobs.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import {
  administratorOfLink,
  endSessions,
  hashResetToken,
  mailNewResetLink,
  useResetLink,
} from '../accounts/index.ts'
import { attemptOf, auditAttempt } from './audit-sign-in.ts'
import { findActive } from './find-active.ts'
import { getAdministrator } from './get-administrator.ts'
import { signInCodeOf } from './mail-second-step.ts'
import { holdOwn } from './own-password.ts'
import { recordOwnEvent } from './record-own-event.ts'
import { mailStaffNotice } from './staff-notices.ts'

/** Queues it: neither the answer nor its timing shows whose address it is. A second request while the first is queued sends one mail. */
export async function askForStaffLink(tx: Tx, wanted: Tasks['mail-staff-reset-link']): Promise<void> {
  await enqueue(tx, 'mail-staff-reset-link', wanted, { key: `staff link:${wanted.email}`, maxAttempts: 5 })
}

/** The job. Mails nothing to an address that is no colleague's. */
export async function mailStaffResetLink(
  deps: Deps,
  { email }: Tasks['mail-staff-reset-link'],
): Promise<void> {
  const administrator = await findActive(deps.db, email)
  if (!administrator) return
  const { administrator_id: administratorId, name } = administrator
  await mailNewResetLink(deps, { administratorId }, (token) => ({
    to: administrator.email,
    subject: 'Set a new password for the back office',
    text: `Hello ${name},\n\nOpen this link within ${promised('resetLink')} to set a new password for the back office:\n${deps.config.publicUrl}/admin/forgot-password?token=${token}\n\nTradelane\nIf you did not ask for it, you can ignore it. Nobody at Tradelane will ever ask you for this link.`,
  }))
}

/**
 * Sets a new password with a mailed link and ends all sessions. The second factor stays: with an app, a mailed code does not do until the app or a recovery
 * code was shown, or the mailbox alone would open the back office. Refuses with RESET_LINK_DEAD and WEAK_PASSWORD.
 */
export async function resetStaffPassword(
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
  request: RequestFacts,
): Promise<void> {
  const tokenHash = hashResetToken(token)
  const administratorId = await administratorOfLink(deps.db, tokenHash, deps.wallClock.now())
  if (!administratorId) throw new Refusal('RESET_LINK_DEAD')
  const { email, name } = await getAdministrator(deps.db, administratorId)
  await requireStrongPassword(newPassword, [name, email], 'new_password')
  const password_hash = await hashPassword(newPassword)
  await inTransaction(deps.db, async (tx) => {
    // Who has left meanwhile is not held.
    const own = await holdOwn(tx, administratorId)
    const before = own && (await findActive(tx, own.email.toLowerCase()))
    if (!before) throw new Refusal('RESET_LINK_DEAD')
    await useResetLink(tx, deps, { administratorId }, tokenHash)
    const now = deps.wallClock.now()
    // The next sign-in needs a new code: the one for the old password must not make it wait.
    await endCodesFor(tx, signInCodeOf(before), now)
    await tx
      .updateTable('administrators')
      .set({ password_hash, ...factorAfterReset(own.second_factor) })
      .where('administrator_id', '=', administratorId)
      .execute()
    await endSessions(deps, tx, { administratorId }, {})
    await recordOwnEvent(deps, tx, administratorId, 'password_reset')
    await mailStaffNotice(tx, administratorId, 'password reset')
    const attempt = attemptOf(adminPassword.reset.path, request)
    await auditAttempt(deps, tx, before, attempt, { to: 'password_reset', at: now })
  })
  await forgetAllFailures(deps.db, 'admin login', email)
}

/** The link alone opens nothing: who had no second factor has codes by mail from now on, and who has an app must show it once. */
const factorAfterReset = (factor: SecondFactor) => ({
  second_factor: factor === 'none' ? ('mail' as const) : factor,
  reset_by_mail: factor === 'app',
})
