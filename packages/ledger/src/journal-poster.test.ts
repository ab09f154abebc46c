import { createDb } from '@tradelane/db'
import { money } from '@tradelane/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import { checkInvariants, type Journal, journalPoster } from './index.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(async () => {
  expect(await checkInvariants(ledger.db)).toEqual([])
  await ledger.close()
})

const pay = (owner: string, key: string, amount: bigint): Journal => ({
  key,
  kind: 'test.moved',
  description: 'Moved by a test',
  eventAt: new Date('2026-02-01T00:00:00Z'),
  entries: [
    { owner, account: 'available', amount: money(-amount, 'USD') },
    { owner: 'platform', account: 'payouts', amount: money(amount, 'USD') },
  ],
})

test('what is refused, alone or among others, costs no connection', async () => {
  const a = await ledger.company(100n)
  const { pool } = createDb(ledger.pool.options.connectionString ?? '', { max: 1 })
  const connection = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const before = await connection()
  const poster = journalPoster(pool)
  const alone = await poster.post(pay(a, 'alone', 101n))
  const amongOthers = await Promise.all(
    [1n, 2n, 101n].map((amount) => poster.post(pay(a, `${amount}`, amount))),
  )
  expect([alone, ...amongOthers].map(({ status }) => status)).toEqual([
    'refused',
    'posted',
    'posted',
    'refused',
  ])
  expect(await connection()).toBe(before)
  await pool.end()
})
