import { existsSync, readdirSync } from 'node:fs'
import { restoreFiles } from './back-up-files.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { type DatabaseRestore, restoreDatabase } from './restore-database.ts'
import { findDamaged } from './stored-part.ts'

/** Reads all of a backup, and refuses one of which anything is damaged. */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const damaged = await findDamaged(folder, [...manifest.tables.map(({ part }) => part), ...manifest.files])
  if (damaged.length > 0) throw new Error(`Damaged in the backup: ${damaged.join(', ')}`)
  return manifest
}

export function requireEmptyFolder(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is not empty: restore into a new data folder.`)
}

/**
 * The files and rows of a backup that was read, in a data folder and a database that have none. The files come first: rows that are there
 * could be used. Where it fails the database is empty, and the caller empties the folder.
 */
export async function restore(
  connectionString: string,
  { dataDir, ...rest }: DatabaseRestore & { dataDir: string },
): Promise<void> {
  await restoreFiles(rest.folder, dataDir, rest.manifest.files)
  await restoreDatabase(connectionString, rest)
}
