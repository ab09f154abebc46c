import { migrate } from '@tradelane/db'
import { runMigrations } from 'graphile-worker'

/** Our tables and the job queue's. Safe to repeat and to run from several processes at once. */
export async function prepareDatabase(connectionString: string): Promise<void> {
  await migrate(connectionString)
  await runMigrations({ connectionString })
}
