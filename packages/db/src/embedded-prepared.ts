import { cpSync, existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { clusterOf } from './embedded-cluster.ts'
import { schemaMark } from './migration-files.ts'

/** A cluster that holds more than the tables, and is used only by those who ask for it. */
export type Prepared = {
  name: string
  /** An older one is not used: what it holds ends too long ago. */
  mostAgeMs: number
  /** Folders beside the database's that belong to its content. */
  folders: readonly string[]
}

export const preparedPrefix = 'postgres-'

/** The place of a prepared cluster: one for each version of PostgreSQL, each schema and each content. */
export function placeOf(cache: string, version: string, prepared?: Prepared): string {
  const name = `${preparedPrefix}${version}-${schemaMark()}`
  return join(resolve(cache), prepared ? `${name}-${prepared.name}` : name)
}

export function isUsable(place: string, prepared?: Prepared): boolean {
  if (!existsSync(clusterOf(place))) return false
  return !prepared || Date.now() - madeAt(place) < prepared.mostAgeMs
}

/** Written once, when the cluster was made. */
const madeAt = (place: string) => statSync(join(clusterOf(place), 'PG_VERSION')).mtimeMs

/** Before the database is in its place, so that a start that is killed in between copies them again. */
export function copyFolders(place: string, dataDir: string, { folders }: Prepared): void {
  for (const folder of folders) {
    const from = join(place, folder)
    if (existsSync(from)) cpSync(from, join(dataDir, folder), { recursive: true })
  }
}
