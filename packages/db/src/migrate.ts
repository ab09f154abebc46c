import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { requireEngine } from './engine.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'

/** Any number will do, as long as nothing else locks the same one. */
const migrationLock = 710_177_001

/** Held while tables are changed, and shared by those who must not see that: a start that changes nothing does not wait for them. */
export const schemaChanges = 710_177_002

/** The collation of our searches, which PostgreSQL has itself from 17 on. */
const letters = `create collation if not exists public.pg_c_utf8 (locale = 'C.UTF-8')`

/**
 * Brings a database to the newest schema. Safe to repeat, and to run from several processes at once: the second waits for the first. Refuses
 * a database whose applied migrations are not the ones shipped here, and an engine that does not keep our rules. With fewer `files`, it stops
 * at an older schema.
 */
export async function migrate(connectionString: string, files = readMigrations()): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { number } = await requireEngine(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (number < 170_000) await client.query(letters)
    // Nothing waits for these commits alone: the first one that somebody relies on takes them to disk before itself.
    await client.query('set synchronous_commit = off')
    await client.query(`create table if not exists schema_migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
    const applied = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migrations',
    )
    const known = new Map(applied.rows.map((row) => [row.name, row.sha256]))
    if (files.some(({ name }) => !known.has(name)))
      await client.query('select pg_advisory_lock($1)', [schemaChanges])
    for (const file of files) await apply(client, file, known.get(file.name))
  } finally {
    await client.end()
  }
}

async function apply(
  client: pg.Client,
  { name, text, sha256 }: MigrationFile,
  appliedSha256: string | undefined,
): Promise<void> {
  if (appliedSha256 === sha256) return
  if (appliedSha256) throw new Error(`${name} was changed after it was applied to this database`)
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockMs}`)
      await client.query(text)
      await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
      return void (await client.query('commit'))
    } catch (error) {
      await client.query('rollback')
      if (attempt === attempts || !isHeldUp(error))
        throw new Error(`${name} could not be applied: ${String(error)}`, { cause: error })
      await delay(pauseMs)
    }
  }
}

/** Others work on these tables meanwhile: they wait behind us while we wait for a lock, so we step back for a moment and try again. */
const lockMs = 1_000
const pauseMs = 500
const attempts = 100

/** By a lock that did not come in time, or by a deadlock. */
const isHeldUp = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
