import { audit } from '@tradelane/contract/audit/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { addNote, givenAuditTrail } from '../../../../test/given-audit-trail.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { duringCall } from '../../../audit/current-call.ts'
import { inTransaction } from '../../../transaction.ts'
import { mailCheckpoint, sealTrail } from './checkpoints.ts'
import { sealEntries } from './seal-entries.ts'
import { verifyTrail } from './verify-trail.ts'

const app = theApp({ AUDIT_MAIL: 'auditor@audit.example' }, { isForEachTest: true })

test('50 administrators who write at once, while two sealers link: no fork, no deadlock, no gap', async () => {
  const { companyId } = await givenCompany(app)
  const administrators = await Promise.all(Array.from({ length: 50 }, () => givenAdministrator(app)))
  const writing = administrators.map(({ token }, i) => addNote(app, token, companyId, `Note ${i}`))
  const sealing = [1, 2].map(async () => {
    for (let i = 0; i < 10; i++) await sealEntries(app.deps)
  })
  expect(await Promise.all(writing)).toEqual(administrators.map(() => 200))
  await Promise.all(sealing)
  await sealEntries(app.deps)
  // Each has signed in, and written.
  expect(await verifyTrail(app.deps)).toMatchObject({ verdict: 'intact', checked: 100 })
})

test('who writes waits neither for another writer nor for the sealer, and what commits later is numbered later', async () => {
  const { token, companyId } = await givenAuditTrail(app, 1)
  const open = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const slow = duringCall(toyCall('slow'), () =>
    inTransaction(app.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(1), pg_current_xact_id()`.execute(tx)
      written.resolve()
      await open.promise
    }),
  )
  await written.promise
  // The sealer holds its lock meanwhile, too.
  await app.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('audit sealer'))`.execute(tx)
    expect(await addNote(app, token, companyId, 'Fast')).toBe(200)
  })
  await sealEntries(app.deps)
  open.resolve()
  await slow
  await sealEntries(app.deps)
  const chain = await app.db
    .selectFrom('audit_chain as link')
    .innerJoin('audit_entries as entry', 'entry.entry_id', 'link.entry_id')
    .select(['link.number', 'entry.action'])
    .orderBy('link.number')
    .execute()
  expect(chain.map(({ action }) => action)).toEqual([
    ...['add', 'add'].map((a) => `/admin/customers/notes/${a}`),
    'slow',
  ])
})

test('a sealer that is killed between two entries loses nothing, and links nothing twice', async () => {
  await givenAuditTrail(app, 4)
  const { crashAt } = app.deps
  let point = ''
  app.deps.crashAt = (reached) => {
    point = reached
    throw new Error('killed')
  }
  await expect(sealEntries(app.deps)).rejects.toThrow('killed')
  expect(point).toBe('audit_linked')
  app.deps.crashAt = crashAt
  expect(await verifyTrail(app.deps)).toMatchObject({ verdict: 'intact', checked: 0 })
  await sealEntries(app.deps)
  await sealEntries(app.deps)
  expect(await verifyTrail(app.deps)).toMatchObject({ verdict: 'intact', checked: 4 })
})

test('the database stores no second link after one hash, and no second one of an entry', async () => {
  await givenAuditTrail(app, 2)
  await sealEntries(app.deps)
  const { pool } = app.deps
  const again = (columns: string) =>
    pool.query(`insert into audit_chain (number, entry_id, previous_hash, content_hash, hash)
      select ${columns} from audit_chain where number = 1`)
  await expect(again("3, 0, previous_hash, content_hash, sha256('x')")).rejects.toThrow('audit_chain_no_fork')
  await expect(again("3, entry_id, sha256('y'), content_hash, sha256('x')")).rejects.toThrow(
    'audit_chain_entry_once',
  )
})

test.each(['audit_entries', 'audit_texts', 'audit_chain', 'audit_checkpoints'])(
  '%s is only added to',
  async (table) => {
    await givenAuditTrail(app, 1)
    await sealTrail(app.deps)
    const columns: Record<string, string> = { audit_entries: 'reason', audit_texts: 'searched' }
    const column = columns[table] ?? 'number'
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(app.deps.pool.query(statement)).rejects.toThrow(/append-only/)
  },
)

test('a checkpoint is signed once for each tip, written to the file, and mailed to whom the company names', async () => {
  const { token, companyId } = await givenAuditTrail(app, 2)
  await sealTrail(app.deps)
  await sealTrail(app.deps)
  await addNote(app, token, companyId, 'More')
  await sealTrail(app.deps)
  const lines = await Array.fromAsync(app.deps.checkpoints.read())
  expect(lines.map((line) => JSON.parse(line).number)).toEqual([2, 3])
  await mailCheckpoint(app.deps)
  const [mail] = await app.mails('auditor@audit.example')
  expect(mail?.subject).toBe('Audit trail: checkpoint 3')
  expect(JSON.parse(/\{[^}]*\}/.exec(mail?.text ?? '')?.[0] ?? '')).toEqual(JSON.parse(lines[1] ?? ''))
})

test('a checkpoint that a process could not write any more is written by the next', async () => {
  await givenAuditTrail(app, 1)
  const { checkpoints } = app.deps
  app.deps.checkpoints = { ...checkpoints, append: () => Promise.reject(new Error('no disk')) }
  await expect(sealTrail(app.deps)).rejects.toThrow('no disk')
  app.deps.checkpoints = checkpoints
  await sealTrail(app.deps)
  expect(await Array.fromAsync(checkpoints.read())).toHaveLength(1)
})

test('the list numbers what was committed, without waiting for the job', async () => {
  const { token } = await givenAuditTrail(app, 2)
  const { body } = await app.call(audit.list, { body: {}, query: {} }, { token })
  expect(body.entries.map(({ number }) => number)).toEqual([2, 1])
})

const toyCall = (action: string) => ({
  emailOf: async () => 'bo@tradelane.example',
  ...{ actorId: 'administrator:1', role: 'administrator', action, requestId: action, asked: {} },
  ...{ audits: 'changes' as const, now: () => new Date(), sealKey: app.deps.auditKeys.seal },
})
