import { randomUUID } from 'node:crypto'
import { money } from '@tradelane/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import {
  balancesOf,
  captureHold,
  checkInvariants,
  type Journal,
  journalPoster,
  placeHold,
  postJournal,
  postJournals,
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

const eventAt = new Date('2026-02-01T00:00:00Z')
const transfer = (key: string, from: string, to: string, amount = 1n): Journal => ({
  key,
  kind: 'test.moved',
  description: 'Moved by a test',
  eventAt,
  entries: [
    { owner: from, account: 'available', amount: money(-amount, 'USD') },
    { owner: to, account: 'available', amount: money(amount, 'USD') },
  ],
})
const post = (journal: Journal) => ledger.db.transaction().execute((tx) => postJournal(tx, journal))
const availableOf = async (owner: string) =>
  (await balancesOf(ledger.db, owner)).find(({ account }) => account === 'available')?.amount.amount

test('five hundred journals both ways between one pair end at the initial balances', async () => {
  const [a, b] = [await ledger.company(500n), await ledger.company(500n)]
  await Promise.all(
    Array.from({ length: 500 }, (_, i) =>
      post(i % 2 ? transfer(`${a} ${i}`, a, b) : transfer(`${a} ${i}`, b, a)),
    ),
  )
  expect([await availableOf(a), await availableOf(b)]).toEqual([500n, 500n])
})

test('single, waiting and bulk postings of three companies at the same time neither deadlock nor lose a cent', async () => {
  const companies = [await ledger.company(900n), await ledger.company(900n), await ledger.company(900n)]
  const poster = journalPoster(ledger.pool)
  const mixed = (kind: string, i: number) => {
    const [from = '', to = ''] = [companies[i % 3], companies[(i + 1 + (i % 2)) % 3]]
    return transfer(`mixed ${kind} ${i}`, from, to, BigInt(1 + (i % 7)))
  }
  const list = (kind: string, length: number) => Array.from({ length }, (_, i) => mixed(kind, i))
  await Promise.all([
    ...list('single', 100).map((journal) => post(journal).catch(onlyShortOfMoney)),
    ...list('waiting', 300).map((journal) => poster.post(journal)),
    postJournals(ledger.db, list('many', 400)),
    postJournals(ledger.db, list('many', 400).toReversed()),
    // The same keys from two sides: each is posted by one of them.
    ...list('single', 100).map((journal) => poster.post(journal)),
  ])
  const balances = await Promise.all(companies.map(availableOf))
  expect(balances.reduce<bigint>((sum, balance = 0n) => sum + balance, 0n)).toBe(2_700n)
})

function onlyShortOfMoney(error: { constraint?: string }): void {
  if (error.constraint !== 'ledger_accounts_never_negative') throw error
}

test('forty payments of sixty on a balance of a hundred: one passes', async () => {
  const a = await ledger.company(100n)
  const b = await ledger.company(0n)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, i) => post(transfer(`race ${i}`, a, b, 60n))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await availableOf(a)).toBe(40n)
})

test('twenty holds of sixty on a balance of a hundred: one is placed', async () => {
  const a = await ledger.company(100n)
  const hold = () => ({ id: randomUUID(), owner: a, amount: money(60n, 'USD'), description: 'Held', eventAt })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => ledger.db.transaction().execute((tx) => placeHold(tx, hold()))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a hold captured and released by many at once is resolved by one kind, once', async () => {
  const a = await ledger.company(100n)
  const end = { id: randomUUID(), description: 'Ended', eventAt }
  await ledger.db
    .transaction()
    .execute((tx) => placeHold(tx, { ...end, owner: a, amount: money(100n, 'USD') }))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      ledger.db.transaction().execute((tx) =>
        i % 2 === 0
          ? releaseHold(tx, end)
          : captureHold(tx, {
              ...end,
              kind: 'payment.sent',
              entries: [{ owner: 'platform', account: 'payouts', amount: money(100n, 'USD') }],
            }),
      ),
    ),
  )
  const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(answers).toHaveLength(10)
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  for (const outcome of outcomes.filter(({ status }) => status === 'rejected')) {
    expect(outcome).toMatchObject({ reason: { constraint: 'ledger_holds_resolved_once' } })
  }
})
