import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'

/** The administrator with this address, in small letters, who may sign in. */
export async function findActive(db: Db | Tx, email: string) {
  return db
    .selectFrom('administrators')
    .select(['administrator_id', 'email', 'name', 'role', 'password_hash', 'second_factor'])
    .where(sql`lower(email)`, '=', email)
    .where('state', '=', 'active')
    .executeTakeFirst()
}

export type Administrator = NonNullable<Awaited<ReturnType<typeof findActive>>>

/** As an administrator may sign in now, until the transaction ends: a change of it waits. Undefined where they may not any more. */
export async function holdSignInRules(tx: Tx, administratorId: string) {
  return tx
    .selectFrom('administrators')
    .select(['password_hash', 'second_factor'])
    .where('administrator_id', '=', administratorId)
    .where('state', '=', 'active')
    .forShare()
    .executeTakeFirst()
}
