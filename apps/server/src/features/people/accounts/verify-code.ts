import type { Tx } from '@tradelane/db'
import {
  countAttempt,
  forgetFailures,
  giveBackAttempt,
  keepCounted,
  wrongCode,
} from '../../../access/attempts.ts'
import { attemptsFrom } from '../../../access/known-origin.ts'
import { findUserByEmail, type UserRow } from '../../../access/users.ts'
import { tryCode, useCode, wasUsed } from '../../../approvals/one-time-codes.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { holdSignInRules } from './account-rows.ts'
import { settleContest } from './contested-sign-up.ts'
import { signInCodeOf } from './mail-sign-in-code.ts'
import { signIn } from './sign-in.ts'

/**
 * Redeems a mailed code and signs in: the sign-up code while the address is unverified, the sign-in code afterwards.
 * The two have different purposes; a sign-in code exists only after the password was right. Refuses with WRONG_CODE, and
 * with ILLEGAL_STATE the code that has verified the address: only its mail contains it.
 */
export async function verifyCode(
  deps: Deps,
  { email, code }: { email: string; code: string },
  request: RequestFacts,
): Promise<string> {
  const attempts = await attemptsFrom(deps.db, 'customer', email, request)
  const left = await countAttempt(deps.db, 'code', attempts, deps.wallClock.now())
  const user = await findUserByEmail(deps.db, email)
  const isSignIn = Boolean(user?.email_verified_at)
  const codeId =
    user && (await tryCode(deps, { ...(isSignIn ? signInCodeOf(user) : signUpCodeOf(user)), code }))
  if (isSignIn && user && !codeId && (await wasUsed(deps, { ...signUpCodeOf(user), code }))) {
    await giveBackAttempt(deps.db, 'code', attempts)
    throw new Refusal('ILLEGAL_STATE', {
      message: 'This code has been used. Your address is already verified.',
    })
  }
  if (!user || !codeId) {
    await keepCounted(deps.db)
    throw wrongCode(left)
  }
  const jwt = await inTransaction(deps.db, async (tx) => {
    await useCode(tx, codeId, deps.wallClock.now())
    if (!isSignIn) await finishSignup(deps, tx, user)
    else if ((await holdSignInRules(tx, user.user_id))?.password_hash !== user.password_hash)
      throw wrongCode(left)
    return signIn(deps, tx, user.user_id, request)
  })
  await forgetFailures(deps.db, 'code', attempts)
  return jwt
}

const signUpCodeOf = ({ user_id: userId }: UserRow) => ({ userId, purpose: 'signup' })

/** Marks the address as verified, and opens the company's wallet in a job. */
export async function finishSignup(deps: Deps, tx: Tx, user: UserRow): Promise<void> {
  const at = deps.clock.now()
  await tx.updateTable('users').set({ email_verified_at: at }).where('user_id', '=', user.user_id).execute()
  await settleContest(tx, user)
  await recordEvent(tx, {
    companyId: user.uid,
    subject: 'company',
    subjectId: user.uid,
    from: 'signed_up',
    to: 'email_verified',
    actor: `user:${user.user_id}`,
    at,
  })
  await enqueue(tx, 'open-company-wallet', { companyId: user.uid })
}
