import { startEmbedded } from '@tradelane/db/embedded'
import { buildDeps } from '../apps/server/src/app/build-deps.ts'
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts'
import { readConfig } from '../apps/server/src/deps/env.ts'
import { reconcileProvider } from '../apps/server/src/features/books/reconciliation/index.ts'

// Compares our books with the provider's and prints what differs: exit status 1 where anything does that nobody has explained. Nothing is repaired.

const config = readConfig({ LOG_LEVEL: 'silent', ...process.env })
const database = config.databaseUrl
  ? { connectionString: config.databaseUrl, stop: async () => undefined }
  : await startEmbedded({ dataDir: config.dataDir })
await prepareDatabase(database.connectionString)
const deps = await buildDeps(config, database.connectionString)
try {
  const { companies, customers, differences, closed } = await reconcileProvider(deps)
  for (const one of [...differences, ...closed]) {
    const { companyId, about, ours, theirs } = one
    const note = closed.includes(one) ? '  (explained and closed)' : ''
    console.log(`${companyId}  ${about}${note}\n  ours:   ${ours}\n  theirs: ${theirs}`)
  }
  if (companies < customers) console.log(`${customers - companies} companies could not be compared.`)
  console.log(`${companies} companies compared, ${differences.length} differences.`)
  process.exitCode = differences.length > 0 ? 1 : 0
} finally {
  await deps.db.destroy()
  await database.stop()
}
