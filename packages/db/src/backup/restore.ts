import { existsSync, readdirSync } from 'node:fs'
import { restoreFiles } from './back-up-files.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { restoreDatabase } from './restore-database.ts'
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

type Restore = {
  folder: string
  dataDir: string
  manifest: Manifest
  /** Makes the tables of the job queue. */
  prepareQueue: (connectionString: string) => Promise<void>
}

/** The rows and files of a backup that was read, in a database and a data folder that have none. */
export async function restore(
  connectionString: string,
  { folder, dataDir, manifest, prepareQueue }: Restore,
): Promise<void> {
  await restoreDatabase(connectionString, { folder, manifest, prepareQueue })
  await restoreFiles(folder, dataDir, manifest.files)
}
