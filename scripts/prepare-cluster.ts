import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareCluster } from '@tradelane/db/embedded'
import { seedDemo } from '../apps/server/seeds/seed-demo.ts'
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts'
import { cache, preparedDemo } from '../apps/server/src/app/prepared-demo.ts'
import { readConfig } from '../apps/server/src/deps/env.ts'

// The last step of an installation: what every first start would do again. A failure is reported, and a first start
// then does it by itself.
await prepare().catch((error: Error) =>
  console.warn(`The database was not prepared, so each first start makes its own: ${error.message}`),
)

async function prepare(): Promise<void> {
  await prepareCluster(cache, prepareDatabase)
  await prepareCluster(cache, prepareDemo, preparedDemo)
}

/** Always with the default configuration, not with the environment: `preparedFor` compares with it. */
async function prepareDemo(connectionString: string, dataDir: string): Promise<void> {
  await prepareDatabase(connectionString)
  await seedDemo(readConfig({ DATA_DIR: dataDir }), connectionString)
  // Each data folder makes its own secrets.
  for (const secret of ['secret', 'webhook-key']) await rm(join(dataDir, secret), { force: true })
}
