import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { sandboxRates } from '../src/fx/sandbox-rates.ts'
import type { Customer } from '../src/payments/customer.ts'
import { type SandboxPayments, sandboxPayments } from '../src/payments/sandbox/sandbox-payments.ts'
import { usd } from './new-payout.ts'
import { quietPool } from './quiet-pool.ts'

export const partnerKey = 'a-key-of-sixteen+'

export type SandboxStage = {
  pool: pg.Pool
  provider: SandboxPayments
  clock: { now(): Date }
  later(ms: number): void
  /** The same books, as another process sees them. */
  anotherProcess(): SandboxPayments
  /** With a USD and a EUR wallet, and 5,000.00 USD. */
  richCustomer(): Promise<Customer>
  balance(customer: Customer, currency?: string): Promise<bigint | undefined>
  close(): Promise<void>
}

/** A sandbox provider on a database of its own, with a clock that only the test moves. Steps take a second. */
export async function sandboxStage(): Promise<SandboxStage> {
  const database = await freshDatabase()
  let now = new Date('2026-03-02T09:00:00Z')
  const clock = { now: () => now }
  const pools: pg.Pool[] = []
  const openPool = (): pg.Pool => {
    const pool = quietPool(database.connectionString)
    pools.push(pool)
    return pool
  }
  const open = (pool: pg.Pool): SandboxPayments =>
    sandboxPayments({
      ...{ pool, clock, partnerKey, fx: sandboxRates({ clock, isStill: true }) },
      ...{ stepMs: 1_000, slowAnswerMs: 20, lostAnswerMs: 0 },
    })
  const pool = openPool()
  const provider = open(pool)
  return {
    pool,
    provider,
    clock,
    later(ms) {
      now = new Date(now.getTime() + ms)
    },
    anotherProcess: () => open(openPool()),
    async richCustomer() {
      const customer = await provider.openCustomer({ key: randomUUID(), name: 'Baltic Trading' })
      for (const currency of ['USD', 'EUR'] as const) await provider.openCurrency({ customer, currency })
      await provider.fund({ key: randomUUID(), customer, amount: usd(500_000n) })
      return customer
    },
    balance: async (customer, currency = 'USD') =>
      (await provider.balances(customer)).find((each) => each.currency === currency)?.available.amount,
    async close() {
      await Promise.all(pools.map((each) => each.end()))
      await database.close()
    },
  }
}
