import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from './scope.ts'

/** The names of a company's people, by user id. Removed people are named too: what they did stays theirs. */
export async function namesOfUsers(
  db: Db | Tx,
  scope: OneCompanyScope,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const users = await listUsers(db, scope, userIds)
  return new Map(users.map(({ user_id, first_name, last_name }) => [user_id, `${first_name} ${last_name}`]))
}

/** Their work emails, by user id. */
export async function emailsOfUsers(
  db: Db | Tx,
  scope: OneCompanyScope,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const users = await listUsers(db, scope, userIds)
  return new Map(users.map(({ user_id, work_email }) => [user_id, work_email]))
}

async function listUsers(db: Db | Tx, { companyId }: OneCompanyScope, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('users')
    .select(['user_id', 'first_name', 'last_name', 'work_email'])
    .where('uid', '=', companyId)
    .where('user_id', 'in', userIds)
    .execute()
}
