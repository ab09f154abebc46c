import { randomUUID } from 'node:crypto'
import { type Currency, money } from '@tradelane/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import {
  type BookedEntry,
  captureHold,
  checkInvariants,
  closeBooks,
  listBookedApart,
  openAccounts,
  placeHold,
  postJournal,
  readBooked,
  releaseHold,
} from './index.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(async () => {
  expect(await checkInvariants(ledger.db)).toEqual([])
  await ledger.close()
})

const hourMs = 3_600_000
const hour = (number: number) => new Date(Date.UTC(2026, 1, 1) + number * hourMs)

async function statementOf(owner: string, currency: Currency, from: Date, to: Date) {
  const booked = await readBooked(ledger.db, { owner, currency, from, to })
  const entries: BookedEntry[] = []
  for await (const entry of booked.entries()) entries.push(entry)
  return { ...booked, entries, sum: entries.reduce((sum, { amount }) => sum + amount, 0n) }
}

const added = (owner: string, currency: Currency, amount: bigint, eventAt: Date) => ({
  key: `added ${randomUUID()}`,
  kind: 'balance.added',
  description: 'Balance added',
  eventAt,
  entries: [
    { owner: 'platform', account: 'provider', amount: money(-amount, currency) },
    { owner, account: 'available', amount: money(amount, currency) },
  ],
})

type Side = { owner: string; account: string }
type Step = { end: 'captured' | 'released' | 'open' | 'added'; amount: bigint; at: number; endedAt: number }

async function walk(owner: string, currency: Currency, steps: readonly Step[]): Promise<void> {
  for (const { end, amount, at, endedAt } of steps) {
    const id = randomUUID()
    const ended = { id, eventAt: hour(endedAt), description: 'Ended' }
    await ledger.db.transaction().execute(async (tx) => {
      if (end === 'added') return void (await postJournal(tx, added(owner, currency, amount, hour(at))))
      const what = { owner, amount: money(amount, currency), description: 'Held', eventAt: hour(at) }
      await placeHold(tx, { id, ...what })
      const entries = [{ owner: 'platform', account: 'payouts', amount: money(amount, currency) }]
      if (end === 'captured') await captureHold(tx, { ...ended, kind: 'payment.accepted', entries })
      if (end === 'released') await releaseHold(tx, ended)
    })
  }
}

const step = fc.record({
  end: fc.constantFrom<Step['end'][]>('captured', 'released', 'open', 'added'),
  amount: fc.bigInt({ min: 1n, max: 900n }),
  // Late and early updates, in any order: booking times differ from event times.
  at: fc.integer({ min: 0, max: 96 }),
  endedAt: fc.integer({ min: 0, max: 96 }),
})

test('opening and entries make closing, for any books, currency and cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.constantFrom<Currency[]>('USD', 'JPY', 'KWD'),
      fc.integer({ min: 0, max: 96 }),
      async (steps, currency, cut) => {
        const owner = await ledger.company(20_000n, currency)
        await walk(owner, currency, steps)
        const [start, end] = [new Date('2026-01-01T00:00:00Z'), hour(200)]
        const whole = await statementOf(owner, currency, start, end)
        const [before, after] = [
          await statementOf(owner, currency, start, hour(cut)),
          await statementOf(owner, currency, hour(cut), end),
        ]
        for (const { opening, sum, closing } of [whole, before, after])
          expect(opening.amount + sum).toBe(closing.amount)
        expect(after.opening).toEqual(before.closing)
        expect(before.sum + after.sum).toBe(whole.sum)
        // Only set aside, or given back: no entry.
        expect(whole.entries).toHaveLength(
          1 + steps.filter(({ end }) => end === 'captured' || end === 'added').length,
        )
        const times = whole.entries.map(({ bookedAt }) => bookedAt.getTime())
        expect(times).toEqual(times.toSorted((a, b) => a - b))
      },
    ),
    { numRuns: 25 },
  )
})

test('entries of the same moment are in the order in which they were posted', async () => {
  const owner = await ledger.company(1_000n)
  const at = { at: 5, endedAt: 5 }
  await walk(owner, 'USD', [
    { end: 'added', amount: 1n, ...at },
    { end: 'captured', amount: 2n, ...at },
    { end: 'added', amount: 3n, ...at },
  ])
  const { entries } = await statementOf(owner, 'USD', hour(0), hour(24))
  expect(entries.map(({ amount }) => amount)).toEqual([1n, -2n, 3n])
})

test('a period has moved if only available money changed', async () => {
  const owner = await ledger.company(1_000n)
  await walk(owner, 'USD', [{ end: 'added', amount: 5n, at: 30, endedAt: 30 }])
  expect((await statementOf(owner, 'USD', hour(24), hour(48))).hasMoved).toBe(true)
})

test('a period has moved if only held money changed', async () => {
  const owner = await ledger.company(1_000n)
  await walk(owner, 'USD', [{ end: 'captured', amount: 5n, at: 5, endedAt: 30 }])
  expect((await statementOf(owner, 'USD', hour(24), hour(48))).hasMoved).toBe(true)
})

test('held money is included, and shown separately', async () => {
  const owner = await ledger.company(1_000n)
  await walk(owner, 'USD', [{ end: 'open', amount: 400n, at: 5, endedAt: 5 }])
  const { closing, held, hasMoved, entries } = await statementOf(owner, 'USD', hour(0), hour(24))
  expect([closing.amount, held.amount, hasMoved, entries]).toEqual([1_000n, 400n, true, []])
})

test('after the books are closed, late updates are booked later', async () => {
  const owner = await ledger.company(1_000n)
  const stated = () => statementOf(owner, 'USD', hour(0), hour(24))
  const before = await stated()
  await closeBooks(ledger.db, owner, 'USD', hour(24))
  await walk(owner, 'USD', [{ end: 'captured', amount: 70n, at: 3, endedAt: 4 }])
  const { entries, closing } = await stated()
  expect([entries, closing]).toEqual([before.entries, before.closing])
  const later = await statementOf(owner, 'USD', hour(24), hour(48))
  expect(later.entries).toMatchObject([{ amount: -70n, eventAt: hour(4), bookedAt: hour(24) }])
  // An earlier close opens nothing again.
  await closeBooks(ledger.db, owner, 'USD', hour(1))
  expect((await statementOf(owner, 'USD', hour(0), hour(24))).entries).toEqual(before.entries)
})

test('of money that is kept apart, what leaves it for others is listed, and not what the wallet was moved for', async () => {
  const owner = await ledger.company(1_000n)
  await ledger.db.transaction().execute((tx) => openAccounts(tx, owner, 'USD', ['escrow:1']))
  const move = (kind: string, at: number, from: Side, to: Side, amount = 100n) =>
    ledger.db.transaction().execute((tx) =>
      postJournal(tx, {
        key: `${kind} ${randomUUID()}`,
        kind,
        description: kind,
        eventAt: hour(at),
        entries: [
          { ...from, amount: money(-amount, 'USD') },
          { ...to, amount: money(amount, 'USD') },
        ],
      }),
    )
  const [wallet, apart, payouts] = [
    { owner, account: 'available' },
    { owner, account: 'escrow:1' },
    { owner: 'platform', account: 'payouts' },
  ]
  await move('funded', 1, wallet, apart)
  await move('accepted', 2, apart, payouts, 70n)
  await move('back', 3, payouts, apart, 40n)
  await move('refunded', 4, apart, wallet, 60n)
  const listed = async (from: number, to: number) =>
    (await listBookedApart(ledger.db, { owner, currency: 'USD', from: hour(from), to: hour(to) })).map(
      ({ kind, amount }) => [kind, amount],
    )
  expect(await listed(0, 24)).toEqual([
    ['accepted', -70n],
    ['back', 40n],
  ])
  expect(await listed(3, 24)).toEqual([['back', 40n]])
  await closeBooks(ledger.db, owner, 'USD', hour(24))
  await move('accepted', 5, apart, payouts, 10n)
  expect(await listed(0, 24)).toHaveLength(2)
  expect(await listed(24, 48)).toEqual([['accepted', -10n]])
})

test('a wallet that was never opened has nothing, and an end before its start has no entries', async () => {
  const owner = await ledger.company(1_000n)
  const { entries, closing, hasMoved } = await statementOf(owner, 'EUR', hour(0), hour(24))
  expect([entries, closing, hasMoved]).toEqual([[], money(0n, 'EUR'), false])
  expect((await statementOf(owner, 'USD', hour(24), hour(0))).entries).toEqual([])
})
