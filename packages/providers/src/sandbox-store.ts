import type { Pool, PoolClient, QueryResultRow } from 'pg'

/** A sandbox remembers in its own schema, as an outside party would in its own house: nothing of ours refers to it. */
export type SandboxStore = {
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  transaction<Result>(work: (tx: PoolClient) => Promise<Result>): Promise<Result>
}

/** What `tables` adds last: where it exists, everything does. Without a column, the table itself. */
type LastAdded = { table: string; column?: string }

export function sandboxStore(pool: Pool, last: LastAdded, tables: string): SandboxStore {
  let ready: Promise<void> | undefined
  const prepared = () => {
    ready ??= prepare(pool, last, tables).catch((error: unknown) => {
      ready = undefined
      throw error
    })
    return ready
  }
  return {
    async query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      await prepared()
      return (await pool.query<Row>(text, [...values])).rows
    },
    async transaction(work) {
      await prepared()
      return inTransaction(pool, work)
    },
  }
}

/** Two processes may start at once, and `if not exists` alone does not keep them from creating the same table twice. */
async function prepare(pool: Pool, { table, column }: LastAdded, tables: string): Promise<void> {
  const { rows } = await pool.query<{ present: boolean }>(
    `select exists (
       select from pg_attribute
       where attrelid = to_regclass('provider_sandbox.' || $1) and attname = coalesce($2, attname)
     ) as present`,
    [table, column],
  )
  if (rows[0]?.present) return
  // Without parameters these statements travel together, and so run in one transaction.
  await pool.query(
    `select pg_advisory_xact_lock(hashtext('provider_sandbox'));
     create schema if not exists provider_sandbox; ${tables}`,
  )
}

async function inTransaction<Result>(pool: Pool, work: (tx: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}
