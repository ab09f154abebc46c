import { randomUUID } from 'node:crypto'
import { money } from '@tradelane/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import { checkInvariants, placeHold, rollUpDays } from './index.ts'
import { invariantQueries } from './invariant-queries.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
  const owner = await ledger.company(100n)
  const hold = {
    id: randomUUID(),
    owner,
    amount: money(10n, 'USD'),
    description: 'Held',
    eventAt: new Date(),
  }
  await ledger.db.transaction().execute((tx) => placeHold(tx, hold))
  await ledger.takeSnapshotsSoon()
  await rollUpDays(ledger.db)
})
afterAll(() => ledger.close())

test('a sound ledger has no findings', async () => {
  expect(await checkInvariants(ledger.db)).toEqual([])
})

/** Each rule, and a way to break it that only somebody with all rights over the server has. */
const damages: Record<keyof typeof invariantQueries, string> = {
  'a journal sums to zero in each currency':
    'update ledger_entries set amount = amount + 1 where balance_after = 100',
  'a journal has at least two entries':
    "insert into ledger_journals (key, kind, description, event_at) values ('x', 'x', 'x', now())",
  'an entry belongs to an account and a journal': 'delete from ledger_journals where journal_id = 1',
  "a company account's balance is the sum of its entries":
    "update ledger_accounts set balance = balance + 1 where owner <> 'platform'",
  'each running balance is the one before it plus the entry':
    'update ledger_entries set balance_after = 99 where balance_after = 100',
  'a company account is never below zero':
    'update ledger_entries set balance_after = -1 where balance_after = 100',
  'a platform account keeps no balance of its own':
    "update ledger_accounts set balance = 1 where owner = 'platform' and account = 'fees' and currency = 'USD'",
  'a snapshot is the sum of the entries through its journal':
    'update ledger_snapshots set balance = balance + 1',
  'open holds are what the held account has': 'update ledger_holds set amount = amount + 1',
  'a hold has one journal that placed it, and one more once it is resolved':
    "update ledger_holds set resolution = 'released', resolved_at = now()",
  "a day's totals are the sum of the entries through its marks":
    'update ledger_daily_totals set money_in = money_in + 1',
}

test.each(Object.entries(damages))('%s: what breaks it is found', async (rule, damage) => {
  await ledger.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql.raw(damage).execute(tx)
      const query = invariantQueries[rule as keyof typeof invariantQueries]
      const { rows } = await sql<{ detail: string }>`${sql.raw(query)}`.execute(tx)
      expect(rows.length).toBeGreaterThan(0)
      throw new Error('undone')
    })
    .catch((error: Error) => {
      if (error.message !== 'undone') throw error
    })
})

test('a broken rule is reported by its name, with at most twenty places', async () => {
  const report = await ledger.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`insert into ledger_journals (key, kind, description, event_at)
        select 'empty ' || number, 'x', 'x', now() from generate_series(1, 21) as number`.execute(tx)
    })
    .then(() => checkInvariants(ledger.db))
  await ledger.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`delete from ledger_journals where starts_with(key, 'empty ')`.execute(tx)
  })
  expect(report).toHaveLength(20)
  expect(new Set(report.map(({ rule }) => rule))).toEqual(new Set(['a journal has at least two entries']))
  expect(report[0]?.detail).toMatch(/\d/)
})
