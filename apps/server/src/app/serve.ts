import { mkdir } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { startEmbedded } from '@tradelane/db/embedded'
import { type Config, readConfig } from '../deps/env.ts'
import type { Served, ServeOptions } from './open-product.ts'
import { cache, preparedFor } from './prepared-demo.ts'

/**
 * Starts the product: database (embedded unless DATABASE_URL is set), schema, server, worker, sandbox clocks. Safe to
 * start again after any kind of exit. Resolves when it serves requests.
 */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const config = readConfig(process.env)
  await mkdir(config.dataDir, { recursive: true })
  const starting = startDatabase(config)
  // The product's modules load while the database server starts in its own process; one turn lets it start first.
  const loading = turn().then(() => import('./open-product.ts'))
  const preparing = loading.then(() => options.whileStarting?.(config))
  const [database, { openProduct }] = await Promise.all([starting, loading])
  try {
    return await openProduct(config, database, { ...options, preparing })
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function startDatabase(config: Config) {
  const { databaseUrl, dataDir } = config
  return databaseUrl
    ? { connectionString: databaseUrl, stop: async () => undefined }
    : await startEmbedded({ dataDir, cache, prepared: preparedFor(config), watch: reportDeath })
}

/** Before there is a log, and for people at the terminal: the database's own log says why it died. */
const reportDeath = {
  restarted: () => console.error('The embedded PostgreSQL died and was started again.'),
  failed: (error: unknown) => {
    console.error('The embedded PostgreSQL died and could not be started again.', error)
    // Nothing can be saved without it; a supervisor (`npm start`) starts all of it again.
    process.exit(1)
  },
}
