import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'

export async function findUserByEmail(db: Db | Tx, email: string) {
  return selectUsers(db).where(sql`lower(users.work_email)`, '=', email.toLowerCase()).executeTakeFirst()
}

export async function findUser(db: Db | Tx, userId: string) {
  return selectUsers(db).where('users.user_id', '=', userId).executeTakeFirst()
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Users who were not removed, with their company. */
export function selectUsers(db: Db | Tx) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.uid', 'users.uid')
    .selectAll('users')
    .select(['companies.company_name', 'companies.company_reg_number', 'companies.company_region'])
    .select(['companies.kyb_status', 'companies.team_enabled'])
    .where('users.removed_at', 'is', null)
}
