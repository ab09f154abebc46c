import { adminAccess } from '@tradelane/contract/administrators/calls'
import type { SecondFactor } from '@tradelane/contract/administrators/second-factor'
import { countAttempt, forgetFailures } from '../../../access/attempts.ts'
import { attemptsFrom } from '../../../access/known-origin.ts'
import { isPassword } from '../../../access/passwords.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { attemptOf, noteRefusedSignIn } from './audit-sign-in.ts'
import { findActive, holdSignInRules } from './find-active.ts'
import { mailSecondStep } from './mail-second-step.ts'
import { openStaffSession } from './open-staff-session.ts'
import { beginSecondStep, placeOf } from './waiting-sign-ins.ts'

/**
 * Signs an administrator in, or asks for the second step after the right password. Their sessions and failures are counted
 * separately from the customers'. Refuses with WRONG_CREDENTIALS.
 */
export async function signInAdministrator(
  deps: Deps,
  { email, password }: { email: string; password: string },
  request: RequestFacts,
): Promise<{ second_factor: SecondFactor; jwt?: string }> {
  const attempt = attemptOf(adminAccess.login.path, request)
  const attempts = await attemptsFrom(deps.db, 'administrator', email, request)
  await countAttempt(deps.db, 'admin login', attempts, deps.wallClock.now())
  const administrator = await findActive(deps.db, email)
  const isRight = await isPassword(administrator?.password_hash ?? undefined, password)
  if (!isRight || !administrator) {
    await noteRefusedSignIn(deps, { email, attempt, why: 'wrong password' })
    throw new Refusal('WRONG_CREDENTIALS')
  }
  await forgetFailures(deps.db, 'admin login', attempts)
  const answer = await inTransaction(deps.db, async (tx) => {
    // All of it may have changed while the password was compared.
    const now = await holdSignInRules(tx, administrator.administrator_id)
    if (now?.password_hash !== administrator.password_hash) throw new Refusal('WRONG_CREDENTIALS')
    const factor = now.second_factor as SecondFactor
    if (factor !== 'none') {
      await beginSecondStep(tx, administrator, placeOf(request), deps.wallClock.now())
      return { second_factor: factor }
    }
    const jwt = await openStaffSession(deps, tx, administrator, request, { attempt, by: 'password' })
    return { second_factor: factor, jwt }
  })
  if (answer.second_factor === 'mail') await mailSecondStep(deps, administrator)
  return answer
}
