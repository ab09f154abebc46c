import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addNote, givenAuditTrail } from '../../../../test/given-audit-trail.ts'
import { theApp } from '../../../../test/the-app.ts'
import { sealEntries } from './seal-entries.ts'
import { verifyTrail } from './verify-trail.ts'

const app = theApp({}, { isForEachTest: true })

test.each([
  ["insert into audit_texts select entry_id, 'Other' from audit_entries"],
  ['insert into audit_pending select max(entry_id) + 1 from audit_entries'],
  ['update audit_pending set entry_id = entry_id + 1'],
])('the application may not write what triggers write: %s', async (statement) => {
  await givenAuditTrail(app, 1)
  await expect(asApplication(statement)).rejects.toThrow('permission denied')
})

test('the triggers write it for the application', async () => {
  await givenAuditTrail(app, 1)
  await asApplication(
    `insert into audit_entries (kind, at, actor, actor_id, role, action, request_id, content_hash, seal)
     select kind, at, actor, actor_id, role, action, 'again', content_hash, seal from audit_entries`,
    `insert into audit_chain (number, entry_id, previous_hash, content_hash, hash)
     select 1, entry_id, sha256('none'), content_hash, sha256('one') from audit_entries where request_id = 'again'`,
  )
  expect(await countOf('audit_pending')).toBe(2)
  expect(await countOf('audit_texts')).toBe(1)
})

test('a row too many stops neither a writer nor the sealer, and is found', async () => {
  const { token, companyId } = await givenAuditTrail(app, 1)
  const { pool } = app.deps
  await pool.query(`insert into audit_texts select entry_id, 'Other' from audit_entries`)
  await pool.query(
    "insert into audit_pending select last_value + 1 from (select pg_sequence_last_value(pg_get_serial_sequence('audit_entries', 'entry_id')) as last_value) as sequence",
  )
  expect(await addNote(app, token, companyId, 'Note 2')).toBe(200)
  await sealEntries(app.deps)
  expect(await verifyTrail(app.deps)).toMatchObject({ verdict: 'altered', first_bad: 1, checked: 2 })
})

test('the migration that fills the texts waits for a sealer before it holds any table', async () => {
  const sealer = await app.deps.pool.connect()
  const migration = await app.deps.pool.connect()
  try {
    await sealer.query("begin; select pg_advisory_xact_lock(hashtext('audit sealer'))")
    await migration.query('begin')
    const { rows } = await migration.query<{ pid: number }>('select pg_backend_pid() as pid')
    // It is applied already: once it goes on, it ends at its first table.
    const ended = expect(migration.query(await readFile(file, 'utf8'))).rejects.toThrow('already exists')
    const locks = async () => {
      const of = await sealer.query<{ locktype: string; granted: boolean }>(
        "select locktype, granted from pg_locks where pid = $1 and locktype in ('relation', 'advisory')",
        [rows[0]?.pid],
      )
      return of.rows
    }
    await expect.poll(locks).toEqual([{ locktype: 'advisory', granted: false }])
    await sealer.query('commit')
    await ended
    await migration.query('rollback')
  } finally {
    sealer.release()
    migration.release()
  }
})

const file = new URL(
  '../../../../../../packages/db/migrations/0416_search_of_the_audit_trail.sql',
  import.meta.url,
)

/** As the role of the running product does, in one transaction. */
async function asApplication(...statements: string[]): Promise<void> {
  const client = await app.deps.pool.connect()
  try {
    await client.query(`begin; set local role tradelane_app; ${statements.join(';')}; commit`)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function countOf(table: string): Promise<number> {
  const { rows } = await app.deps.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count
}
