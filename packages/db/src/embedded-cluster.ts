import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chown,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Binaries } from './embedded-binaries.ts'
import { canReach, openTo, type ServerUser, sharedPlace } from './embedded-user.ts'

export const clusterOf = (dataDir: string) => join(dataDir, 'postgres')
const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password')
const draftPrefix = 'postgres.new-'

/** The password of the data folder's server, which is only ever kept there; undefined before its first start. */
export async function findPassword(dataDir: string): Promise<string | undefined> {
  const file = passwordFile(dataDir)
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined
}

/**
 * Makes the database folder where there is none. It is made beside its place and then renamed, so that a start that
 * is killed leaves nothing half made, and of two at the same moment one wins and the other uses what it made.
 */
export async function createCluster(dataDir: string, binaries: Binaries, user?: ServerUser): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  if (user) await openTo(dataDir, user)
  if (existsSync(clusterOf(dataDir))) return
  await removeAbandoned(dataDir)
  const password = await keepPassword(dataDir)
  const parent = user && !(await canReach(dataDir, user)) ? await sharedPlace() : dataDir
  const draft = await mkdtemp(join(parent, `${draftPrefix}${process.pid}-`))
  try {
    if (user) await chown(draft, user.uid, user.gid)
    await initialise(binaries.initdb, draft, password, user)
    // Where the data folder is closed to the server's user, a link stands in it for the real folder.
    await (parent === dataDir ? rename(draft, clusterOf(dataDir)) : symlink(draft, clusterOf(dataDir)))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(join(clusterOf(dataDir), 'PG_VERSION'))) throw error
  }
}

export async function removeCluster(dataDir: string): Promise<void> {
  const cluster = clusterOf(dataDir)
  if (existsSync(cluster)) await rm(await realpath(cluster), { recursive: true })
  await rm(cluster, { force: true })
  await rm(passwordFile(dataDir), { force: true })
}

/** Linked into place only when it is whole: two starts at the same moment agree on one password. */
async function keepPassword(dataDir: string): Promise<string> {
  const draft = join(dataDir, `${draftPrefix}${process.pid}.password`)
  await writeFile(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true })
  await link(draft, passwordFile(dataDir)).catch(() => undefined)
  await rm(draft)
  return (await readFile(passwordFile(dataDir), 'utf8')).trim()
}

/** What an earlier process left when it was killed while it made the folder. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(name.startsWith(draftPrefix) && name.slice(draftPrefix.length).split('-')[0])
    if (pid && !isAlive(pid)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Sorting and case do not depend on the machine: the locale is PostgreSQL's own. `initdb` syncs all it writes. */
async function initialise(
  initdb: string,
  folder: string,
  password: string,
  user?: ServerUser,
): Promise<void> {
  const handover = `${folder}.password`
  await writeFile(handover, `${password}\n`, { mode: 0o600 })
  if (user) await chown(handover, user.uid, user.gid)
  const child = spawn(
    initdb,
    [
      ...[`--pgdata=${folder}`, '--username=postgres', `--pwfile=${handover}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      '--no-instructions',
    ],
    { ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  const [code, errors] = await Promise.all([ended, text(child.stderr)]).finally(() => rm(handover))
  if (code !== 0)
    throw new Error(`The embedded PostgreSQL could not make its folder ${folder}: ${errors.trim()}`)
}
