import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { ClusterCopy } from './copy-cluster.ts'
import type { Binaries } from './embedded-binaries.ts'
import { canReach, openTo, type ServerUser, sharedPlace } from './embedded-user.ts'

export const clusterOf = (dataDir: string) => join(dataDir, 'postgres')
const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password')
const draftPrefix = 'postgres.new-'

/** The password of the data folder's server, which is only ever kept there; undefined before its first start. */
export function findPassword(dataDir: string): string | undefined {
  const file = passwordFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/**
 * Makes the database folder where there is none. It is made beside its place and then renamed, so that a start that
 * is killed leaves nothing half made, and of two at the same moment one wins and the other uses what it made.
 */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  { user, template }: { user: ServerUser | undefined; template: string | undefined },
): Promise<void> {
  if (user) openTo(dataDir, user)
  if (existsSync(clusterOf(dataDir))) return
  removeAbandoned(dataDir)
  const password = keepPassword(dataDir, template && findPassword(template))
  const parent = user && !canReach(dataDir, user) ? sharedPlace() : dataDir
  const draft = mkdtempSync(join(parent, `${draftPrefix}${process.pid}-`))
  try {
    if (user) chownSync(draft, user.uid, user.gid)
    if (template && password === findPassword(template)) await copyCluster(template, draft, binaries, user)
    else await initialise(binaries.initdb, draft, password, user)
    // If the server's user cannot enter the data folder, a link outside of it replaces the real folder.
    if (parent === dataDir) renameSync(draft, clusterOf(dataDir))
    else symlinkSync(draft, clusterOf(dataDir))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(join(clusterOf(dataDir), 'PG_VERSION'))) throw error
  }
}

export function removeCluster(dataDir: string): void {
  const cluster = clusterOf(dataDir)
  if (existsSync(cluster)) rmSync(realpathSync(cluster), { recursive: true })
  rmSync(cluster, { force: true })
  rmSync(passwordFile(dataDir), { force: true })
}

/** Linked into place only when it is whole: two starts at the same moment agree on one password. */
function keepPassword(dataDir: string, wanted = randomBytes(24).toString('base64url')): string {
  const draft = join(dataDir, `${draftPrefix}${process.pid}.password`)
  writeFileSync(draft, `${wanted}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, passwordFile(dataDir))
  } catch (error) {
    if (!existsSync(passwordFile(dataDir))) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(passwordFile(dataDir), 'utf8').trim()
}

/** What an earlier process left when it was killed while it made the folder. */
function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(name.startsWith(draftPrefix) && name.slice(draftPrefix.length).split('-')[0])
    if (pid && !isAlive(pid)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Sorting and case do not depend on the machine: the locale is PostgreSQL's own. `initdb` syncs all it writes. TZ spares
 * it the search for the machine's time zone among all there are.
 */
async function initialise(
  initdb: string,
  folder: string,
  password: string,
  user?: ServerUser,
): Promise<void> {
  const handover = `${folder}.password`
  writeFileSync(handover, `${password}\n`, { mode: 0o600 })
  if (user) chownSync(handover, user.uid, user.gid)
  const args = [
    ...[`--pgdata=${folder}`, '--username=postgres', `--pwfile=${handover}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    '--no-instructions',
  ]
  await runInitdb(initdb, args, user).finally(() => rmSync(handover))
}

/** The same folder that `initdb` would make, without its half second of work; on disk when this resolves. */
async function copyCluster(
  template: string,
  folder: string,
  { initdb }: Binaries,
  user: ServerUser | undefined,
): Promise<void> {
  const workerData: ClusterCopy = { from: realpathSync(clusterOf(template)), to: folder, initdb, user }
  await once(new Worker(new URL('./copy-cluster.ts', import.meta.url), { workerData }), 'exit')
}

async function runInitdb(initdb: string, args: string[], user: ServerUser | undefined): Promise<void> {
  const child = spawn(initdb, args, {
    ...user,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  const [code, errors] = await Promise.all([ended, text(child.stderr)])
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not make its folder: ${errors.trim()}`)
}
