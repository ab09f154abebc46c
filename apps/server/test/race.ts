import pg from 'pg'
import { expect, vi } from 'vitest'

type RacedTable =
  | 'events'
  | 'failed_attempts'
  | 'invoice_lines'
  | 'transactions'
  | 'freight_booking_details'
  | 'vendor_asks'
type Database = { connectionString: string; deps: { pool: pg.Pool } }

/**
 * Lets the actions meet inside their transactions. Nothing can be written to the table until the last of them waits for a lock (or has
 * failed), and each starts only when the one before waits. Every change of state writes an event, so `events` stops each action
 * after its own checks and changes, and before it commits.
 */
export async function race<T>(
  database: Database,
  actions: (() => Promise<T>)[],
  table: RacedTable = 'events',
): Promise<PromiseSettledResult<T>[]> {
  const started: Promise<T>[] = []
  let settled = 0
  const settle = () => void settled++
  await withoutWriting(database, table, async (countWaiting) => {
    for (const act of actions) {
      const action = act()
      action.then(settle, settle)
      started.push(action)
      await vi.waitFor(
        async () => expect(settled + (await countWaiting())).toBeGreaterThanOrEqual(started.length),
        { timeout: 30_000, interval: 10 },
      )
    }
  })
  return Promise.allSettled(started)
}

/** Stops an action where it counts an attempt to enter a code, after its first checks, and does something else before it goes on. */
export async function duringApproval<T>(
  database: Database,
  action: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  const [first] = await race(database, [action, async () => void (await meanwhile())], 'failed_attempts')
  if (first?.status !== 'fulfilled') throw first?.reason
  return first.value as T
}

/** The lock is taken by one connection and the waiting sessions are counted by another: a transaction sees no newer sessions. */
async function withoutWriting(
  { connectionString, deps: { pool } }: Database,
  table: string,
  act: (countWaiting: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const [gate, watch] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })]
  await Promise.all([gate.connect(), watch.connect()])
  pool.on('acquire', waitLonger)
  try {
    await gate.query('begin')
    await gate.query(`lock table ${table} in share mode`)
    await act(async () => {
      const { rows } = await watch.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.waiting ?? 0
    })
  } finally {
    pool.off('acquire', waitLonger)
    // Closing ends the transaction, and with it the lock.
    await Promise.all([gate.end(), watch.end()])
  }
}

/** The product gives up a lock after some seconds. On a busy machine the other action may need longer to get as far. */
function waitLonger(client: pg.PoolClient): void {
  void client.query(
    'set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
  )
}

/** Until somebody waits for a lock that the caller has. */
export const untilOneWaits = ({ deps: { pool } }: Pick<Database, 'deps'>) =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 30_000, interval: 10 },
  )
