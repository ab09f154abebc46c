import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '../migrate.ts'
import { type MigrationFile, readMigrations } from '../migration-files.ts'
import { readQueueVersion } from './back-up-database.ts'
import { emptyDatabase } from './empty-database.ts'
import type { Manifest, TableBackup } from './manifest.ts'
import { isEmpty, readReferences } from './shape.ts'

export type DatabaseRestore = {
  folder: string
  manifest: Manifest
  /** Makes the tables of the job queue. */
  prepareQueue: (connectionString: string) => Promise<void>
  /** What is still to be done with the restored rows: where it fails, they go, too. */
  complete?: () => Promise<void>
}

/**
 * Fills an empty database from a backup: the schema by the migrations that the backup's database had, then the rows of all tables in one
 * transaction. Leaves the database empty where it fails.
 */
export async function restoreDatabase(
  connectionString: string,
  { folder, manifest, prepareQueue, complete }: DatabaseRestore,
): Promise<void> {
  const files = migrationsOf(manifest)
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (!(await isEmpty(client))) throw new Error('The database is not empty: restore into an empty one.')
    try {
      await migrate(connectionString, files)
      await prepareQueue(connectionString)
      await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
      await load(client, folder, manifest)
      await complete?.()
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      await emptyDatabase(client).catch(() => undefined)
      throw error
    }
  } finally {
    await client.end()
  }
}

/** As they were applied, unless this release has them otherwise. */
function migrationsOf({ migrations }: Manifest): MigrationFile[] {
  const shipped = new Map(readMigrations().map((file) => [file.name, file]))
  return migrations.map(({ name, sha256 }) => {
    const file = shipped.get(name)
    if (file?.sha256 !== sha256)
      throw new Error(
        `The backup was made by another release: this one does not have its migration ${name}. Restore it with that release, or a newer one.`,
      )
    return file
  })
}

async function load(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const queueVersion = await readQueueVersion(client)
  if (queueVersion !== manifest.queueVersion)
    throw new Error(
      `The backup's job queue has version ${manifest.queueVersion}, this release's ${queueVersion}: restore it with the release that made it.`,
    )
  const names = manifest.tables.map(({ name }) => name)
  const { otherSchemas, sequences } = manifest
  await client.query('begin')
  await runAll(client, otherSchemas.tables)
  // No rule of a table may look at its rows while other tables still miss theirs; added again, each reference is checked. To
  // switch off all triggers at once (session_replication_role) would take a superuser, whom a hosted database does not give.
  const references = await readReferences(client)
  await runAll(client, references.drop)
  await runAll(
    client,
    names.map((name) => `alter table ${name} disable trigger user`),
  )
  // Migrations bring rows of their own.
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of manifest.tables) await copyIn(client, folder, table)
  await runAll(
    client,
    names.map((name) => `alter table ${name} enable trigger user`),
  )
  await runAll(client, references.add)
  await runAll(client, otherSchemas.rest)
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1, $2, $3)', [name, value, isCalled])
  await client.query('commit')
  await client.query('analyze')
}

async function copyIn(client: pg.Client, folder: string, table: TableBackup): Promise<void> {
  const { name, columns, rows, part } = table
  const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(join(folder, part.path)), createGunzip(), into)
  if (into.rowCount !== rows)
    throw new Error(`${name} has ${into.rowCount} rows and not ${rows}, as the backup says.`)
}

async function runAll(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}
