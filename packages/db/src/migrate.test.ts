import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let people: pg.Client
let reader: pg.Client

beforeEach(async () => {
  database = await freshDatabase()
  const { connectionString } = database
  people = new pg.Client({ connectionString })
  reader = new pg.Client({ connectionString })
  await Promise.all([people.connect(), reader.connect()])
})

afterEach(async () => {
  await Promise.all([people.end(), reader.end()])
  await database.close()
})

/** Changes two tables, one after the other. */
const later = {
  name: '9900_later.sql',
  sha256: 'later',
  text: 'alter table companies add column later text; alter table users add column later text',
}
const migrateLater = () => migrate(database.connectionString, [...readMigrations(), later])

async function untilItWaits(): Promise<void> {
  const waiting = `select from pg_locks where not granted and mode = 'AccessExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())`
  const waits = async () => (await reader.query(waiting)).rowCount
  await expect.poll(waits, { interval: 10, timeout: 60_000 }).toBeGreaterThan(0)
}

test('a migration that waits for a long transaction lets all others go on, and comes after it', async () => {
  await people.query('begin; select from companies')
  const migrated = migrateLater()
  await untilItWaits()
  // Behind the migration, until it steps back; the long transaction has not ended.
  await reader.query('select from companies')
  await people.query('commit')
  await migrated
  expect((await reader.query('select later from companies')).rows).toEqual([])
})

test('a migration that meets a request in a deadlock is tried again', async () => {
  await people.query('begin; select from users')
  const migrated = migrateLater()
  await untilItWaits()
  // It has the one table and wants the other, we the other way round: the database ends one of the two.
  await people.query('select from companies').catch(() => undefined)
  await people.query('rollback')
  await migrated
  expect((await reader.query('select later from users')).rows).toEqual([])
})

test('a migration that fails by itself is not tried again, and leaves nothing', async () => {
  const wrong = { ...later, text: `${later.text}; select 1 / 0` }
  await expect(migrate(database.connectionString, [...readMigrations(), wrong])).rejects.toThrow(
    '9900_later.sql could not be applied: error: division by zero',
  )
  await expect(reader.query('select later from companies')).rejects.toThrow('column "later" does not exist')
})
