import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/embedded.ts'
import { migrate } from '../src/migrate.ts'
import { rowTypes } from './row-types.ts'

// From a migrated empty database, never from somebody's own, which may be a migration ahead or behind.
const dataDir = await mkdtemp(join(tmpdir(), 'tradelane-types-'))
const server = await startEmbedded({ dataDir, settings: { fsync: 'off' } })
try {
  await migrate(server.connectionString)
  await writeFile(new URL('../src/database.ts', import.meta.url), await rowTypes(server.connectionString))
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true })
}
