import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp, readBackup, restore } from '@tradelane/db/backup'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { migrateQueue } from '../../src/app/prepare-database.ts'
import { type TestApp, testApp } from '../test-app.ts'

/** A backup of all that this application has, in a folder of its own. */
export async function givenBackup({ connectionString, deps }: Pick<TestApp, 'connectionString' | 'deps'>) {
  const folder = join(await givenFolder(), 'backup')
  const manifest = await backUp({ connectionString, dataDir: deps.config.dataDir, folder })
  return { folder, manifest }
}

export async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tradelane-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A database without any table. */
export async function givenEmptyDatabase(): Promise<string> {
  const { connectionString, close } = await freshDatabase('template0')
  onTestFinished(close)
  return connectionString
}

/** Restores a backup into an empty place. */
export async function restoreInto(connectionString: string, folder: string): Promise<{ dataDir: string }> {
  const dataDir = await givenFolder()
  const manifest = await readBackup(folder)
  await restore(connectionString, { folder, dataDir, manifest, prepareQueue: migrateQueue })
  return { dataDir }
}

/** The application on what was restored from a backup. */
export async function givenRestored(folder: string): Promise<TestApp> {
  const connectionString = await givenEmptyDatabase()
  const { dataDir } = await restoreInto(connectionString, folder)
  const app = await testApp({ DATA_DIR: dataDir }, { database: { connectionString } })
  onTestFinished(() => app.close())
  return app
}

/** As somebody who writes a backup by hand would: with a hash that agrees. */
export async function editManifest(folder: string, edit: (text: string) => string): Promise<string> {
  const file = join(folder, 'manifest.json')
  const text = edit(await readFile(file, 'utf8'))
  await writeFile(file, text)
  await writeFile(`${file}.sha256`, `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`)
  return folder
}

export async function tablesIn(connectionString: string): Promise<number> {
  const { rows } = await queryIn(
    connectionString,
    `select from pg_tables where schemaname !~ '^(pg_|information_schema)'`,
  )
  return rows.length
}

/** The content of each table in one short text. */
export async function contentOf(connectionString: string): Promise<Record<string, string>> {
  const { rows: tables } = await queryIn<{ name: string }>(
    connectionString,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname !~ '^pg_' and schemaname <> 'information_schema'`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await queryIn<{ all: string }>(
      connectionString,
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all from ${name} t`,
    )
    content[name] = rows[0]?.all ?? ''
  }
  return content
}

/** What a schema is made of: columns, constraints, indexes, triggers and the numbers that sequences go on with. */
export async function shapeOf(connectionString: string): Promise<string[]> {
  const { rows } = await queryIn<{ line: string }>(
    connectionString,
    `
    select format('%s.%s.%s %s %s %s', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema !~ '^pg_' and table_schema <> 'information_schema'
    union all select format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where conrelid <> 0 and conrelid >= 16384
    union all select indexdef from pg_indexes where schemaname !~ '^pg_'
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select format('%s.%s %s', schemaname, sequencename, last_value) from pg_sequences
    order by 1`,
  )
  return rows.map(({ line }) => line)
}

export async function queryIn<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client.query<Row>(text).finally(() => client.end())
}
