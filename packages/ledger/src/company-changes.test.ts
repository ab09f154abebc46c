import { randomUUID } from 'node:crypto'
import { money } from '@tradelane/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import { listCompanyChanges, placeHold, postJournal } from './index.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(() => ledger.close())

const day = (number: number) => new Date(Date.UTC(2026, 1, number))

/** Pays so many cents with a fee of one, part of it in exchange for euros. */
async function pay(owner: string, cents: bigint, at: Date): Promise<void> {
  const platform = (account: string, amount: bigint, currency: 'USD' | 'EUR' = 'USD') => ({
    ...{ owner: 'platform', account, amount: money(amount, currency) },
  })
  await ledger.db.transaction().execute((tx) =>
    postJournal(tx, {
      ...{
        key: randomUUID(),
        kind: 'payment.accepted',
        subject: 'simple_payment:1',
        description: 'Paid',
        eventAt: at,
      },
      entries: [
        { owner, account: 'available', amount: money(-cents, 'USD') },
        platform('fees', 1n),
        platform('fx', cents - 1n),
        platform('fx', -5n, 'EUR'),
        platform('payouts', 5n, 'EUR'),
      ],
    }),
  )
}

const read = async (owner: string, from: Date, to: Date, near: Date, limit = 10) =>
  (await listCompanyChanges(ledger.db, { owner, currency: 'USD', from, to, near, limit })).map(
    ({ account, amount }) => [account, amount],
  )

test('what changed a company’s money is listed by the accounts on the other side, nearest first, and sums to the change', async () => {
  const owner = await ledger.company(1_000n)
  await pay(owner, 100n, day(3))
  await pay(owner, 200n, day(5))
  await pay(owner, 400n, day(9))
  const first = [
    ['fees', -1n],
    ['fx', -99n],
  ]
  const second = [
    ['fees', -1n],
    ['fx', -199n],
  ]
  expect(await read(owner, day(3), day(5), day(3))).toEqual([...first, ...second])
  expect(await read(owner, day(3), day(5), day(5))).toEqual([...second, ...first])
  expect(await read(owner, day(1), day(28), day(5), 1)).toEqual(second)
  expect(await read(owner, day(10), day(28), day(10))).toEqual([])
})

test('money that is set aside is still the company’s, and changes nothing', async () => {
  const owner = await ledger.company(1_000n)
  const hold = { id: randomUUID(), owner, amount: money(10n, 'USD'), description: 'Held', eventAt: day(2) }
  await ledger.db.transaction().execute((tx) => placeHold(tx, hold))
  expect(await read(owner, day(1), day(28), day(2))).toEqual([])
})

test('of several journals, only the chosen ones', async () => {
  const owner = await ledger.company(1_000n)
  await pay(owner, 100n, day(3))
  await pay(owner, 200n, day(4))
  const query = { owner, currency: 'USD', from: day(1), to: day(28), near: day(1), limit: 10 } as const
  const [, , change] = await listCompanyChanges(ledger.db, query)
  const chosen = await listCompanyChanges(ledger.db, { ...query, journals: [change?.journalId ?? 0n] })
  expect(chosen.map(({ amount }) => amount)).toEqual([-1n, -199n])
  expect(chosen[0]).toMatchObject({
    kind: 'payment.accepted',
    subject: 'simple_payment:1',
    owner: 'platform',
  })
})
