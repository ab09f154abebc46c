import { migrate } from '@tradelane/db'
import { runMigrations } from 'graphile-worker'
import { queuePool } from './queue-pool.ts'

/** Our tables and the job queue's. Safe to repeat and to run from several processes at once. */
export async function prepareDatabase(connectionString: string): Promise<void> {
  await migrate(connectionString)
  const pgPool = queuePool(connectionString, 1)
  await runMigrations({ pgPool }).finally(() => pgPool.end())
}
