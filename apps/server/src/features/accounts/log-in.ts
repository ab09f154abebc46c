import type { Deps } from '../../deps.ts'
import type { RequestFacts } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { countAttempt, forgetFailures } from './attempts.ts'
import { codeMails } from './mails.ts'
import { type CodePurpose, isCodeWaiting, sendCode } from './one-time-codes.ts'
import { isPassword } from './passwords.ts'
import { findUserByEmail, type UserRow } from './queries.ts'
import { openSession } from './sessions.ts'

export type LoginAnswer = { two_fa: 0; jwt: string } | { two_fa: 1 }

/** Signs in, or mails the code that a second factor wants. Refuses with WRONG_CREDENTIALS, EMAIL_NOT_VERIFIED. */
export async function logIn(
  deps: Deps,
  { email, password }: { email: string; password: string },
  request: RequestFacts,
): Promise<LoginAnswer> {
  await countAttempt(deps.db, 'login', email, deps.clock.now())
  const user = await findUserByEmail(deps.db, email)
  if (!(await isPassword(user?.password_hash, password)) || !user) throw new Refusal('WRONG_CREDENTIALS')
  await forgetFailures(deps.db, 'login', email)
  if (!user.email_verified_at) {
    await mailCode(deps, user, 'signup')
    throw new Refusal('EMAIL_NOT_VERIFIED')
  }
  if (user.two_fa) {
    await mailCode(deps, user, 'login')
    return { two_fa: 1 }
  }
  return { two_fa: 0, jwt: await openSession(deps, deps.db, { userId: user.user_id }, request) }
}

/**
 * A fresh code for the sign-up or login that waits for one. Says nothing about whether there is such an account,
 * and sends a login code only to somebody whose password was right within the last minutes.
 */
export async function resendCode(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email)
  if (!user) return
  const purpose = user.email_verified_at ? 'login' : 'signup'
  const isWanted =
    purpose === 'signup' || (await isCodeWaiting(deps.db, user.user_id, 'login', deps.clock.now()))
  if (isWanted) await mailCode(deps, user, purpose)
}

/** A second request within the pause between two codes finds the first mail under way: that is no failure. */
async function mailCode(
  deps: Deps,
  user: UserRow,
  purpose: CodePurpose & ('signup' | 'login'),
): Promise<void> {
  const mail =
    purpose === 'signup' ? codeMails.signup(deps.config.publicUrl, user.work_email) : codeMails.login()
  try {
    await sendCode(deps, { userId: user.user_id, purpose, to: user.work_email, ...mail })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'CODE_SENT_RECENTLY')) throw error
  }
}
