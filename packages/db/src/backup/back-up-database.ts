import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { schemaChanges } from '../migrate.ts'
import type { Manifest, TableBackup } from './manifest.ts'
import { listTables, readOtherSchemas, readSequences } from './shape.ts'
import { storePart } from './stored-part.ts'

export type DatabaseBackup = Omit<Manifest, 'format' | 'madeAt' | 'files' | 'missingFiles'> & {
  /** Of all files that the rows name. */
  storedIds: string[]
}

/**
 * Writes all tables as they are at one moment into `folder`, while others go on reading and writing.
 */
export async function backUpDatabase(connectionString: string, folder: string): Promise<DatabaseBackup> {
  const client = new pg.Client({ connectionString })
  // A connection that breaks fails the statement that waits; without a listener it would end the process, too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ is: boolean }>(
      `select to_regclass('public.schema_migrations') is not null as is`,
    )
    if (!rows[0]?.is) throw new Error('There is nothing in this database yet: npm start makes it.')
    // A release that changes tables waits for us here, before it has locked any of them. One that changes none does not wait.
    await client.query('select pg_advisory_lock_shared($1)', [schemaChanges])
    const tables = await listTables(client)
    await client.query('begin isolation level repeatable read read only')
    // The queue's own migrations know nothing of the lock above. Locking takes no snapshot yet.
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`)
    return await copyAll(client, folder, tables)
  } finally {
    await client.end()
  }
}

async function copyAll(
  client: pg.Client,
  folder: string,
  locked: { name: string; columns: string[] }[],
): Promise<DatabaseBackup> {
  const tables = await listTables(client)
  if (JSON.stringify(tables) !== JSON.stringify(locked))
    throw new Error('Tables were changed as the backup began: make it again.')
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from public.schema_migrations order by name',
  )
  const queueVersion = await readQueueVersion(client)
  const copied: TableBackup[] = []
  for (const table of tables) copied.push(await copyOut(client, folder, table))
  return {
    migrations,
    queueVersion,
    tables: copied,
    sequences: await readSequences(client),
    otherSchemas: await readOtherSchemas(client),
    storedIds: await readStoredIds(client, tables),
  }
}

/** Each table that names files does so in this column. */
async function readStoredIds(client: pg.Client, tables: { name: string; columns: string[] }[]) {
  const ids: string[] = []
  for (const { name } of tables.filter(({ columns }) => columns.includes('stored_id'))) {
    const { rows } = await client.query<{ stored_id: string }>(
      `select stored_id from ${name} where stored_id is not null`,
    )
    for (const { stored_id } of rows) ids.push(stored_id)
  }
  return ids
}

async function copyOut(
  client: pg.Client,
  folder: string,
  { name, columns }: { name: string; columns: string[] },
): Promise<TableBackup> {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
  const zip = createGzip({ level: 1 })
  rows.on('error', (error) => zip.destroy(error))
  const part = await storePart(folder, `tables/${name.replaceAll('"', '')}.gz`, rows.pipe(zip))
  return { name, columns, rows: rows.rowCount, part }
}

export async function readQueueVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'select max(id) as version from graphile_worker.migrations',
  )
  return rows[0]?.version ?? 0
}
