import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@tradelane/contract'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { givenPassword, hashOfGivenPassword } from './given-company.ts'
import type { TestApp } from './test-app.ts'

/** A signed-in administrator, or another colleague of the back office. */
export async function givenAdministrator(
  app: TestApp,
  role: StaffRole = 'administrator',
): Promise<{ administratorId: string; email: string; token: string }> {
  const email = `admin-${randomUUID()}@tradelane.example`
  const { administrator_id: administratorId } = await app.db
    .insertInto('administrators')
    .values({ email, name: 'Bo Lindqvist', password_hash: await hashOfGivenPassword(), role })
    .returning('administrator_id')
    .executeTakeFirstOrThrow()
  const login = await app.call(adminAccess.login, { body: { email, password: givenPassword } })
  return { administratorId, email, token: login.body.jwt ?? '' }
}
