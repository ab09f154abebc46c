import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The operating-system user that the server runs as. */
export type ServerUser = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the owner of the database folder, or where there is no
 * folder yet as the user `postgres`, who is made when there is none (a container's image rarely has one).
 * Anybody else runs it as themselves: undefined.
 */
export function findServerUser(folder?: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (folder && existsSync(folder)) {
    const { uid, gid } = statSync(folder)
    return { uid, gid }
  }
  const found = lookUp('postgres')
  if (found) return found
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  const user = lookUp('postgres') ?? lookUp('nobody')
  if (!user) {
    throw new Error(
      'PostgreSQL does not run as root, and no user "postgres" could be made: make one, or set DATABASE_URL.',
    )
  }
  return user
}

function lookUp(name: string): ServerUser | undefined {
  const accounts = readFileSync('/etc/passwd', 'utf8')
  const [, , uid, gid] =
    accounts
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Whether `user` may walk through every folder of `path`. Only the classic permission bits are looked at. */
export function canReach(path: string, user: ServerUser): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const needed = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & needed) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Lets `user`, and nobody else, walk through a data folder of ours that is closed to others. */
export function openTo(folder: string, user: ServerUser): void {
  const { mode, uid } = statSync(folder)
  if (uid === user.uid || (mode & 0o001) !== 0) return
  chownSync(folder, uid, user.gid)
  chmodSync(folder, (mode & 0o7777) | 0o010)
}

/** A place outside a private folder, for when we run as root. */
export function sharedPlace(): string {
  const folder = '/var/lib/tradelane'
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}
