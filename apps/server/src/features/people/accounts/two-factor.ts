import { countAttempt, forgetFailures, keepCounted, wrongCode } from '../../../access/attempts.ts'
import { findUser } from '../../../access/users.ts'
import { sendCode, tryCode, useCode } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { mailNotice } from './mail-notice.ts'
import { codeMails } from './mails.ts'
import { endSessionsOf } from './sessions.ts'

export async function mailTwoFactorCode(deps: Deps, actor: CustomerActor): Promise<void> {
  const user = await findUser(deps.db, actor.userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  await sendCode(deps, {
    userId: user.user_id,
    purpose: 'two factor',
    to: user.work_email,
    ...codeMails.twoFactor(),
  })
}

/**
 * Turns the second factor on or off; both need the code. Signs out all other devices, because they signed in under the
 * old rule.
 */
export async function switchTwoFactor(
  deps: Deps,
  { userId, companyId, sessionId }: CustomerActor,
  { isOn, code }: { isOn: boolean; code: string },
): Promise<void> {
  const at = deps.clock.now()
  const left = await countAttempt(deps.db, 'two factor', userId, deps.wallClock.now())
  const codeId = await tryCode(deps, { userId, purpose: 'two factor', code })
  if (!codeId) {
    await keepCounted(deps.db)
    throw wrongCode(left)
  }
  await inTransaction(deps.db, async (tx) => {
    await useCode(tx, codeId, deps.wallClock.now())
    await tx.updateTable('users').set({ two_fa: isOn }).where('user_id', '=', userId).execute()
    await recordEvent(tx, {
      companyId,
      subject: 'user',
      subjectId: userId,
      from: null,
      to: isOn ? 'second_factor_on' : 'second_factor_off',
      actor: `user:${userId}`,
      at,
    })
    await endSessionsOf(deps, tx, userId, { except: sessionId })
    await mailNotice(tx, userId, { notice: isOn ? 'second factor on' : 'second factor off' })
  })
  await forgetFailures(deps.db, 'two factor', userId)
}
