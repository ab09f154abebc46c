import type { StaffRole } from '@tradelane/contract'
import type { Db } from '@tradelane/db'

/** What the back office's own pages say of the person who is signed in. */
export async function getAdministrator(db: Db, administratorId: string) {
  const row = await db
    .selectFrom('administrators')
    .select(['name', 'email', 'role'])
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow()
  return { ...row, role: row.role as StaffRole }
}
