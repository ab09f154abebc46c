import { isCodeWaiting, sendCode } from '../../approvals/one-time-codes.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { codeMails } from './mails.ts'
import type { UserRow } from './queries.ts'

type Person = Pick<UserRow, 'user_id' | 'work_email'>

/**
 * Mails the code that verifies an address or completes a sign-in. If the address is taken, mails a notice instead. A
 * second request within the pause between two codes is not a failure: the first mail is on its way, and the answer must
 * not distinguish one address from another.
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
    // It contains no code. Sending it like a code gives it the same pause, the same work and the same failures.
    'address taken': codeMails.knownAddress(publicUrl),
  }[mail]
  const purpose = mail === 'login' ? 'login' : 'signup'
  try {
    await sendCode(deps, { userId, purpose, to, ...words })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'CODE_SENT_RECENTLY')) throw error
  }
}

/** A new code for the pending sign-up or sign-in; for a sign-in only after its password was right. */
export async function mailWaitingCode(deps: Deps, user: UserRow): Promise<void> {
  if (!user.email_verified_at) return mailSignInCode(deps, user, 'signup')
  if (await isCodeWaiting(deps.db, user.user_id, 'login', deps.wallClock.now()))
    return mailSignInCode(deps, user, 'login')
}
