import { isCodeWaiting, sendCode } from '../../approvals/one-time-codes.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { codeMails } from './mails.ts'
import type { UserRow } from './queries.ts'

type Person = Pick<UserRow, 'user_id' | 'work_email'>

/**
 * The code that proves an address, or that a login waits for; where the address is taken, the mail that says so in its
 * place. A second request within the pause between two codes finds the first mail under way: that is no failure, and
 * must not tell one address from another.
 */
export async function mailSignInCode(
  deps: Deps,
  { user_id: userId, work_email: to }: Person,
  mail: 'signup' | 'login' | 'address taken',
): Promise<void> {
  const { publicUrl } = deps.config
  const words = {
    signup: codeMails.signup(publicUrl, to),
    login: codeMails.login(),
    // It names no code: sending it as one gives it the same pause, the same work and the same failures.
    'address taken': codeMails.knownAddress(publicUrl),
  }[mail]
  const purpose = mail === 'login' ? 'login' : 'signup'
  try {
    await sendCode(deps, { userId, purpose, to, ...words })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'CODE_SENT_RECENTLY')) throw error
  }
}

/** A fresh code for the sign-up or login that waits for one: a login's only after its password was right. */
export async function mailWaitingCode(deps: Deps, user: UserRow): Promise<void> {
  if (!user.email_verified_at) return mailSignInCode(deps, user, 'signup')
  if (await isCodeWaiting(deps.db, user.user_id, 'login', deps.clock.now()))
    return mailSignInCode(deps, user, 'login')
}
