import { randomUUID } from 'node:crypto'
import { givenAdministrator } from '../given-administrator.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A difference with the provider that is open, and one that is closed. */
export async function givenKnownDifference(
  app: TestApp,
  { companyId }: { companyId: string },
): Promise<KnownValues> {
  const { administratorId } = await givenAdministrator(app)
  const now = app.clock.now()
  const planted = async (about: string, state: 'difference' | 'closed') => {
    const difference_id = randomUUID()
    const sides = { ours: '1.00 EUR', theirs: '2.00 EUR', our_amount: 100n, their_amount: 200n }
    await app.db
      .insertInto('reconciliation_differences')
      .values({
        ...{ difference_id, uid: companyId, kind: 'deposit', about, currency: 'EUR', ...sides, state },
        ...{ happened_at: new Date('2020-01-01'), first_seen_at: now, last_seen_at: now },
      })
      .execute()
    return difference_id
  }
  const closed = await planted(`deposit ${randomUUID()}`, 'closed')
  await app.db
    .insertInto('reconciliation_closings')
    .values({
      ...{ closing_id: randomUUID(), difference_id: closed, uid: companyId, closed_by: administratorId },
      ...{ closed_at: now, reason: 'Explained', ours: '1.00 EUR', theirs: '2.00 EUR' },
    })
    .execute()
  return {
    difference_id: await planted(`deposit ${randomUUID()}`, 'difference'),
    '/admin/reconciliation/close entries': [],
    '/admin/reconciliation/reopen difference_id': closed,
  }
}
