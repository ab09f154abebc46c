import { sql } from 'kysely'
import { countAttempt, forgetFailures } from '../../../access/attempts.ts'
import { attemptsFrom } from '../../../access/known-origin.ts'
import { isPassword } from '../../../access/passwords.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { openSession } from '../accounts/index.ts'

/** Signs an administrator in; their sessions and failures are counted separately from the customers'. */
export async function signInAdministrator(
  deps: Deps,
  { email, password }: { email: string; password: string },
  request: RequestFacts,
): Promise<string> {
  const attempts = await attemptsFrom(deps.db, 'administrator', email, request)
  await countAttempt(deps.db, 'admin login', attempts, deps.wallClock.now())
  const administrator = await deps.db
    .selectFrom('administrators')
    .select(['administrator_id', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .where('state', '=', 'active')
    .executeTakeFirst()
  const isRight = await isPassword(administrator?.password_hash ?? undefined, password)
  if (!isRight || !administrator) throw new Refusal('WRONG_CREDENTIALS')
  await forgetFailures(deps.db, 'admin login', attempts)
  return openSession(deps, deps.db, { administratorId: administrator.administrator_id }, request)
}
