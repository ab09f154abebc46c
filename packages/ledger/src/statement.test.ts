import { money } from '@tradelane/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import { balanceAt, listStatement, postJournals, readStatement, type StatementQuery } from './index.ts'

let ledger: TestLedger
let company: string
beforeAll(async () => {
  ledger = await testLedger()
  company = await ledger.company(1_000n)
  // One entry a day from 2 January: -1, -2, … -30.
  await postJournals(
    ledger.db,
    Array.from({ length: 30 }, (_, i) => payment(i + 1)),
  )
})
afterAll(() => ledger.close())

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const payment = (number: number) => ({
  key: `payment ${number}`,
  kind: 'payment.sent',
  subject: `simple_payment:${number}`,
  description: `Payment ${number}`,
  eventAt: day(number + 1),
  entries: [
    { owner: company, account: 'available', amount: money(BigInt(-number), 'USD') },
    { owner: 'platform', account: 'payouts', amount: money(BigInt(number), 'USD') },
  ],
})
const account = () => ({ owner: company, account: 'available', currency: 'USD' as const })
const statement = (query: Partial<StatementQuery & { page: number; limit: number }> = {}) =>
  listStatement(ledger.db, { ...account(), page: 1, limit: 10, ...query })

describe('a statement', () => {
  test('shows the newest first, each with the balance after it', async () => {
    const { entries, total, opening, closing } = await statement({ limit: 2 })
    expect(total).toBe(31)
    expect([opening, closing]).toEqual([money(0n, 'USD'), money(535n, 'USD')])
    expect(entries).toEqual([
      {
        journalId: expect.any(BigInt),
        key: 'payment 30',
        kind: 'payment.sent',
        subject: 'simple_payment:30',
        description: 'Payment 30',
        eventAt: day(31),
        amount: money(-30n, 'USD'),
        balanceAfter: money(535n, 'USD'),
      },
      expect.objectContaining({ key: 'payment 29', balanceAfter: money(565n, 'USD') }),
    ])
  })

  test.each([
    [undefined, undefined],
    [day(10), undefined],
    [undefined, day(10)],
    [day(5), day(20)],
    [day(1), day(2)],
    [day(40), day(50)],
    [day(20), day(5)],
  ])('from %s to %s adds up: opening and entries make closing', async (from, to) => {
    const pages = []
    const { total, opening, closing } = await statement({ from, to })
    for (let page = 1; page <= 5; page++)
      pages.push(...(await statement({ from, to, page, limit: 7 })).entries)
    expect(pages).toHaveLength(total)
    expect(pages.every(({ eventAt }) => (!from || eventAt >= from) && (!to || eventAt < to))).toBe(true)
    const sum = pages.reduce((sum, { amount }) => sum + amount.amount, 0n)
    expect(opening.amount + sum).toBe(closing.amount)
  })

  test.each([
    [{ direction: 'in' as const }, ['opening']],
    [{ least: 28n, direction: 'out' as const }, ['30', '29', '28']],
    [{ least: 2n, most: 3n }, ['3', '2']],
    [{ subjectStart: 'simple_payment:1', most: 11n }, ['11', '10', '1']],
    [{ text: 'PAYMENT 30' }, ['30']],
    [{ text: 'nowhere', subjects: ['simple_payment:7'] }, ['7']],
    [{ text: '%' }, []],
  ])('shows only what the filter selects: %s', async (filter, keys) => {
    const { entries, total, closing } = await statement({ filter })
    expect(entries.map(({ key }) => key.replace(/^payment |:.*/g, ''))).toEqual(keys)
    expect([total, closing]).toEqual([keys.length, money(535n, 'USD')])
    const second = await statement({ filter, page: 2, limit: 2 })
    expect(second.entries).toEqual(entries.slice(2, 4))
    const read = []
    for await (const some of readStatement(ledger.db, { ...account(), filter })) read.push(...some)
    expect(read).toEqual(entries)
  })

  test('of an account that is not open is empty', async () => {
    expect(await statement({ currency: 'EUR' })).toEqual({
      entries: [],
      total: 0,
      opening: money(0n, 'EUR'),
      closing: money(0n, 'EUR'),
    })
  })

  test('books late updates when they arrive, so that issued statements stay true', async () => {
    const late = await ledger.company(10n)
    const spend = (key: string, eventAt: Date) => ({
      ...payment(1),
      key,
      eventAt,
      entries: payment(1).entries.map((entry) =>
        entry.owner === company ? { ...entry, owner: late } : entry,
      ),
    })
    await postJournals(ledger.db, [spend('in time', day(20)), spend('late', day(10))])
    const through = (to: Date) => statement({ owner: late, to })
    expect((await through(day(15))).entries.map(({ key }) => key)).toEqual([`opening:${late}`])
    const { entries } = await through(day(21))
    expect(entries.map(({ key }) => key)).toEqual(['late', 'in time', `opening:${late}`])
    expect(entries[0]?.eventAt).toEqual(day(10))
  })

  test('is not kept for platform accounts', async () => {
    await expect(statement({ owner: 'platform', account: 'fees' })).rejects.toThrow(RangeError)
  })
})

test('a statement of more than a thousand entries is read in parts, newest first', async () => {
  const owner = await ledger.company(2_001n)
  await postJournals(
    ledger.db,
    Array.from({ length: 2_000 }, (_, i) => ({
      ...payment(1),
      key: `part ${i}`,
      entries: payment(1).entries.map((entry) => (entry.owner === company ? { ...entry, owner } : entry)),
    })),
  )
  const parts = []
  for await (const part of readStatement(ledger.db, { ...account(), owner })) parts.push(part)
  expect(parts.map(({ length }) => length)).toEqual([1_000, 1_000, 1])
  expect(parts.flat().map(({ balanceAfter }) => balanceAfter.amount)).toEqual(
    Array.from({ length: 2_001 }, (_, i) => BigInt(i + 1)),
  )
})

test('a filter with no value is no filter', async () => {
  const { entries, total } = await statement({ filter: { text: undefined }, page: 4, limit: 10 })
  expect([entries.length, total]).toEqual([1, 31])
})

describe('the balance at a time', () => {
  test('includes what was booked at that moment and nothing later', async () => {
    const at = (moment: Date) => balanceAt(ledger.db, { ...account(), at: moment })
    expect(await at(new Date('2025-12-31T23:59:59Z'))).toEqual(money(0n, 'USD'))
    expect(await at(day(1))).toEqual(money(1_000n, 'USD'))
    expect(await at(day(4))).toEqual(money(994n, 'USD'))
    expect(await at(new Date(day(5).getTime() - 1))).toEqual(money(994n, 'USD'))
    expect(await at(day(100))).toEqual(money(535n, 'USD'))
    expect(await balanceAt(ledger.db, { ...account(), currency: 'EUR', at: day(4) })).toEqual(
      money(0n, 'EUR'),
    )
  })
})
