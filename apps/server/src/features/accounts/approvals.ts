import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { countAttempt, forgetFailures } from './attempts.ts'
import { type CodePurpose, tryCode } from './one-time-codes.ts'
import { isPassword } from './passwords.ts'

/**
 * Password and code together, as every call that moves money wants them. Which of the two was wrong is not told.
 * Returns the code's id, which the transaction that moves the money uses up with `useCode`.
 */
export async function requireApproval(
  deps: Deps,
  actor: CustomerActor,
  {
    purpose,
    binding,
    password,
    code,
  }: { purpose: CodePurpose; binding: string; password: string; code: string },
): Promise<string> {
  await countAttempt(deps.db, 'approval', actor.userId, deps.clock.now())
  const user = await deps.db
    .selectFrom('users')
    .select('password_hash')
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  const isRightPassword = await isPassword(user?.password_hash, password)
  const codeId = await tryCode(deps, { userId: actor.userId, purpose, binding, code })
  if (!isRightPassword || !codeId) {
    throw new Refusal('WRONG_CODE', { message: 'The password or the code is wrong. Please try again.' })
  }
  await forgetFailures(deps.db, 'approval', actor.userId)
  return codeId
}
