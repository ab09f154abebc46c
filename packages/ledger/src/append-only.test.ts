import { randomUUID } from 'node:crypto'
import { createDb, type Db } from '@tradelane/db'
import { money } from '@tradelane/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import {
  balancesOf,
  checkInvariants,
  expireHold,
  openAccounts,
  placeHold,
  postJournal,
  postJournals,
  takeSnapshots,
} from './index.ts'

let ledger: TestLedger
let company: string
beforeAll(async () => {
  ledger = await testLedger()
  company = await ledger.company(100n)
  await ledger.db.transaction().execute((tx) => placeHold(tx, { id: randomUUID(), owner: company, ...held }))
  await ledger.takeSnapshotsSoon()
})
afterAll(() => ledger.close())

const held = { amount: money(10n, 'USD'), description: 'Held', eventAt: new Date('2026-02-01T00:00:00Z') }
const payment = (key: string) => ({
  key,
  kind: 'test.moved',
  description: 'Moved',
  eventAt: new Date('2026-02-01T00:00:00Z'),
  entries: [
    { owner: company, account: 'available', amount: money(-1n, 'USD') },
    { owner: 'platform', account: 'fees', amount: money(1n, 'USD') },
  ],
})

describe("history cannot be changed, not even by the tables' owner", () => {
  test.each([
    'update ledger_journals set description = $$other$$',
    'delete from ledger_journals',
    'truncate ledger_journals cascade',
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_snapshots set balance = 0',
    'delete from ledger_snapshots',
    'truncate ledger_snapshots',
    'delete from ledger_accounts',
    'truncate ledger_accounts cascade',
    'delete from ledger_holds',
    'truncate ledger_holds',
  ])('%s', async (statement) => {
    await expect(sql.raw(statement).execute(ledger.db)).rejects.toThrow(/append-only/)
  })

  test('a hold keeps its amount and owner, and is never opened again', async () => {
    await expect(sql`update ledger_holds set amount = 1`.execute(ledger.db)).rejects.toThrow(/never changed/)
    const id = randomUUID()
    await ledger.db.transaction().execute(async (tx) => {
      await placeHold(tx, { id, owner: company, ...held })
      await expireHold(tx, { id, ...held })
    })
    const reopened = sql`update ledger_holds set resolution = null where hold_id = ${id}`.execute(ledger.db)
    await expect(reopened).rejects.toThrow(/never changed/)
  })

  test('a hold is not changed while it stays open', async () => {
    const id = randomUUID()
    await ledger.db.transaction().execute((tx) => placeHold(tx, { id, owner: company, ...held }))
    const renamed = sql`update ledger_holds set subject = 'other' where hold_id = ${id}`.execute(ledger.db)
    await expect(renamed).rejects.toEqual(
      expect.objectContaining({ constraint: 'ledger_holds_resolved_once' }),
    )
  })

  test('no hold of nothing is stored', async () => {
    const empty = sql`insert into ledger_holds (hold_id, owner, currency, amount, placed_at)
      values (${randomUUID()}, ${company}, 'USD', 0, now())`.execute(ledger.db)
    await expect(empty).rejects.toEqual(expect.objectContaining({ constraint: 'ledger_holds_positive' }))
  })

  test('a hold that was resolved is given no other resolution', async () => {
    const id = randomUUID()
    await ledger.db.transaction().execute(async (tx) => {
      await placeHold(tx, { id, owner: company, ...held })
      await expireHold(tx, { id, ...held })
    })
    const again = sql`update ledger_holds set resolution = 'released' where hold_id = ${id}`.execute(
      ledger.db,
    )
    await expect(again).rejects.toEqual(expect.objectContaining({ constraint: 'ledger_holds_resolved_once' }))
  })

  test.each([
    'owner = $$other$$',
    'currency = $$EUR$$',
    'placed_at = now()',
    'hold_id = gen_random_uuid()',
    'amount = 9',
  ])('a hold is resolved without another change: %s', async (change) => {
    const id = randomUUID()
    await ledger.db.transaction().execute((tx) => placeHold(tx, { id, owner: company, ...held }))
    const both = `update ledger_holds set resolution = 'released', ${change} where hold_id = '${id}'`
    await expect(sql.raw(both).execute(ledger.db)).rejects.toThrow(/never changed/)
  })

  test('no account is set below zero', async () => {
    const emptied = sql`update ledger_accounts set balance = balance - 1000`.execute(ledger.db)
    await expect(emptied).rejects.toEqual(
      expect.objectContaining({ constraint: 'ledger_accounts_never_negative' }),
    )
  })
})

describe('the role of the application', () => {
  let db: Db
  beforeAll(() => {
    const url = new URL(ledger.pool.options.connectionString ?? '')
    url.searchParams.set('options', '-c role=tradelane_app')
    db = createDb(url.href).db
  })
  afterAll(() => db.destroy())

  test.each([
    'insert into ledger_journals (key, kind, description, event_at) values ($$k$$, $$k$$, $$d$$, now())',
    'insert into ledger_entries values (1, 1, 1, 1, 1, now())',
    'insert into ledger_accounts (owner, account, currency, balance) values ($$platform$$, $$x$$, $$USD$$, 5)',
    'update ledger_accounts set balance = balance + 1',
    'update ledger_entries set amount = 1',
    'delete from ledger_journals',
    'truncate ledger_entries',
    'update ledger_holds set amount = 1',
    'insert into ledger_snapshots values (1, 1, 1, now())',
    'insert into ledger_currencies values ($$XXX$$)',
    'update ledger_daily_totals set money_in = 0',
    'delete from ledger_daily_marks',
  ])('may not: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied/)
  })

  test('moves money by posting, and reads what came of it', async () => {
    await db.transaction().execute(async (tx) => {
      await openAccounts(tx, company, 'EUR', ['available'])
      await postJournal(tx, payment('by the role'))
      const id = randomUUID()
      await placeHold(tx, { id, owner: company, ...held })
      await expireHold(tx, { id, ...held })
    })
    expect(await postJournals(db, [payment('by the role'), payment('by the role, many')])).toEqual([
      expect.objectContaining({ status: 'repeated' }),
      expect.objectContaining({ status: 'posted' }),
    ])
    await takeSnapshots(db)
    expect(await balancesOf(db, company)).toHaveLength(3)
    expect(await checkInvariants(db)).toEqual([])
  })
})
