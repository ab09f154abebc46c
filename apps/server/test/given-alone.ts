import type { Administrator } from './given-staff.ts'
import type { TestApp } from './test-app.ts'

/** Makes a call while nobody else works at the back office: a second person would have to approve it. */
export async function alone<T>(
  app: TestApp,
  { administratorId }: Pick<Administrator, 'administratorId'>,
  call: () => Promise<T>,
): Promise<T> {
  const others = await app.db
    .updateTable('administrators')
    .set({ state: 'removed' })
    .where('administrator_id', '<>', administratorId)
    .where('state', '=', 'active')
    .returning('administrator_id')
    .execute()
  const ids = others.map(({ administrator_id }) => administrator_id)
  const answer = await call()
  if (ids.length > 0)
    await app.db
      .updateTable('administrators')
      .set({ state: 'active' })
      .where('administrator_id', 'in', ids)
      .execute()
  return answer
}
