import { randomUUID } from 'node:crypto'
import { type CompanyChange, listCompanyChanges } from '@tradelane/ledger'
import { givenAdministrator } from '../given-administrator.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A difference with the provider that is open and that one entry explains, and one that is closed. */
export async function givenKnownDifference(
  app: TestApp,
  { companyId }: { companyId: string },
): Promise<KnownValues> {
  const { administratorId } = await givenAdministrator(app)
  const now = app.clock.now()
  const entry = await anEntryOf(app, companyId)
  const planted = async (about: string, state: 'difference' | 'closed') => {
    const difference_id = randomUUID()
    const sides = { ours: '1.00 USD', theirs: '2.00 USD', our_amount: entry.amount, their_amount: 0n }
    await app.db
      .insertInto('reconciliation_differences')
      .values({
        ...{ difference_id, uid: companyId, kind: 'deposit', about, currency: 'USD', ...sides, state },
        ...{ happened_at: entry.bookedAt, first_seen_at: now, last_seen_at: now },
        ...{ changed_at: now, ended_at: state === 'closed' ? now : null },
      })
      .execute()
    return difference_id
  }
  const closed = await planted(`deposit ${randomUUID()}`, 'closed')
  await app.db
    .insertInto('reconciliation_closings')
    .values({
      ...{ closing_id: randomUUID(), difference_id: closed, uid: companyId, closed_by: administratorId },
      ...{ closed_at: now, reason: 'Explained', ours: '1.00 USD', theirs: '2.00 USD' },
    })
    .execute()
  return {
    difference_id: await planted(`deposit ${randomUUID()}`, 'difference'),
    '/admin/reconciliation/close entries': [`${entry.journalId}-${entry.accountId}`],
    '/admin/reconciliation/reopen difference_id': closed,
  }
}

async function anEntryOf(app: TestApp, owner: string): Promise<CompanyChange> {
  const now = app.clock.now()
  const query = { owner, currency: 'USD', from: new Date(0), to: now, near: now, limit: 1 } as const
  const [entry] = await listCompanyChanges(app.db, query)
  if (!entry) throw new Error('The company has no entry.')
  return entry
}
