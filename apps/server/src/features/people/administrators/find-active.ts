import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { inTransaction } from '../../../transaction.ts'

/** The administrator with this address, in small letters, who may sign in. */
export async function findActive(db: Db | Tx, email: string) {
  return db
    .selectFrom('administrators')
    .select(['administrator_id', 'email', 'name', 'role', 'password_hash', 'second_factor', 'reset_by_mail'])
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

/** The second factor was shown since: a mailed code does instead of the app again. Not after another reset. */
export const endResetByMail = (
  db: Db,
  { administrator_id, password_hash }: Pick<Administrator, 'administrator_id' | 'password_hash'>,
): Promise<unknown> =>
  inTransaction(db, (tx) =>
    tx
      .updateTable('administrators')
      .set({ reset_by_mail: false })
      .where('administrator_id', '=', administrator_id)
      .where('password_hash', '=', password_hash)
      .execute(),
  )
