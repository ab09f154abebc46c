import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The operating-system user that the server runs as. */
export type ServerUser = { uid: number; gid: number }

const run = promisify(execFile)

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the owner of the database folder, or where there is no
 * folder yet as the user `postgres`, who is made when there is none (a container's image rarely has one).
 * Anybody else runs it as themselves: undefined.
 */
export async function findServerUser(folder: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(folder)) {
    const { uid, gid } = await stat(folder)
    return { uid, gid }
  }
  const found = await lookUp('postgres')
  if (found) return found
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined)
  const user = (await lookUp('postgres')) ?? (await lookUp('nobody'))
  if (!user) {
    throw new Error(
      'PostgreSQL does not run as root, and no user "postgres" could be made: make one, or set DATABASE_URL.',
    )
  }
  return user
}

async function lookUp(name: string): Promise<ServerUser | undefined> {
  const accounts = await readFile('/etc/passwd', 'utf8')
  const [, , uid, gid] =
    accounts
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Whether `user` may walk through every folder of `path`. Only the classic permission bits are looked at. */
export async function canReach(path: string, user: ServerUser): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const needed = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & needed) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Lets `user`, and nobody else, walk through a data folder of ours that is closed to others. */
export async function openTo(folder: string, user: ServerUser): Promise<void> {
  const { mode, uid } = await stat(folder)
  if (uid === user.uid || (mode & 0o001) !== 0) return
  await chown(folder, uid, user.gid)
  await chmod(folder, (mode & 0o7777) | 0o010)
}

/** For what must stand outside a private folder, when we are root. */
export async function sharedPlace(): Promise<string> {
  const folder = '/var/lib/tradelane'
  await mkdir(folder, { recursive: true, mode: 0o755 })
  return folder
}
