import { randomUUID } from 'node:crypto'
import type { Role } from '@tradelane/contract'
import { signIn } from '../src/features/people/accounts/sign-in.ts'
import { inTransaction } from '../src/transaction.ts'
import { type GivenCompany, givenDevice, givenPassword } from './given-company.ts'
import type { TestApp } from './test-app.ts'

/** Another person of a company, signed in. How people come to be invited has its own tests. */
export async function givenColleague(
  app: TestApp,
  { companyId, userId: firstUserId }: Pick<GivenCompany, 'companyId' | 'userId'>,
  role: Role,
): Promise<GivenCompany> {
  const email = `${role}-${randomUUID()}@okafor.example`
  const first = await app.db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', firstUserId)
    .executeTakeFirstOrThrow()
  const userId = randomUUID()
  await app.db
    .insertInto('users')
    .values({ ...first, user_id: userId, work_email: email, first_name: role, role })
    .execute()
  const token = await inTransaction(app.db, (tx) => signIn(app.deps, tx, userId, givenDevice))
  return { companyId, userId, email, password: givenPassword, token }
}
