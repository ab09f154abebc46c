import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { backUpDatabase } from './back-up-database.ts'
import { backUpFiles } from './back-up-files.ts'
import { type Manifest, writeManifest } from './manifest.ts'

type Place = { connectionString: string; dataDir: string; folder: string }

/** Writes the database and the stored files of a product that may be running into a new folder. */
export async function backUp({ connectionString, dataDir, folder }: Place): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
  const draft = `${resolve(folder)}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(draft), { recursive: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    // Before the database: a file whose row is deleted meanwhile is needed by the rows as they were, and a checkpoint of the audit
    // trail that is written meanwhile would be ahead of its entries.
    const before = await backUpFiles(resolve(dataDir), draft, { isWanted: () => true })
    const { storedIds, ...database } = await backUpDatabase(connectionString, draft)
    const files = await backUpFiles(resolve(dataDir), draft, {
      isWanted: (path) => !path.startsWith('files/audit/'),
      known: before,
    })
    const names = new Set(files.map(({ path }) => basename(path)))
    const missingFiles = storedIds.filter((id) => !names.has(id)).length
    const manifest: Manifest = {
      ...{ format: 1, madeAt: new Date().toISOString() },
      ...database,
      ...{ files, missingFiles },
    }
    await writeManifest(draft, manifest)
    await rename(draft, folder)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}
