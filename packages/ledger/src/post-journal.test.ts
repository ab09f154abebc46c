import { currencies, money } from '@tradelane/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import { balancesOf, checkInvariants, type Entry, type Journal, openAccounts, postJournal } from './index.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(async () => {
  expect(await checkInvariants(ledger.db)).toEqual([])
  await ledger.close()
})

const entry = (owner: string, account: string, amount: bigint, currency: 'USD' | 'EUR' = 'USD'): Entry => ({
  owner,
  account,
  amount: money(amount, currency),
})
const journal = (key: string, entries: Entry[]): Journal => ({
  key,
  kind: 'test.moved',
  description: 'Moved by a test',
  eventAt: new Date('2026-02-01T00:00:00Z'),
  entries,
})
const post = (key: string, entries: Entry[]) =>
  ledger.db.transaction().execute((tx) => postJournal(tx, journal(key, entries)))
const breaks = (constraint: string) => expect.objectContaining({ constraint })
const availableOf = async (owner: string) =>
  (await balancesOf(ledger.db, owner)).find(({ account }) => account === 'available')?.amount.amount

describe('a journal', () => {
  test('moves money between accounts', async () => {
    const a = await ledger.company(100n)
    const { isNew } = await post('moves', [
      entry(a, 'available', -100n),
      entry('platform', 'fees', 1n),
      entry(a, 'held', 99n),
    ])
    expect(isNew).toBe(true)
    expect(await balancesOf(ledger.db, a)).toEqual([
      { currency: 'USD', account: 'available', amount: money(0n, 'USD') },
      { currency: 'USD', account: 'held', amount: money(99n, 'USD') },
    ])
    // Given back, so that no money is held without a hold.
    await post('moves back', [entry(a, 'held', -99n), entry(a, 'available', 99n)])
  })

  test('that is repeated changes nothing and returns the same number', async () => {
    const a = await ledger.company(100n)
    const entries = [entry(a, 'available', -100n), entry('platform', 'payouts', 100n)]
    const first = await post('repeated', entries)
    expect(await post('repeated', entries.toReversed())).toEqual({ ...first, isNew: false })
    expect(await availableOf(a)).toBe(0n)
  })

  test('is posted once when fifty send it at the same moment', async () => {
    const a = await ledger.company(100n)
    const entries = [entry(a, 'available', -100n), entry('platform', 'payouts', 100n)]
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('fifty', entries)))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(answers.map(({ journalId }) => journalId)).size).toBe(1)
    expect(await availableOf(a)).toBe(0n)
  })

  test('in two currencies balances in each', async () => {
    const a = await ledger.company(100n)
    await ledger.db.transaction().execute((tx) => openAccounts(tx, a, 'EUR', ['available']))
    const entries = [
      entry(a, 'available', -100n),
      entry('platform', 'fx', 100n),
      entry('platform', 'fx', -90n, 'EUR'),
      entry(a, 'available', 90n, 'EUR'),
    ]
    await post('fx', entries)
    await expect(
      post('fx mixed', [entry(a, 'available', -90n, 'EUR'), entry('platform', 'fx', 90n)]),
    ).rejects.toEqual(breaks('ledger_journals_balance'))
  })
})

test('a malformed journal is refused before the database is asked', async () => {
  const a = await ledger.company(100n)
  await expect(post('', [entry(a, 'available', -5n), entry('platform', 'fees', 5n)])).rejects.toThrow(
    RangeError,
  )
})

describe('the database refuses', () => {
  test('entries that do not sum to zero, or none at all', async () => {
    const a = await ledger.company(100n)
    await expect(
      post('unbalanced', [entry(a, 'available', -5n), entry('platform', 'fees', 4n)]),
    ).rejects.toEqual(breaks('ledger_journals_balance'))
    await expect(post('empty', [])).rejects.toEqual(breaks('ledger_journals_balance'))
  })

  test('an account that is not open', async () => {
    const a = await ledger.company(100n)
    for (const unknown of [entry(a, 'escrow:1', 5n), entry('platform', 'treasure', 5n)]) {
      await expect(post('unknown', [entry(a, 'available', -5n), unknown])).rejects.toEqual(
        breaks('ledger_entries_account_known'),
      )
    }
  })

  test('an account named twice, and an entry of nothing', async () => {
    const a = await ledger.company(100n)
    const twice = [
      [entry(a, 'available', -5n), entry(a, 'available', -5n), entry('platform', 'fees', 10n)],
      [entry(a, 'available', -10n), entry('platform', 'fees', 4n), entry('platform', 'fees', 6n)],
    ]
    for (const entries of twice) {
      await expect(post('twice', entries)).rejects.toEqual(breaks('ledger_entries_one_per_account'))
    }
    const nothing = [entry(a, 'available', 0n), entry('platform', 'fees', 0n)]
    await expect(post('nothing', nothing)).rejects.toEqual(breaks('ledger_entries_not_zero'))
  })

  test('a company account below zero, and leaves no trace of the attempt', async () => {
    const a = await ledger.company(100n)
    const tooMuch = [entry(a, 'available', -101n), entry('platform', 'fees', 101n)]
    await expect(post('too much', tooMuch)).rejects.toEqual(breaks('ledger_accounts_never_negative'))
    expect(await availableOf(a)).toBe(100n)
    await post('too much', [entry(a, 'available', -1n), entry('platform', 'fees', 1n)])
  })

  test('a key that was used for other entries', async () => {
    const a = await ledger.company(100n)
    const paid = (amount: bigint) => [entry(a, 'available', -amount), entry('platform', 'fees', amount)]
    await post('reused', paid(5n))
    await expect(post('reused', paid(6n))).rejects.toEqual(breaks('ledger_journals_key_reused'))
    await expect(post('reused', [...paid(5n), entry('platform', 'fx', 1n)])).rejects.toEqual(
      breaks('ledger_journals_key_reused'),
    )
  })

  test('an account of a company that does not exist', async () => {
    const stranger = '00000000-0000-4000-8000-000000000000'
    const opened = ledger.db.transaction().execute((tx) => openAccounts(tx, stranger, 'USD', ['available']))
    await expect(opened).rejects.toThrow(/foreign key/)
  })
})

test('the database knows the currencies that money knows', async () => {
  const { rows } = await sql<{ currency: string }>`select currency from ledger_currencies`.execute(ledger.db)
  expect(rows.map(({ currency }) => currency).sort()).toEqual(Object.keys(currencies).sort())
})
