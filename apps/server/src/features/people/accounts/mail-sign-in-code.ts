import { createHash } from 'node:crypto'
import type { UserRow } from '../../../access/users.ts'
import { type CodeRequest, isCodeWaiting, sendCode } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { codeMails } from './mails.ts'

type Person = Pick<UserRow, 'user_id' | 'work_email'>

/**
 * Mails the code that verifies an address. If the address is taken, mails a notice instead. A second request within the pause between
 * two codes is not a failure: the first mail is on its way, and the answer must not distinguish one address from another.
 */
export async function mailSignUpCode(
  deps: Deps,
  { user_id: userId, work_email: to }: Person,
  mail: 'signup' | 'address taken',
): Promise<void> {
  const { publicUrl } = deps.config
  // The notice contains no code. Sending it like a code gives it the same pause, the same work and the same failures.
  const words = mail === 'signup' ? codeMails.signup(publicUrl, to) : codeMails.knownAddress(publicUrl)
  await sendUnlessRecent(deps, { userId, purpose: 'signup', to, ...words })
}

/** Mails the code that completes a sign-in, after its password was right. */
export async function mailSignInCode(deps: Deps, user: UserRow): Promise<void> {
  await sendUnlessRecent(deps, { ...signInCodeOf(user), to: user.work_email, ...codeMails.login() })
}

/** A new code for the pending sign-up or sign-in; for a sign-in only after its password was right. */
export async function mailWaitingCode(deps: Deps, user: UserRow): Promise<void> {
  if (!user.email_verified_at) return mailSignUpCode(deps, user, 'signup')
  if (await isCodeWaiting(deps.db, signInCodeOf(user), deps.wallClock.now()))
    return mailSignInCode(deps, user)
}

/** A sign-in code is bound to the password that was right before it was sent: a new password makes it void. */
export const signInCodeOf = ({ user_id: userId, password_hash }: UserRow) => ({
  userId,
  purpose: 'login',
  binding: createHash('sha256').update(password_hash).digest('hex'),
})

async function sendUnlessRecent(deps: Deps, request: CodeRequest): Promise<void> {
  try {
    await sendCode(deps, request)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'CODE_SENT_RECENTLY')) throw error
  }
}
