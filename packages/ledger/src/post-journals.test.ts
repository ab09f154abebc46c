import { createDb } from '@tradelane/db'
import { money } from '@tradelane/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import {
  balancesOf,
  checkInvariants,
  type Entry,
  type Journal,
  journalPoster,
  postJournals,
} from './index.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(async () => {
  expect(await checkInvariants(ledger.db)).toEqual([])
  await ledger.close()
})

const entry = (
  owner: string,
  amount: bigint,
  account = 'available',
  currency: 'USD' | 'EUR' = 'USD',
): Entry => ({
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
const pay = (key: string, from: string, amount: bigint) =>
  journal(key, [entry(from, -amount), entry('platform', amount, 'payouts')])
const posted = { status: 'posted', journalId: expect.any(BigInt) }
const repeated = { status: 'repeated', journalId: expect.any(BigInt) }
const refused = (reason: string) => ({ status: 'refused', reason })
const availableOf = async (owner: string) =>
  (await balancesOf(ledger.db, owner)).find(({ account }) => account === 'available')?.amount.amount

describe('many journals at once', () => {
  test('are each checked separately: invalid ones do not affect others', async () => {
    const a = await ledger.company(100n)
    const b = await ledger.company(0n)
    await postJournals(ledger.db, [pay('known', a, 1n)])
    const outcomes = await postJournals(ledger.db, [
      pay('good', a, 10n),
      pay('too much', b, 1n),
      journal('unbalanced', [entry(a, -5n), entry('platform', 4n, 'fees')]),
      journal('one-sided', [entry(a, -5n)]),
      journal('empty', []),
      journal('unknown account', [entry(a, -5n), entry('platform', 5n, 'treasure')]),
      journal('unknown company', [entry('nobody', -5n), entry('platform', 5n, 'fees')]),
      journal('twice', [entry(a, -5n), entry(a, -5n), entry('platform', 10n, 'fees')]),
      journal('nothing', [entry(a, 0n), entry('platform', 0n, 'fees')]),
      journal('two currencies', [entry(a, -5n), entry('platform', 5n, 'fx', 'EUR')]),
      pay('known', a, 1n),
      pay('known', a, 2n),
      pay('no\0text', a, 1n),
      { ...pay('no time', a, 1n), eventAt: new Date(Number.NaN) },
      pay('', a, 1n),
      pay('beyond 64 bits', a, 10n ** 30n),
      pay('also good', a, 20n),
    ])
    expect(outcomes).toEqual([
      posted,
      refused('ledger_accounts_never_negative'),
      refused('ledger_journals_balance'),
      refused('ledger_journals_balance'),
      refused('ledger_journals_balance'),
      refused('ledger_entries_account_known'),
      refused('ledger_entries_account_known'),
      refused('ledger_entries_one_per_account'),
      refused('ledger_entries_not_zero'),
      refused('ledger_journals_balance'),
      repeated,
      refused('ledger_journals_key_reused'),
      refused('ledger_journals_well_formed'),
      refused('ledger_journals_well_formed'),
      refused('ledger_journals_well_formed'),
      refused('ledger_journals_well_formed'),
      posted,
    ])
    expect(await availableOf(a)).toBe(69n)
  })

  test('compete for the same money in their order', async () => {
    const a = await ledger.company(100n)
    const outcomes = await postJournals(ledger.db, [
      pay('first', a, 70n),
      pay('second', a, 70n),
      pay('smaller', a, 30n),
      journal('refill', [entry(a, 50n), entry('platform', -50n, 'provider')]),
      pay('fourth', a, 50n),
      pay('first', a, 70n),
      pay('second', a, 70n),
    ])
    expect(outcomes).toEqual([
      posted,
      refused('ledger_accounts_never_negative'),
      posted,
      posted,
      posted,
      repeated,
      refused('ledger_accounts_never_negative'),
    ])
    expect(await availableOf(a)).toBe(0n)
  })

  test('in two currencies balance in each', async () => {
    const fx = (key: string, eur: bigint) =>
      journal(key, [
        entry('platform', -100n, 'fx'),
        entry('platform', 100n, 'fees'),
        entry('platform', -90n, 'fx', 'EUR'),
        entry('platform', eur, 'fees', 'EUR'),
      ])
    expect(await postJournals(ledger.db, [fx('fx', 90n), fx('fx tilted', 80n)])).toEqual([
      posted,
      refused('ledger_journals_balance'),
    ])
  })

  test('that fail for another reason than a rule are found out one by one', async () => {
    const a = await ledger.company(10n ** 18n)
    const fill = (i: number) =>
      journal(`fill ${i}`, [entry(a, 10n ** 18n), entry('platform', -(10n ** 18n), 'provider')])
    const outcomes = await postJournals(ledger.db, [
      ...Array.from({ length: 10 }, (_, i) => fill(i)),
      pay('ok', a, 1n),
    ])
    expect(outcomes.filter(({ status }) => status === 'posted')).toHaveLength(9)
    expect(outcomes.slice(8)).toEqual([
      refused('ledger_journals_well_formed'),
      refused('ledger_journals_well_formed'),
      posted,
    ])
  })

  test('more than fit one statement are all posted', async () => {
    const a = await ledger.company(2_000n)
    const outcomes = await postJournals(
      ledger.db,
      Array.from({ length: 1_300 }, (_, i) => pay(`many ${i}`, a, 1n)),
    )
    expect(outcomes.every(({ status }) => status === 'posted')).toBe(true)
    expect(await postJournals(ledger.db, [])).toEqual([])
    expect(await availableOf(a)).toBe(700n)
  })
})

describe('many journals in one statement', () => {
  const journalsOf = async (prefix: string) =>
    (
      await sql<{ xmin: string; amounts: string[] } & Record<string, unknown>>`
        select j.key, j.kind, j.subject, j.description, j.event_at, j.xmin::text,
               (select array_agg(e.amount order by e.amount) from ledger_entries e
                 where e.journal_id = j.journal_id) as amounts
          from ledger_journals j where starts_with(j.key, ${prefix}) order by j.journal_id`.execute(ledger.db)
    ).rows

  test('are stored with all that each says', async () => {
    const a = await ledger.company(1_000n)
    const sent = Array.from({ length: 10 }, (_, i) => ({
      ...pay(`set ${i}`, a, BigInt(i + 1)),
      kind: `test.kind_${i}`,
      ...(i % 2 === 0 && { subject: `test:${i}` }),
      description: `Journal ${i}`,
      eventAt: new Date(Date.UTC(2026, 1, i + 1)),
    }))
    await postJournals(ledger.db, sent)
    const stored = await journalsOf('set ')
    expect(stored).toEqual(
      sent.map(({ key, kind, subject = null, description, eventAt }, i) => ({
        ...{ key, kind, subject, description, event_at: eventAt },
        amounts: [`${-i - 1}`, `${i + 1}`],
        xmin: stored[0]?.xmin,
      })),
    )
  })

  test('are at most five hundred', async () => {
    const a = await ledger.company(2_000n)
    await postJournals(
      ledger.db,
      Array.from({ length: 1_001 }, (_, i) => pay(`large ${i}`, a, 1n)),
    )
    const sizes = Map.groupBy(await journalsOf('large '), ({ xmin }) => xmin)
    expect([...sizes.values()].map(({ length }) => length)).toEqual([500, 500, 1])
  })

  test('of no journals are not sent at all', async () => {
    const { db, pool } = createDb(ledger.pool.options.connectionString ?? '')
    await pool.end()
    expect(await postJournals(db, [])).toEqual([])
  })
})

describe('callers that post single journals', () => {
  /** The real pool, which also tells what was sent through it. */
  function watchedPool() {
    const names: string[] = []
    let running = 0
    let mostAtOnce = 0
    const query = async (statement: { name: string; text: string; values: unknown[] }) => {
      names.push(statement.name)
      running += 1
      mostAtOnce = Math.max(mostAtOnce, running)
      return ledger.pool.query(statement).finally(() => {
        running -= 1
      })
    }
    const connect = async () => ({ query, release: () => undefined })
    return { pool: { connect } as unknown as typeof ledger.pool, names, mostAtOnce: () => mostAtOnce }
  }
  const postAtOnce = async (prefix: string, count: number) => {
    const a = await ledger.company(BigInt(count))
    const { pool, names, mostAtOnce } = watchedPool()
    const poster = journalPoster(pool)
    await Promise.all(Array.from({ length: count }, (_, i) => poster.post(pay(`${prefix} ${i}`, a, 1n))))
    return { names, mostAtOnce: mostAtOnce() }
  }

  test('send two journals one by one', async () => {
    expect((await postAtOnce('two', 2)).names).toEqual(Array(2).fill('ledger_post_journal'))
  })

  test('send three journals that wait together as one set', async () => {
    expect((await postAtOnce('three', 3)).names).toEqual(['ledger_post_covered'])
  })

  test('send at most a hundred journals in one statement, and four statements at once', async () => {
    const { names, mostAtOnce } = await postAtOnce('thousand', 1_000)
    expect(names).toEqual(Array(10).fill('ledger_post_covered'))
    expect(mostAtOnce).toBe(4)
  })

  test.each<[string, string, (a: string) => Journal]>([
    ['too much money', 'ledger_accounts_never_negative', (a) => pay('single too much', a, 11n)],
    ['a text that is none', 'ledger_journals_well_formed', (a) => pay('single\0', a, 1n)],
    [
      'a time that is none',
      'ledger_journals_well_formed',
      (a) => ({
        ...pay('single untimed', a, 1n),
        eventAt: new Date(Number.NaN),
      }),
    ],
    ['no key', 'ledger_journals_well_formed', (a) => pay('', a, 1n)],
    ['a key that is too long', 'ledger_journals_well_formed', (a) => pay('k'.repeat(201), a, 1n)],
    ['an amount beyond 64 bits', 'ledger_journals_well_formed', (a) => pay('single beyond', a, 10n ** 30n)],
  ])('learn the rule that refused %s', async (_, rule, of) => {
    const a = await ledger.company(10n)
    expect(await journalPoster(ledger.pool).post(of(a))).toEqual(refused(rule))
  })

  test('each get the outcome of their own journal', async () => {
    const poster = journalPoster(ledger.pool)
    const a = await ledger.company(150n)
    const outcomes = await Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        poster.post(pay(`single ${i % 250}`, a, i % 2 === 0 ? 1n : 1_000n)),
      ),
    )
    const of = (status: string) => outcomes.filter((outcome) => outcome.status === status)
    expect(of('posted')).toHaveLength(125)
    expect(of('repeated')).toHaveLength(25)
    expect(of('refused')).toHaveLength(150)
    expect(await availableOf(a)).toBe(25n)
  })

  test('get an error when the database cannot be reached, and can retry', async () => {
    const a = await ledger.company(10n)
    const { pool: closed } = createDb(ledger.pool.options.connectionString ?? '')
    await closed.end()
    await expect(journalPoster(closed).post(pay('unsure', a, 1n))).rejects.toThrow('pool')
    expect(await journalPoster(ledger.pool).post(pay('unsure', a, 1n))).toEqual(posted)
  })
})
