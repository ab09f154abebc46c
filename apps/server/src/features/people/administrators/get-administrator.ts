import type { StaffRole } from '@tradelane/contract'
import type { SecondFactor } from '@tradelane/contract/administrators/second-factor'
import type { Db } from '@tradelane/db'
import { findAuthenticator } from './authenticators.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

/** What the back office's own pages say of the person who is signed in. */
export async function getAdministrator(db: Db, administratorId: string) {
  const row = await db
    .selectFrom('administrators')
    .select(['name', 'email', 'role'])
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow()
  return { ...row, role: row.role as StaffRole }
}

/** How somebody signs in at the back office, for the own page. */
export async function getAccount(db: Db, administratorId: string) {
  const row = await db
    .selectFrom('administrators')
    .select(['name', 'email', 'role', 'second_factor'])
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    role: row.role as StaffRole,
    second_factor: row.second_factor as SecondFactor,
    app_since: (await findAuthenticator(db, administratorId))?.confirmed_at ?? null,
    recovery_codes_left: await countRecoveryCodes(db, administratorId),
  }
}
