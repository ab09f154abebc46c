import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { emptyDatabase } from '@tradelane/db/backup'
import { removeEmbedded } from '@tradelane/db/embedded'
import pg from 'pg'

// Deletes all data: the next start creates the tables and the demo again.

if (process.env.NODE_ENV === 'production') throw new Error('This deletes everything: never in production.')

const dataDir = resolve(process.env.DATA_DIR ?? './data')
const { DATABASE_URL: databaseUrl } = process.env
if (databaseUrl) await emptyDatabaseAt(databaseUrl)
else await removeEmbedded(dataDir)
// Documents without their records would be somebody's papers that nobody knows of.
await rm(join(dataDir, 'files'), { recursive: true, force: true })
// The mark of the database that was emptied, and not of the other one.
await rm(join(dataDir, databaseUrl ? 'demo-unfinished-elsewhere' : 'demo-unfinished'), { force: true })
if (process.env.FILES_S3_BUCKET)
  console.log(`The files in the bucket ${process.env.FILES_S3_BUCKET} are still there: empty it, too.`)
console.log(databaseUrl ? 'The database is empty.' : `The data in ${dataDir} is gone.`)

async function emptyDatabaseAt(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await emptyDatabase(client).finally(() => client.end())
}
