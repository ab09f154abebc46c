import { randomUUID } from 'node:crypto'
import { type Currency, money } from '@tradelane/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import {
  captureHold,
  checkInvariants,
  journalPoster,
  listPeriodTotals,
  openAccounts,
  type PeriodUnit,
  placeHold,
  postJournal,
  releaseHold,
  rollUpDays,
} from './index.ts'

let ledger: TestLedger
beforeEach(async () => {
  ledger = await testLedger()
})
afterEach(async () => {
  await rollUpDays(ledger.db)
  expect(await checkInvariants(ledger.db)).toEqual([])
  await ledger.close()
})

const fundedAt = (owner: string, at: string, amount = 100n, currency: Currency = 'USD') => ({
  key: `funding ${randomUUID()}`,
  kind: 'balance.added',
  description: 'Balance added',
  eventAt: new Date(at),
  entries: [
    { owner: 'platform', account: 'provider', amount: money(-amount, currency) },
    { owner, account: 'available', amount: money(amount, currency) },
  ],
})
const post = (owner: string, at: string, amount?: bigint) =>
  ledger.db.transaction().execute((tx) => postJournal(tx, fundedAt(owner, at, amount)))
const totals = async (owner: string, unit: PeriodUnit = 'month', since = '2026-01-01') =>
  (await listPeriodTotals(ledger.db, { owner, currency: 'USD', unit, since })).map(
    ({ from, moneyIn, moneyOut }) => [from, moneyIn.amount, moneyOut.amount],
  )

async function pay(owner: string, end: 'captured' | 'released'): Promise<void> {
  const id = randomUUID()
  const hold = { id, owner, amount: money(60n, 'USD'), description: 'Held', eventAt: new Date('2026-02-27') }
  const ended = { id, description: 'Ended', eventAt: new Date('2026-03-02') }
  const entries = [{ owner: 'platform', account: 'payouts', amount: money(60n, 'USD') }]
  await ledger.db.transaction().execute(async (tx) => {
    await placeHold(tx, hold)
    if (end === 'released') await releaseHold(tx, ended)
    else await captureHold(tx, { ...ended, kind: 'payment.sent', entries })
  })
}

test('held and released money counts neither as in nor out; paid money counts as out when it is sent', async () => {
  const owner = await ledger.company(1_000n)
  await pay(owner, 'released')
  await pay(owner, 'captured')
  const expected = [
    ['2026-01-01', 1_000n, 0n],
    ['2026-03-01', 0n, 60n],
  ]
  expect(await totals(owner)).toEqual(expected)
  await rollUpDays(ledger.db)
  expect(await totals(owner)).toEqual(expected)
})

test('a hold placed before a roll-up and resolved after it counts once', async () => {
  const owner = await ledger.company(1_000n)
  const id = randomUUID()
  const eventAt = new Date('2026-01-31T12:00:00Z')
  const hold = { id, owner, amount: money(60n, 'USD'), description: 'Held', eventAt }
  await ledger.db.transaction().execute((tx) => placeHold(tx, hold))
  await rollUpDays(ledger.db)
  const entries = [{ owner: 'platform', account: 'payouts', amount: money(60n, 'USD') }]
  const capture = { id, description: 'Sent', kind: 'payment.sent', eventAt, entries }
  await ledger.db.transaction().execute((tx) => captureHold(tx, capture))
  expect(await totals(owner)).toEqual([['2026-01-01', 1_000n, 60n]])
})

test('days end at midnight in UTC, and weeks begin on Monday', async () => {
  const owner = await ledger.company(0n)
  await post(owner, '2026-01-31T23:59:59.999Z', 1n)
  await post(owner, '2026-02-01T00:00:00Z', 2n)
  await post(owner, '2026-02-02T00:00:00Z', 4n)
  await post(owner, '2026-12-31T23:59:59.999Z', 8n)
  await post(owner, '2027-01-01T00:00:00Z', 16n)
  await rollUpDays(ledger.db)
  expect(await totals(owner, 'week')).toEqual([
    ['2026-01-26', 3n, 0n],
    ['2026-02-02', 4n, 0n],
    ['2026-12-28', 24n, 0n],
  ])
  expect(await totals(owner, 'month')).toEqual([
    ['2026-01-01', 1n, 0n],
    ['2026-02-01', 6n, 0n],
    ['2026-12-01', 8n, 0n],
    ['2027-01-01', 16n, 0n],
  ])
  expect(await totals(owner, 'year')).toEqual([
    ['2026-01-01', 15n, 0n],
    ['2027-01-01', 16n, 0n],
  ])
  expect(await totals(owner, 'month', '2026-02-02')).toHaveLength(3)
})

test.each(['before', 'after'])(
  '%s a roll-up, each currency of a company has its own totals',
  async (when) => {
    const owner = await ledger.company(100n)
    await ledger.db.transaction().execute(async (tx) => {
      await openAccounts(tx, owner, 'EUR', ['available', 'held'])
      await postJournal(tx, fundedAt(owner, '2026-01-05', 40n, 'EUR'))
    })
    if (when === 'after') await rollUpDays(ledger.db)
    const inEuros = { owner, currency: 'EUR', unit: 'month', since: '2026-01-01' } as const
    expect(await totals(owner)).toEqual([['2026-01-01', 100n, 0n]])
    expect(await listPeriodTotals(ledger.db, inEuros)).toMatchObject([{ moneyIn: { amount: 40n } }])
  },
)

test.each(['before', 'after'])(
  '%s a roll-up, days before the first one asked for do not count',
  async (when) => {
    const owner = await ledger.company(100n)
    await post(owner, '2026-01-31T23:59:59Z', 1n)
    await post(owner, '2026-02-01T00:00:00Z', 2n)
    if (when === 'after') await rollUpDays(ledger.db)
    expect(await totals(owner, 'month', '2026-02-01')).toEqual([['2026-02-01', 2n, 0n]])
  },
)

test('accounts of the platform have no totals', async () => {
  await ledger.company(100n)
  await rollUpDays(ledger.db)
  const { rows } = await ledger.pool.query("select from ledger_daily_totals where owner = 'platform'")
  expect(rows).toEqual([])
})

test('a company sees its own money only, and nothing where nothing moved', async () => {
  const owner = await ledger.company(100n)
  const other = await ledger.company(0n)
  expect(await totals(other)).toEqual([])
  await rollUpDays(ledger.db)
  expect(await totals(other)).toEqual([])
  expect(await totals(owner)).toEqual([['2026-01-01', 100n, 0n]])
})

test('the totals stay right when days are rolled up during posting', async () => {
  const owner = await ledger.company(0n)
  const poster = journalPoster(ledger.pool)
  let isPosting = true
  const posting = Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let i = 0; i < 40; i++) await poster.post(fundedAt(owner, '2026-05-05', 1n))
    }),
  ).finally(() => {
    isPosting = false
  })
  let seen = 0n
  while (isPosting) {
    await Promise.all([rollUpDays(ledger.db), rollUpDays(ledger.db)])
    const now = ((await totals(owner))[0]?.[1] ?? 0n) as bigint
    expect(now).toBeGreaterThanOrEqual(seen)
    seen = now
  }
  await posting
  expect(await totals(owner)).toEqual([['2026-05-01', 400n, 0n]])
  expect(await rollUpDays(ledger.db)).toBeLessThanOrEqual(1)
  expect(await rollUpDays(ledger.db)).toBe(0)
})
