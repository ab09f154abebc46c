import { sql } from 'kysely'
import type { Deps } from '../../boot/deps.ts'
import type { RequestFacts } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { countAttempt, forgetFailures, isPassword, openSession } from '../accounts/index.ts'

/** Signs an administrator in; their sessions and failures are counted separately from the customers'. */
export async function signInAdministrator(
  deps: Deps,
  { email, password }: { email: string; password: string },
  request: RequestFacts,
): Promise<string> {
  await countAttempt(deps.db, 'admin login', email, deps.wallClock.now())
  const administrator = await deps.db
    .selectFrom('administrators')
    .select(['administrator_id', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  const isRight = await isPassword(administrator?.password_hash, password)
  if (!isRight || !administrator) throw new Refusal('WRONG_CREDENTIALS')
  await forgetFailures(deps.db, 'admin login', email)
  return openSession(deps, deps.db, { administratorId: administrator.administrator_id }, request)
}
