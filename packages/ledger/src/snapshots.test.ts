import { money } from '@tradelane/money'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import {
  balanceAt,
  balancesOf,
  checkInvariants,
  journalPoster,
  postJournal,
  postJournals,
  takeSnapshots,
} from './index.ts'

let ledger: TestLedger
beforeEach(async () => {
  ledger = await testLedger()
})
afterEach(async () => {
  expect(await checkInvariants(ledger.db)).toEqual([])
  await ledger.close()
})

const fee = (key: string, day = 1) => ({
  key,
  kind: 'test.fee',
  description: 'A fee',
  eventAt: new Date(Date.UTC(2026, 0, day)),
  entries: [
    { owner: 'platform', account: 'provider', amount: money(-1n, 'USD') },
    { owner: 'platform', account: 'fees', amount: money(1n, 'USD') },
  ],
})
const feesOf = async () =>
  (await balancesOf(ledger.db, 'platform')).find(({ account }) => account === 'fees')?.amount.amount ?? 0n
const snapshots = async () =>
  Number((await sql<{ n: bigint }>`select count(*) as n from ledger_snapshots`.execute(ledger.db)).rows[0]?.n)

test('a platform balance stays right when snapshots are taken during posting', async () => {
  const poster = journalPoster(ledger.pool)
  let isPosting = true
  const posting = Promise.all(
    Array.from({ length: 20 }, async (_, caller) => {
      for (let i = 0; i < 50; i++) await poster.post(fee(`fee ${caller} ${i}`))
    }),
  ).finally(() => {
    isPosting = false
  })
  let seen = 0n
  while (isPosting) {
    await takeSnapshots(ledger.db)
    const fees = await feesOf()
    expect(fees).toBeGreaterThanOrEqual(seen)
    seen = fees
  }
  await posting
  expect(await feesOf()).toBe(1_000n)
  await poster.post(fee('one more'))
  await ledger.takeSnapshotsSoon()
  expect(await feesOf()).toBe(1_001n)
  expect(await snapshots()).toBeGreaterThan(0)
})

test('a journal that has its number but is not committed is never left out', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const { promise: posted, resolve: tellPosted } = Promise.withResolvers<void>()
  const slow = ledger.db.transaction().execute(async (tx) => {
    await postJournal(tx, fee('slow'))
    tellPosted()
    await gate
  })
  await posted
  await journalPoster(ledger.pool).post(fee('quick'))
  // The slow one's number is below the mark, and it is still at work: no snapshot may be written.
  for (let i = 0; i < 3; i++) expect(await takeSnapshots(ledger.db)).toBe(0)
  expect(await feesOf()).toBe(1n)
  open()
  await slow
  expect(await ledger.takeSnapshotsSoon()).toBe(2)
  expect(await feesOf()).toBe(2n)
})

test('nor is a set of journals that has its numbers and waits to write them', async () => {
  await journalPoster(ledger.pool).post(fee('before'))
  const locking = await ledger.pool.connect()
  await locking.query('begin; lock table ledger_journals in share mode')
  const waiting = postJournals(ledger.db, [fee('one'), fee('two')])
  const locks = "select from pg_locks where relation = 'ledger_journals'::regclass and not granted"
  await expect.poll(async () => (await ledger.pool.query(locks)).rowCount, { timeout: 30_000 }).toBe(1)
  for (let i = 0; i < 3; i++) expect(await takeSnapshots(ledger.db)).toBe(0)
  await locking.query('commit')
  locking.release()
  await waiting
  expect(await ledger.takeSnapshotsSoon()).toBe(2)
  expect(await feesOf()).toBe(3n)
})

test('a balance in the past is right whichever snapshots lie before and after it', async () => {
  const poster = journalPoster(ledger.pool)
  for (const day of [1, 5, 3, 9, 7]) {
    await poster.post(fee(`day ${day}`, day))
    await ledger.takeSnapshotsSoon()
  }
  expect(await snapshots()).toBeGreaterThan(4)
  const on = async (day: number) => {
    const at = new Date(Date.UTC(2026, 0, day))
    return (await balanceAt(ledger.db, { owner: 'platform', account: 'fees', currency: 'USD', at })).amount
  }
  expect(await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(on))).toEqual([
    0n,
    1n,
    1n,
    2n,
    2n,
    3n,
    3n,
    4n,
    4n,
    5n,
    5n,
  ])
})

test('a balance before a moment leaves out what was booked at it, with a snapshot and without', async () => {
  const poster = journalPoster(ledger.pool)
  const before = async (day: number) => {
    const { rows } = await sql<{ balance: bigint }>`
      select ledger_balance_before(account_id, ${new Date(Date.UTC(2026, 0, day))}) as balance
        from ledger_accounts where owner = 'platform' and account = 'fees' and currency = 'USD'`.execute(
      ledger.db,
    )
    return rows.map(({ balance }) => BigInt(balance))
  }
  await poster.post(fee('first', 1))
  await poster.post(fee('second', 2))
  expect(await before(2)).toEqual([1n])
  await ledger.takeSnapshotsSoon()
  expect(await before(1)).toEqual([0n])
  expect(await before(2)).toEqual([1n])
  expect(await before(3)).toEqual([2n])
})
