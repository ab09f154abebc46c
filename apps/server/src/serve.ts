import { mkdir } from 'node:fs/promises'
import { startEmbedded } from '@tradelane/db/embedded'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { buildDeps } from './build-deps.ts'
import type { Deps } from './deps.ts'
import { type Config, readConfig } from './env.ts'
import { playSandbox } from './play-sandbox.ts'
import { prepareDatabase } from './prepare-database.ts'
import { startWorker, type Worker } from './worker.ts'

export type Served = { deps: Deps; address: string; stop(): Promise<void> }

/** What to do once the dependencies stand and before anybody is let in: the demo makes its first accounts here. */
type Options = { beforeListening?: (config: Config, connectionString: string) => Promise<void> }

/**
 * Brings the product up: database (embedded unless DATABASE_URL names one), schema, server, worker, sandbox clockwork.
 * Safe to start again after any kind of end. Resolves when it answers requests.
 */
export async function serve({ beforeListening }: Options = {}): Promise<Served> {
  const config = readConfig(process.env)
  await mkdir(config.dataDir, { recursive: true })
  const database = config.databaseUrl
    ? { connectionString: config.databaseUrl, stop: async () => undefined }
    : await startEmbedded({ dataDir: config.dataDir })
  try {
    const { connectionString } = database
    await prepareDatabase(connectionString)
    await beforeListening?.(config, connectionString)
    const deps = await buildDeps(config, connectionString)
    return await open(deps, config, connectionString, database.stop)
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function open(
  deps: Deps,
  config: Config,
  connectionString: string,
  stopDatabase: () => Promise<void>,
): Promise<Served> {
  let worker: Worker | undefined
  const app = await buildApp(deps, { isWorkerRunning: () => worker?.isRunning() ?? false })
  const [address] = await Promise.all([listen(app, config), deps.sessions.listen()])
  if (config.runsWorker) worker = await startWorker(deps, connectionString)
  const stopSandbox = config.runsWorker
    ? playSandbox(deps, `${address}/api/provider/webhook`)
    : async () => undefined
  return {
    deps,
    address,
    // In the order of dependence: nobody new is let in, work under way ends, then what it stood on.
    stop: async () => {
      await app.close()
      await stopSandbox()
      await worker?.stop()
      await deps.sessions.close()
      await deps.db.destroy()
      await stopDatabase()
    },
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port })
  const bound = app.server.address()
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${typeof bound === 'object' ? bound?.port : port}`
}
