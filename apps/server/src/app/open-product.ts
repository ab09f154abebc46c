import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import type { Config } from '../deps/env.ts'
import { playSandbox } from '../features/sandbox/sandbox-clock/play-sandbox.ts'
import { differencesToOthers } from '../work/differences-to-others.ts'
import { buildApp } from './build-app.ts'
import { buildDeps } from './build-deps.ts'
import { faultOfStore } from './file-store-of.ts'
import { keptSecret } from './kept-secret.ts'
import { startListening, stopListening } from './listening.ts'
import { prepareDatabase } from './prepare-database.ts'
import { faultOfScanner } from './scanner-of.ts'
import { startWorker, type Worker } from './worker.ts'

export type Served = { deps: Deps; address: string; stop(): Promise<void> }

export type ServeOptions = {
  /** Work that needs no database, done while the database server starts and is migrated. */
  whileStarting?: (config: Config) => Promise<void>
  /** Runs when the schema is ready and before the server listens: the demo is seeded here. */
  beforeListening?: (config: Config, connectionString: string) => Promise<void>
}

type Database = { connectionString: string; stop(): Promise<void> }

/** Schema, server, worker and sandbox clocks, on a running database. */
export async function openProduct(
  config: Config,
  { connectionString, stop: stopDatabase }: Database,
  { beforeListening, preparing }: ServeOptions & { preparing: Promise<void> },
): Promise<Served> {
  let worker: Worker | undefined
  // Nothing is read from the tables while the server is built, so it is built while they are brought up to date.
  const [{ deps, app }] = await Promise.all([
    build(config, connectionString, () => worker?.isRunning() ?? false),
    Promise.all([prepareDatabase(connectionString), preparing]).then(() =>
      beforeListening?.(config, connectionString),
    ),
  ])
  // Before the first request and job: both read the business clock.
  await startListening(deps)
  const listening = listen(app, config)
  const [address, started] = await Promise.all([
    listening,
    // Not before the port is ours: a process that cannot listen ends, and must not have taken a job.
    config.runsWorker ? listening.then(() => startWorker(deps, connectionString)) : undefined,
  ])
  worker = started
  sayFaults(deps)
  const stopSandbox = config.runsWorker
    ? playSandbox(deps, `${address}/api/provider/webhook`)
    : async () => undefined
  return {
    deps,
    address,
    // In the order of dependence: stop accepting requests, finish work in progress, then close what it used.
    stop: async () => {
      await app.close()
      await stopSandbox()
      await worker?.stop()
      await stopListening(deps)
      await deps.db.destroy()
      await stopDatabase()
    },
  }
}

/**
 * Warnings and no refusal: a secret is changed process by process, and without documents everything else goes on. Each is said when it is known,
 * and no start waits for it: who is away is known to be so only after seconds.
 */
function sayFaults(deps: Deps): void {
  const { config, files, scanner, log } = deps
  const asked = [
    markOfFiles(deps).then((mark) => differencesToOthers(deps, mark)),
    faultOfStore(config, files),
    faultOfScanner(config, scanner),
  ]
  for (const question of asked)
    question.then(say, (err) => log.error({ err }, 'A fault may not have been said'))

  function say(faults: string | string[] | undefined): void {
    for (const said of [faults ?? []].flat()) {
      console.error(said)
      log.warn(said)
    }
  }
}

/** Of the folder of documents, which all processes must have in common; undefined for a bucket, and for a folder that takes no mark. */
async function markOfFiles({ config, log }: Deps): Promise<string | undefined> {
  if (config.s3) return undefined
  const folder = join(config.dataDir, 'files')
  try {
    // Closed to other users of the machine, as the store of files makes it.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return await keptSecret(folder, 'store-id')
  } catch (err) {
    log.warn(
      { err },
      'The folder of documents cannot be marked: whether all processes have the same one is not known.',
    )
    return undefined
  }
}

async function build(config: Config, connectionString: string, isWorkerRunning: () => boolean) {
  const deps = await buildDeps(config, connectionString)
  return { deps, app: await buildApp(deps, { isWorkerRunning }) }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port })
  const bound = app.server.address()
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${typeof bound === 'object' ? bound?.port : port}`
}
