import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredPart } from './stored-part.ts'

/** What a backup consists of. It is written last: a folder without it is no backup. */
export type Manifest = {
  format: 1
  madeAt: string
  migrations: { name: string; sha256: string }[]
  /** The newest migration of the job queue, which brings its own. */
  queueVersion: number
  tables: TableBackup[]
  sequences: { name: string; value: string; isCalled: boolean }[]
  /** Of schemas that no migration makes, as the sandbox's: what makes their tables, and what completes them when they are filled. */
  otherSchemas: { tables: string[]; rest: string[] }
  files: StoredPart[]
  /** How many files the rows name that are not in the backup: those in a bucket. Not in older backups. */
  missingFiles?: number
}

export type TableBackup = { name: string; columns: string[]; rows: number; part: StoredPart }

const name = 'manifest.json'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`
  await writeFile(join(folder, `${name}.sha256`), `${hashOf(text)}  ${name}\n`, { flush: true })
  await writeFile(join(folder, name), text, { flush: true })
}

export async function readManifest(folder: string): Promise<Manifest> {
  const [text, hash] = await Promise.all([
    readFile(join(folder, name), 'utf8'),
    readFile(join(folder, `${name}.sha256`), 'utf8'),
  ]).catch(() => {
    throw new Error(`${folder} is not a backup, or one that was not finished: it has no ${name}.`)
  })
  if (!hash.startsWith(`${hashOf(text)} `)) throw new Error(`Damaged in the backup: ${name}`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1)
    throw new Error(
      `The backup has the format ${String(manifest.format)}: restore it with the release that made it.`,
    )
  return manifest
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
