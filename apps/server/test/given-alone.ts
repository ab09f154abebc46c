import { adminAccess } from '@tradelane/contract/administrators/calls'
import type { TestApp } from './test-app.ts'

/** Makes a call while nobody else works at the back office: a second person would have to approve it. */
export async function alone<T>(
  app: TestApp,
  { token }: { token: string },
  call: () => Promise<T>,
): Promise<T> {
  const { data } = (await app.call(adminAccess.profile, {}, { token })).body
  const others = await app.db
    .updateTable('administrators')
    .set({ state: 'removed' })
    .where('email', '<>', data.email)
    .where('state', '=', 'active')
    .returning('administrator_id')
    .execute()
  const answer = await call()
  const ids = others.map(({ administrator_id }) => administrator_id)
  if (ids.length > 0)
    await app.db
      .updateTable('administrators')
      .set({ state: 'active' })
      .where('administrator_id', 'in', ids)
      .execute()
  return answer
}
