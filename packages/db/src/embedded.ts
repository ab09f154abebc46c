import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Binaries, findBinaries } from './embedded-binaries.ts'
import { clusterOf, createCluster, findPassword, removeCluster } from './embedded-cluster.ts'
import {
  clearStalePidFile,
  freePort,
  launch,
  type Postmaster,
  stopPostmaster,
  waitUntilReady,
} from './embedded-postmaster.ts'
import { findServerUser } from './embedded-user.ts'
import { register, unregister } from './embedded-users.ts'
import { schemaMark } from './migration-files.ts'

export type EmbeddedServer = {
  connectionString: string
  /** The server's process. */
  pid: number
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  /** Wanted, not promised: where it is taken the server listens on another. */
  port?: number
  /** Where `prepareCluster` may have left a cluster to start from. */
  cache?: string
  /** On top of our own settings; tests switch durability off. */
  settings?: Record<string, string>
}

/** After a kill the server's children may need a moment to notice, and refuse a new server until then. */
const attempts = 20
const pauseMs = 100

/**
 * A real PostgreSQL from npm, with its data in `dataDir/postgres`. Whatever an earlier process left is put right: a
 * server that outlived it is adopted, a half-made folder is made anew, a taken port is left for a free one.
 * Processes that start it on the same folder share one server, and the last to leave stops it.
 *
 * Up to the start of the first process of PostgreSQL nothing waits for the event loop: whoever calls this and then loads
 * modules, which blocks the loop, does both at once.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir)
  const mark = register(dataDir)
  try {
    const server = (await waitUntilReady(dataDir)) ?? (await startNew(dataDir, options))
    return {
      connectionString: connectionStringOf(dataDir, server),
      pid: server.pid,
      stop: async () => {
        if (!unregister(mark)) await stopPostmaster(dataDir)
      },
    }
  } catch (error) {
    unregister(mark)
    throw error
  }
}

/** The server that runs on this data folder, for scripts that only look at it; undefined when none does. */
export async function findEmbedded(dataDir: string): Promise<{ connectionString: string } | undefined> {
  const folder = resolve(dataDir)
  const server = await waitUntilReady(folder)
  return server && { connectionString: connectionStringOf(folder, server) }
}

/** Deletes the server's folder with all that is in it. Refuses while a living process uses it. */
export async function removeEmbedded(dataDir: string): Promise<void> {
  const folder = resolve(dataDir)
  if (unregister(register(folder)))
    throw new Error(`A process uses the database in ${folder}: stop it first.`)
  await stopPostmaster(folder)
  removeCluster(folder)
}

async function startNew(
  dataDir: string,
  { port, cache, settings = {} }: EmbeddedOptions,
): Promise<Postmaster> {
  const user = findServerUser(clusterOf(dataDir))
  const binaries = findBinaries(user)
  const isFirst = !existsSync(clusterOf(dataDir))
  const prepared = isFirst && cache ? preparedIn(cache, binaries) : undefined
  const template = prepared && existsSync(clusterOf(prepared)) ? prepared : undefined
  await createCluster(dataDir, binaries, { user, template })
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(dataDir, binaries.postgres, { port: await freePort(port), settings, user })
    } catch (error) {
      // Another process may have been quicker.
      const server = await waitUntilReady(dataDir)
      if (server) return server
      if (attempt === attempts) throw error
      clearStalePidFile(dataDir)
      await delay(pauseMs)
    }
  }
}

/**
 * Makes a database folder in `cache`, once for each version of PostgreSQL and each schema, from which first starts may copy
 * theirs: part of an installation. `prepare` brings it as far as every product needs it. All that start from it share its
 * password, which is as secret as theirs.
 */
export async function prepareCluster(
  cache: string,
  prepare: (connectionString: string) => Promise<void>,
): Promise<void> {
  const folder = preparedIn(cache, findBinaries(findServerUser()))
  if (existsSync(clusterOf(folder))) return
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(resolve(cache), draftPrefix))
  const server = await startEmbedded({ dataDir: draft })
  await prepare(server.connectionString).finally(() => server.stop())
  // What was prepared for another version or schema is of no use any more.
  for (const name of readdirSync(cache)) if (name.startsWith(preparedPrefix)) await remove(join(cache, name))
  renameSync(draft, folder)
}

const preparedPrefix = 'postgres-'
const draftPrefix = 'new-postgres-'
const preparedIn = (cache: string, { version }: Binaries) =>
  join(resolve(cache), `${preparedPrefix}${version}-${schemaMark()}`)

async function remove(folder: string): Promise<void> {
  await removeEmbedded(folder)
  rmSync(folder, { recursive: true, force: true })
}

/** The database that every new server has: nothing else lives on this one. */
function connectionStringOf(dataDir: string, { port }: Postmaster): string {
  return `postgres://postgres:${findPassword(dataDir)}@127.0.0.1:${port}/postgres`
}
