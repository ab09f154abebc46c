import { migrate } from '@tradelane/db'
import { runMigrations } from 'graphile-worker'
import { queuePool } from '../work/queue-pool.ts'

/** Our tables and the job queue's. Safe to repeat and to run from several processes at once. */
export async function prepareDatabase(connectionString: string): Promise<void> {
  // Neither refers to the other's tables.
  await Promise.all([migrate(connectionString), migrateQueue(connectionString)])
}

/** The tables of the job queue alone. */
export async function migrateQueue(connectionString: string): Promise<void> {
  const pgPool = queuePool(connectionString, 1)
  await runMigrations({ pgPool }).finally(() => pgPool.end())
}
