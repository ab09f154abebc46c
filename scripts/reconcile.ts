import { startEmbedded } from '@tradelane/db/embedded'
import { buildDeps } from '../apps/server/src/app/build-deps.ts'
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts'
import { readConfig } from '../apps/server/src/deps/env.ts'
import { reconcileProvider } from '../apps/server/src/features/books/reconciliation/index.ts'

// Compares our books with the provider's and prints what differs: exit status 1 where anything does. Nothing is repaired.

const config = readConfig({ LOG_LEVEL: 'silent', ...process.env })
const database = config.databaseUrl
  ? { connectionString: config.databaseUrl, stop: async () => undefined }
  : await startEmbedded({ dataDir: config.dataDir })
await prepareDatabase(database.connectionString)
const deps = await buildDeps(config, database.connectionString)
try {
  const { companies, differences } = await reconcileProvider(deps)
  for (const { companyId, about, ours, theirs } of differences)
    console.log(`${companyId}  ${about}\n  ours:   ${ours}\n  theirs: ${theirs}`)
  console.log(`${companies} companies compared, ${differences.length} differences.`)
  process.exitCode = differences.length > 0 ? 1 : 0
} finally {
  await deps.db.destroy()
  await database.stop()
}
