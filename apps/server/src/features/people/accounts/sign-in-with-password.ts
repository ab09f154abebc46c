import { countAttempt, forgetFailures, keepCounted } from '../../../access/attempts.ts'
import { attemptsFrom } from '../../../access/known-origin.ts'
import { isPassword } from '../../../access/passwords.ts'
import { findUserByEmail } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { holdSignInRules } from './account-rows.ts'
import { mailSignInCode, mailSignUpCode } from './mail-sign-in-code.ts'
import { signIn } from './sign-in.ts'

export type LoginAnswer = { two_fa: 0; jwt: string } | { two_fa: 1 }

/** Signs in, or mails the code of the second factor. Refuses with WRONG_CREDENTIALS, EMAIL_NOT_VERIFIED. */
export async function signInWithPassword(
  deps: Deps,
  { email, password }: { email: string; password: string },
  request: RequestFacts,
): Promise<LoginAnswer> {
  const attempts = await attemptsFrom(deps.db, 'customer', email, request)
  await countAttempt(deps.db, 'login', attempts, deps.wallClock.now())
  const user = await findUserByEmail(deps.db, email)
  if (!(await isPassword(user?.password_hash, password)) || !user) {
    await keepCounted(deps.db)
    throw new Refusal('WRONG_CREDENTIALS')
  }
  await forgetFailures(deps.db, 'login', attempts)
  if (!user.email_verified_at) {
    await mailSignUpCode(deps, user, 'signup')
    throw new Refusal('EMAIL_NOT_VERIFIED')
  }
  const jwt = await inTransaction(deps.db, async (tx) => {
    // Both may have changed while the password was compared.
    const now = await holdSignInRules(tx, user.user_id)
    if (now?.password_hash !== user.password_hash) throw new Refusal('WRONG_CREDENTIALS')
    return now.two_fa ? undefined : signIn(deps, tx, user.user_id, request)
  })
  if (jwt) return { two_fa: 0, jwt }
  await mailSignInCode(deps, user)
  return { two_fa: 1 }
}
