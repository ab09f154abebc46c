import { adminAccess } from '@tradelane/contract/administrators/calls'
import { countAttempt, forgetFailures, wrongCode } from '../../../access/attempts.ts'
import { attemptsFrom } from '../../../access/known-origin.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { attemptOf, noteRefusedSignIn } from './audit-sign-in.ts'
import { endResetByMail, findActive, holdSignInRules } from './find-active.ts'
import { openStaffSession } from './open-staff-session.ts'
import { recordOwnEvent } from './record-own-event.ts'
import { findProof } from './second-step-proof.ts'
import { mailStaffNotice } from './staff-notices.ts'
import { countTry, endSecondStep, findSecondStep, placeOf } from './waiting-sign-ins.ts'

/**
 * The second step of an administrator's sign-in. It follows the right password, at the place from which that came; without it every code is
 * wrong, and so it is for an address that nobody has. Refuses with WRONG_CODE.
 */
export async function verifyAdministrator(
  deps: Deps,
  { email, code }: { email: string; code: string },
  request: RequestFacts,
): Promise<string> {
  const now = deps.wallClock.now()
  const attempt = attemptOf(adminAccess.verify.path, request)
  const attempts = await attemptsFrom(deps.db, 'administrator', email, request)
  const left = await countAttempt(deps.db, 'admin code', attempts, now)
  const administrator = await findActive(deps.db, email)
  const signInId = administrator && (await findSecondStep(deps.db, administrator, placeOf(request), now))
  const waits = signInId && (await countTry(deps.db, signInId))
  const proof = waits && (await findProof(deps, administrator, code))
  if (!proof) {
    await noteRefusedSignIn(deps, { email, attempt, why: waits ? 'wrong code' : 'no sign-in waits' })
    throw wrongCode(left)
  }
  const administratorId = administrator.administrator_id
  const jwt = await inTransaction(deps.db, async (tx) => {
    const rules = await holdSignInRules(tx, administratorId)
    // Both may have changed since the code was compared.
    if (rules?.password_hash !== administrator.password_hash) throw wrongCode(left)
    if (rules.second_factor !== administrator.second_factor) throw wrongCode(left)
    await endSecondStep(tx, signInId, now)
    await proof.use(tx)
    if (proof.by === 'recovery code') {
      await recordOwnEvent(deps, tx, administratorId, 'recovery_code_used')
      await mailStaffNotice(tx, administratorId, 'recovery code used')
    }
    return openStaffSession(deps, tx, administrator, request, { attempt, by: proof.by })
  })
  if (proof.by !== 'mail' && administrator.reset_by_mail) await endResetByMail(deps.db, administrator)
  await forgetFailures(deps.db, 'admin code', attempts)
  return jwt
}
