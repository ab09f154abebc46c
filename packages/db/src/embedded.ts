import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Binaries, findBinaries } from './embedded-binaries.ts'
import { clusterOf, createCluster, findPassword, isAlive, removeCluster } from './embedded-cluster.ts'
import {
  clearStalePidFile,
  findPostmaster,
  freePort,
  lastPort,
  launch,
  type Postmaster,
  stopPostmaster,
  waitUntilReady,
} from './embedded-postmaster.ts'
import { copyFolders, isUsable, type Prepared, placeOf, preparedPrefix } from './embedded-prepared.ts'
import { findServerUser } from './embedded-user.ts'
import { register, unregister } from './embedded-users.ts'
import { type Watch, watchServer } from './embedded-watch.ts'

export type { Prepared } from './embedded-prepared.ts'

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
  /** The prepared content to start with; where there is none, the server starts with the tables alone. */
  prepared?: Prepared | undefined
  /** On top of our own settings; tests switch durability off. */
  settings?: Record<string, string>
  /** Starts the server again, under the same address, when it dies while this process uses it. */
  watch?: Watch
}

/** After a kill the server's children may need a moment to notice, and refuse a new server until then. */
const attempts = 20
const pauseMs = 100

/**
 * A real PostgreSQL from npm, with its data in `dataDir/postgres`. Repairs what an earlier process left: a
 * server that outlived it is adopted, an incomplete folder is created again, a port in use is replaced by a free one.
 * Processes that start it on the same folder share one server, and the last to leave stops it.
 *
 * Up to the start of the first process of PostgreSQL nothing waits for the event loop: a caller who then loads
 * modules, which blocks the loop, does both at once.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir)
  const mark = register(dataDir)
  try {
    const server = (await waitUntilReady(dataDir)) ?? (await startNew(dataDir, options))
    const stopWatching = options.watch && keepUp(dataDir, server.port, options, options.watch)
    return {
      connectionString: connectionStringOf(dataDir, server),
      pid: server.pid,
      stop: async () => {
        await stopWatching?.()
        if (!unregister(mark)) await stopPostmaster(dataDir)
      },
    }
  } catch (error) {
    unregister(mark)
    throw error
  }
}

/** All connections know the server by its port, so it gets the same one again. */
function keepUp(dataDir: string, port: number, options: EmbeddedOptions, watch: Watch): () => Promise<void> {
  const startAgain = async () => {
    const server =
      (await waitUntilReady(dataDir)) ?? (await startNew(dataDir, { ...options, port, isAgain: true }))
    if (server.port !== port) throw new Error(`The embedded PostgreSQL now listens on port ${server.port}`)
  }
  return watchServer({ isThere: () => findPostmaster(dataDir) !== undefined, startAgain }, watch)
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

type NewServer = EmbeddedOptions & { isAgain?: boolean }

async function startNew(
  dataDir: string,
  { port = lastPort(dataDir), cache, prepared, settings = {}, isAgain = false }: NewServer,
): Promise<Postmaster> {
  const user = findServerUser(clusterOf(dataDir))
  const binaries = findBinaries(user)
  const isFirst = !existsSync(clusterOf(dataDir))
  const template = isFirst && cache ? findTemplate(cache, binaries, prepared) : undefined
  if (template?.prepared) copyFolders(template.place, dataDir, template.prepared)
  await createCluster(dataDir, binaries, { user, template: template?.place })
  for (let attempt = 1; ; attempt++) {
    try {
      const wanted = port && isAgain ? port : await freePort(port)
      return await launch(dataDir, binaries.postgres, { port: wanted, settings, user, isAgain })
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

/** Whether a first start would find this content. */
export const hasPrepared = (cache: string, prepared: Prepared) =>
  isUsable(placeOf(cache, findBinaries(findServerUser()).version, prepared), prepared)

function findTemplate(cache: string, { version }: Binaries, prepared: Prepared | undefined) {
  return [prepared, undefined]
    .map((content) => ({ place: placeOf(cache, version, content), prepared: content }))
    .find(({ place, prepared: content }) => isUsable(place, content))
}

/**
 * Makes a database folder in `cache`, once for each version of PostgreSQL, each schema and each content, from which first
 * starts may copy theirs: part of an installation. `prepare` brings it as far as every product needs it. All that start
 * from it share its password, which is as secret as theirs. Several at once each make one, and the first of them stays.
 */
export async function prepareCluster(
  cache: string,
  prepare: (connectionString: string, dataDir: string) => Promise<void>,
  prepared?: Prepared,
): Promise<void> {
  const { version } = findBinaries(findServerUser())
  const place = placeOf(cache, version, prepared)
  if (isUsable(place, prepared)) return
  mkdirSync(cache, { recursive: true })
  removeAbandonedDrafts(cache)
  const draft = mkdtempSync(join(resolve(cache), `${draftPrefix}${process.pid}-`))
  try {
    const server = await startEmbedded({ dataDir: draft, ...(prepared && { cache }) })
    await prepare(server.connectionString, draft).finally(() => server.stop())
    // What was prepared for another version or schema, or too long ago, is of no use any more.
    const current = basename(placeOf(cache, version))
    for (const name of readdirSync(cache))
      if (name.startsWith(preparedPrefix) && !name.startsWith(current)) await remove(join(cache, name))
    // Another start may have been quicker.
    if (isUsable(place, prepared)) return
    await remove(place)
    renameSync(draft, place)
  } catch (error) {
    if (!isUsable(place, prepared)) throw error
  } finally {
    await remove(draft)
  }
}

const draftPrefix = 'new-postgres-'

/** Of processes that were killed. */
function removeAbandonedDrafts(cache: string): void {
  for (const name of readdirSync(cache)) {
    const pid = Number(name.startsWith(draftPrefix) && name.slice(draftPrefix.length).split('-')[0])
    if (pid && !isAlive(pid)) rmSync(join(cache, name), { recursive: true, force: true })
  }
}

/** Renamed first, so that of several at once one removes it, and nobody removes what another has put in its place. */
async function remove(folder: string): Promise<void> {
  const waste = join(folder, '..', `${draftPrefix}${process.pid}-${randomUUID()}`)
  try {
    renameSync(folder, waste)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  await removeEmbedded(waste)
  rmSync(waste, { recursive: true, force: true })
}

/** The database that every new server has: nothing else lives on this one. */
function connectionStringOf(dataDir: string, { port }: Postmaster): string {
  return `postgres://postgres:${findPassword(dataDir)}@127.0.0.1:${port}/postgres`
}
