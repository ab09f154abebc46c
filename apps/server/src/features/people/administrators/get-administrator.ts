import type { Db } from '@tradelane/db'

/** What the back office's own pages say of the person who is signed in. */
export function getAdministrator(db: Db, administratorId: string): Promise<{ name: string; email: string }> {
  return db
    .selectFrom('administrators')
    .select(['name', 'email'])
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow()
}
