import { countForPassword, keepCounted } from '../access/attempts.ts'
import { isPassword } from '../access/passwords.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import type { Deps } from '../deps/deps.ts'
import { Refusal } from '../refusal.ts'
import { tryCode, wasUsed } from './one-time-codes.ts'

type Credentials = {
  purpose: string
  binding: string
  password: string
  code: string
  /** Of a right code that is void: what has ended it, where that is known. */
  whyEnded: () => Promise<string | undefined>
}

/**
 * Password and code together; the refusal does not say which of the two was wrong. Returns the code's id, which the
 * transaction that does the work uses up with `useCode`; that, or its failure, forgets the attempt.
 */
export async function checkPasswordAndCode(
  deps: Deps,
  actor: CustomerActor,
  { purpose, binding, password, code, whyEnded }: Credentials,
): Promise<string> {
  const { userId } = actor
  const passwordHash = await countForPassword(deps.db, 'approval', userId, deps.wallClock.now())
  const [isRightPassword, codeId] = await Promise.all([
    isPassword(passwordHash, password),
    tryCode(deps, { userId, purpose, binding, code }),
  ])
  if (!isRightPassword || !codeId) {
    await keepCounted(deps.db)
    const isEnded = isRightPassword && (await wasUsed(deps, { userId, purpose, code }))
    const message = isEnded ? await whyEnded() : undefined
    if (message) throw new Refusal('ILLEGAL_STATE', { message })
    throw new Refusal('WRONG_CODE', { message: 'The password or the code is wrong. Please try again.' })
  }
  return codeId
}
