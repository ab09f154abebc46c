import { countAttempt, forgetFailures, wrongCode } from '../../../access/attempts.ts'
import { attemptsFrom } from '../../../access/known-origin.ts'
import { tryCode, useCode } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { openSession } from '../accounts/index.ts'
import { findActive, holdSignInRules } from './find-active.ts'
import { signInCodeOf } from './mail-second-step.ts'
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
  const attempts = await attemptsFrom(deps.db, 'administrator', email, request)
  const left = await countAttempt(deps.db, 'admin code', attempts, now)
  const administrator = await findActive(deps.db, email)
  const signInId = administrator && (await findSecondStep(deps.db, administrator, placeOf(request), now))
  if (!administrator || !signInId || !(await countTry(deps.db, signInId))) throw wrongCode(left)
  const codeId = await tryCode(deps, { ...signInCodeOf(administrator), code })
  if (!codeId) throw wrongCode(left)
  const administratorId = administrator.administrator_id
  const jwt = await inTransaction(deps.db, async (tx) => {
    const rules = await holdSignInRules(tx, administratorId)
    if (rules?.password_hash !== administrator.password_hash) throw wrongCode(left)
    await endSecondStep(tx, signInId, now)
    await useCode(tx, codeId, now)
    return openSession(deps, tx, { administratorId }, request)
  })
  await forgetFailures(deps.db, 'admin code', attempts)
  return jwt
}
