import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { removeEmbedded } from '@tradelane/db/embedded'
import pg from 'pg'

// Deletes all data: the next start creates the tables and the demo again.

if (process.env.NODE_ENV === 'production') throw new Error('This deletes everything: never in production.')

const dataDir = resolve(process.env.DATA_DIR ?? './data')
const { DATABASE_URL: databaseUrl } = process.env
if (databaseUrl) await emptyDatabase(databaseUrl)
else await removeEmbedded(dataDir)
// Documents without their records would be somebody's papers that nobody knows of.
await rm(join(dataDir, 'files'), { recursive: true, force: true })
console.log(databaseUrl ? 'The database is empty.' : `The data in ${dataDir} is gone.`)

async function emptyDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop schema %I cascade', nspname) as statement from pg_namespace
      where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  )
  await client.query([...rows.map(({ statement }) => statement), 'create schema public'].join(';'))
  await client.end()
}
