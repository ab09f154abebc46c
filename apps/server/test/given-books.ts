import { randomUUID } from 'node:crypto'
import { type Journal, openAccounts, postJournals } from '@tradelane/ledger'
import { type Currency, money } from '@tradelane/money'
import type { TestApp } from './test-app.ts'

export type GivenEntry = { amount: bigint; at: Date; description?: string; kind?: string; subject?: string }

/** A wallet with these ledger entries, written without the transactions that would normally make them. */
export async function givenBooks(
  { db }: Pick<TestApp, 'db'>,
  { companyId }: { companyId: string },
  currency: Currency,
  entries: readonly GivenEntry[],
): Promise<void> {
  await db
    .insertInto('wallets')
    .values({ uid: companyId, currency, opened_at: new Date('2020-01-01T00:00:00Z') })
    .onConflict((known) => known.doNothing())
    .execute()
  await db.transaction().execute((tx) => openAccounts(tx, companyId, currency, ['available', 'held']))
  const journals = entries.map((entry) => journalOf(companyId, currency, entry))
  for (let done = 0; done < journals.length; done += 500)
    await postJournals(db, journals.slice(done, done + 500))
}

function journalOf(companyId: string, currency: Currency, entry: GivenEntry): Journal {
  const { amount, at, description = 'Balance added', kind = 'balance.added', subject } = entry
  return {
    key: `given ${randomUUID()}`,
    kind,
    ...(subject ? { subject } : {}),
    description,
    eventAt: at,
    entries: [
      { owner: companyId, account: 'available', amount: money(amount, currency) },
      { owner: 'platform', account: 'provider', amount: money(-amount, currency) },
    ],
  }
}
