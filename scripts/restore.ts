import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readBackup, requireEmptyFolder, restore } from '@tradelane/db/backup'
import { removeEmbedded, startEmbedded } from '@tradelane/db/embedded'
import pg from 'pg'
import { migrateQueue, prepareDatabase } from '../apps/server/src/app/prepare-database.ts'

// npm run restore -- FOLDER: a backup into an empty data folder (DATA_DIR) and, where DATABASE_URL is set, an empty database. Then brings
// the tables up to this release, counts the books and reads the audit trail: exit status 1 where either is not in order.

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the backup: npm run restore -- FOLDER')
const { DATABASE_URL: databaseUrl, DATA_DIR = './data' } = process.env
const dataDir = resolve(DATA_DIR)
requireEmptyFolder(dataDir)
const manifest = await readBackup(folder)
let isFilled = false
try {
  const server = databaseUrl
    ? { connectionString: databaseUrl, stop: async () => undefined }
    : await startEmbedded({ dataDir })
  try {
    await fill(server.connectionString)
    isFilled = true
    const { madeAt, missingFiles = 0 } = manifest
    if (missingFiles > 0)
      console.log(
        `${missingFiles} stored files were not in the backup: they have to be in the bucket that FILES_S3_BUCKET names (docs/operations.md).`,
      )
    console.log(`Restored as it was at ${madeAt}. Now its books and its audit trail are read.`)
    const checks = ['invariants.ts', 'audit-verify.ts'].map(
      (name) => spawnSync(process.execPath, [join(import.meta.dirname, name)], { stdio: 'inherit' }).status,
    )
    process.exitCode = checks.every((status) => status === 0) ? 0 : 1
  } finally {
    await server.stop()
  }
} finally {
  if (!isFilled) await emptyFolder()
}

async function fill(connectionString: string): Promise<void> {
  const complete = async () => {
    await prepareDatabase(connectionString)
    await endSessions(connectionString)
  }
  const from = { folder: resolve(folder ?? ''), dataDir, manifest }
  await restore(connectionString, { ...from, prepareQueue: migrateQueue, complete })
}

/** As it was found, for the next attempt. */
async function emptyFolder(): Promise<void> {
  if (!databaseUrl) await removeEmbedded(dataDir)
  if (!existsSync(dataDir)) return
  for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true })
}

/** Somebody may have been signed out since the backup, and must not be let in again by the session of then. */
async function endSessions(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client
    .query('update sessions set ended_at = now() where ended_at is null')
    .finally(() => client.end())
}
