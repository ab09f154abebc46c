import type { SecondFactor } from '@tradelane/contract/administrators/second-factor'
import type { Tx } from '@tradelane/db'
import { countAttempt, forgetFailures, keepCounted } from '../../../access/attempts.ts'
import { isPassword } from '../../../access/passwords.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'

type Own = { email: string; second_factor: SecondFactor }

/** Does a change of one's own account, in a transaction that holds it, if the password is right. Refuses with WRONG_CREDENTIALS. */
export async function withPassword<T>(
  deps: Deps,
  { administratorId }: AdminActor,
  password: string,
  change: (tx: Tx, own: Own) => Promise<T>,
): Promise<T> {
  await countAttempt(deps.db, 'admin change', administratorId, deps.wallClock.now())
  const { password_hash } = await deps.db
    .selectFrom('administrators')
    .select('password_hash')
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password_hash ?? undefined, password))) {
    await keepCounted(deps.db)
    throw wrongPassword()
  }
  await forgetFailures(deps.db, 'admin change', administratorId)
  return inTransaction(deps.db, async (tx) => {
    const own = await holdOwn(tx, administratorId)
    // It may have changed while it was compared.
    if (own?.password_hash !== password_hash) throw wrongPassword()
    return change(tx, own)
  })
}

/** The own account, locked until the transaction ends: changes of it take turns. */
export async function holdOwn(tx: Tx, administratorId: string) {
  return tx
    .selectFrom('administrators')
    .select(['email', 'password_hash', 'second_factor'])
    .where('administrator_id', '=', administratorId)
    .where('state', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

const wrongPassword = () =>
  new Refusal('WRONG_CREDENTIALS', { fields: { password: 'This is not your password' } })
