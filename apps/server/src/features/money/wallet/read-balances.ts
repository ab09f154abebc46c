import type { Currency } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'

type BalanceRow = { owner: string; account: 'available' | 'held'; currency: Currency; balance: bigint }
type Waiting = { resolve(rows: BalanceRow[]): void; reject(error: unknown): void }
type Queue = { waiting: Map<string, Waiting[]>; isReading: boolean }

/** The most frequent read: one named statement, one index. USD comes first. */
const statement = {
  name: 'wallet_balances',
  text: `select owner, account, currency, balance from ledger_accounts
          where owner = any($1) and account in ('available', 'held') order by account_id`,
}
const queues = new WeakMap<Deps['pool'], Queue>()

/**
 * A company's balances. Calls that arrive during a query wait for it and share the next one, so that each
 * sees everything committed before its call, and many concurrent calls cost little more than one.
 */
export function readBalances(pool: Deps['pool'], { companyId }: OneCompanyScope): Promise<BalanceRow[]> {
  const queue = queues.get(pool) ?? { waiting: new Map(), isReading: false }
  queues.set(pool, queue)
  return new Promise((resolve, reject) => {
    const others = queue.waiting.get(companyId)
    if (others) others.push({ resolve, reject })
    else queue.waiting.set(companyId, [{ resolve, reject }])
    if (!queue.isReading) void readNext(pool, queue)
  })
}

async function readNext(pool: Deps['pool'], queue: Queue): Promise<void> {
  queue.isReading = true
  while (queue.waiting.size > 0) {
    const batch = queue.waiting
    queue.waiting = new Map()
    try {
      const { rows } = await pool.query<BalanceRow>({ ...statement, values: [[...batch.keys()]] })
      const byOwner = Map.groupBy(rows, (row) => row.owner)
      for (const [owner, calls] of batch) for (const call of calls) call.resolve(byOwner.get(owner) ?? [])
    } catch (error) {
      for (const calls of batch.values()) for (const call of calls) call.reject(error)
    }
  }
  queue.isReading = false
}
