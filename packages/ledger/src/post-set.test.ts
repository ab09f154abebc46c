import { money } from '@tradelane/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { booksOf, entriesWithFaults, type FaultyPayment, faultyPayments } from '../test/faulty-payments.ts'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import { checkInvariants, type Journal, openAccounts } from './index.ts'
import type { Entry } from './journal.ts'
import { type Outcome, postAlone, type RunStatement } from './post-alone.ts'
import { postEach } from './post-journals.ts'
import type { Pace } from './post-set.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(async () => {
  expect(await checkInvariants(ledger.db)).toEqual([])
  await ledger.close()
})

const run: RunStatement = async (statement, values) =>
  (await ledger.pool.query({ ...statement, values })).rows
const answerOf = (outcome: Outcome) => (outcome.status === 'refused' ? outcome.reason : outcome.status)

/** A journal that names an account twice, or one that is not open, may also be more than the account has: which of both is named depends on what is looked at first. */
const doubtful: readonly FaultyPayment['fault'][] = ['twice', 'unknown account']
const answerTo = (payment: FaultyPayment | undefined, outcome: Outcome) =>
  doubtful.includes(payment?.fault) && outcome.status === 'refused' ? 'refused' : answerOf(outcome)

/** The same journal, with each company's entry in two. */
const twice = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => {
    if (entry.owner === 'platform') return [{ ...entry, amount: money(2n * entry.amount.amount, 'USD') }]
    return [entry, entry]
  })

/** The ways to post the same journals: as the product does, each judged in the set form, and one statement for each. */
const ways: Record<string, (journals: Journal[]) => Promise<Outcome[]>> = {
  'at once where possible': (journals) => postEach(journals, run, { toJudge: 0 }),
  'each judged in the set form': (journals) => postEach(journals, run, { toJudge: 1_000 }),
  'one statement for each': async (journals) => {
    const outcomes: Outcome[] = []
    for (const journal of journals) outcomes.push(await postAlone(journal, run))
    return outcomes
  },
}

test('all ways to post the same sets of journals give the same answers and the same books', async () => {
  await fc.assert(
    fc.asyncProperty(faultyPayments, async (sets) => {
      const results: unknown[] = []
      for (const post of Object.values(ways)) {
        const companies = [await ledger.company(100n), await ledger.company(100n), await ledger.company(0n)]
        const answers: string[][] = []
        for (const payments of sets) {
          const journals = payments.map((payment) => entriesWithFaults(companies, payment))
          const outcomes = await post(journals)
          answers.push(outcomes.map((outcome, index) => answerTo(payments[index], outcome)))
        }
        results.push({ answers, books: await booksOf(ledger.db, companies) })
      }
      expect(results[1]).toEqual(results[0])
      expect(results[2]).toEqual(results[0])
    }),
    { numRuns: 30 },
  )
  expect(await checkInvariants(ledger.db)).toEqual([])
}, 120_000)

describe('a set of journals', () => {
  const pay = (company: string, key: string, amount: bigint, more: Partial<Journal> = {}): Journal => ({
    ...entriesWithFaults([company, company, company], { key: 0, from: 0, to: 0, amount, day: 1 }),
    key: `${company} ${key}`,
    ...more,
  })
  /** The statements that posting takes. */
  async function statementsOf(journals: Journal[], pace: Pace = { toJudge: 0 }): Promise<string[]> {
    const names: string[] = []
    await postEach(
      journals,
      (statement, values) => {
        names.push(statement.name)
        return run(statement, values)
      },
      pace,
    )
    return names
  }
  const both = ['ledger_post_covered', 'ledger_post_journals']

  test('is accepted at once where each account has what all its debits take', async () => {
    const a = await ledger.company(100n)
    expect(await statementsOf([pay(a, 'first', 60n), pay(a, 'second', 40n)])).toEqual(['ledger_post_covered'])
  })

  test('is judged journal by journal where an account has less', async () => {
    const a = await ledger.company(100n)
    expect(await statementsOf([pay(a, 'first', 60n), pay(a, 'second', 41n)])).toEqual(both)
  })

  test('in several currencies is written to the accounts that it names, of companies and of the platform', async () => {
    const a = await ledger.company(100n)
    await ledger.db.transaction().execute((tx) => openAccounts(tx, a, 'EUR', ['available']))
    const own = { owner: a, account: 'available' }
    const [provider, fees] = [
      { owner: 'platform', account: 'provider' },
      { owner: 'platform', account: 'fees' },
    ]
    const journals = [
      pay(a, 'euros', 0n, {
        entries: [
          { ...own, amount: money(50n, 'EUR') },
          { ...provider, amount: money(-50n, 'EUR') },
        ],
      }),
      pay(a, 'dollars', 0n, {
        entries: [
          { ...own, amount: money(-10n, 'USD') },
          { ...fees, amount: money(10n, 'USD') },
        ],
      }),
    ]
    expect(await statementsOf(journals)).toEqual(['ledger_post_covered'])
    const { rows } = await ledger.pool.query(
      `select owner = $1 as own, account, currency, amount::int from ledger_entries
         join ledger_accounts using (account_id) join ledger_journals using (journal_id)
        where key = any ($2) order by journal_id, owner <> $1`,
      [a, journals.map(({ key }) => key)],
    )
    expect(rows).toEqual([
      { own: true, account: 'available', currency: 'EUR', amount: 50 },
      { own: false, account: 'provider', currency: 'EUR', amount: -50 },
      { own: true, account: 'available', currency: 'USD', amount: -10 },
      { own: false, account: 'fees', currency: 'USD', amount: 10 },
    ])
  })

  test('whose events come in any order is booked in order where a company has them, and as they were on the platform', async () => {
    const a = await ledger.company(100n)
    const on = (day: number) => ({ eventAt: new Date(Date.UTC(2026, 5, day)) })
    const days = [2, 1, 3]
    const journals = days.map((day) => pay(a, `day ${day}`, 10n, on(day)))
    expect(await statementsOf(journals)).toEqual(['ledger_post_covered'])
    const { rows } = await ledger.pool.query<{ own: boolean; day: number }>(
      `select owner <> 'platform' as own, extract(day from booked_at at time zone 'UTC')::int as day
         from ledger_entries join ledger_accounts using (account_id) join ledger_journals using (journal_id)
        where key = any ($1) order by journal_id`,
      [journals.map(({ key }) => key)],
    )
    expect(rows.filter(({ own }) => own).map(({ day }) => day)).toEqual([2, 2, 3])
    expect(rows.filter(({ own }) => !own).map(({ day }) => day)).toEqual(days)
  })

  test('has no money before the journal that brings it', async () => {
    const a = await ledger.company(0n)
    const bring = pay(a, 'bring', -50n)
    const outcomes = await postEach([pay(a, 'early', 50n), bring, pay(a, 'then', 50n)], run)
    expect(outcomes.map(answerOf)).toEqual(['ledger_accounts_never_negative', 'posted', 'posted'])
  })

  test('is judged journal by journal where one is repeated', async () => {
    const a = await ledger.company(100n)
    await statementsOf([pay(a, 'first', 10n)])
    expect(await statementsOf([pay(a, 'first', 10n), pay(a, 'second', 10n)])).toEqual(both)
  })

  test('is judged journal by journal where one is booked later than its event', async () => {
    const a = await ledger.company(100n)
    const eventAt = new Date('2025-01-01T00:00:00Z')
    expect(await statementsOf([pay(a, 'first', 10n), pay(a, 'late', 10n, { eventAt })])).toEqual(both)
  })

  test.each<[string, (a: string) => Partial<Journal>]>([
    ['has no entries', () => ({ entries: [] })],
    ['does not sum to zero', (a) => ({ entries: pay(a, '', 5n).entries.slice(1) })],
    ['has an entry of nothing', (a) => ({ entries: pay(a, '', 0n).entries })],
    ['names an account twice', (a) => ({ entries: [...pay(a, '', 5n).entries, ...pay(a, '', 5n).entries] })],
    ['names an account of a company twice', (a) => ({ entries: twice(pay(a, '', 5n).entries) })],
    ['names an account that is not open', (a) => ({ entries: pay(`${a}0`, '', 5n).entries })],
  ])('is judged journal by journal where one %s', async (_, fault) => {
    const a = await ledger.company(100n)
    expect(await statementsOf([pay(a, 'good', 10n), pay(a, 'faulty', 5n, fault(a))])).toEqual(both)
  })

  test('that could not be accepted at once is followed by thirty that are judged, and then tried again', async () => {
    const a = await ledger.company(100n)
    const pace = { toJudge: 0 }
    await statementsOf([pay(a, 'too much', 101n)], pace)
    const names: string[] = []
    for (let set = 0; set <= 30; set++) names.push(...(await statementsOf([pay(a, `${set}`, 1n)], pace)))
    expect(names).toEqual([...Array(30).fill('ledger_post_journals'), 'ledger_post_covered'])
  })
})
