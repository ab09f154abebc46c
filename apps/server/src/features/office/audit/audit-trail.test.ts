import { adminAccess } from '@tradelane/contract/administrators/calls'
import { audit } from '@tradelane/contract/audit/calls'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { documents } from '@tradelane/contract/documents/calls'
import { staff } from '@tradelane/contract/staff/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { addNote, givenAuditTrail } from '../../../../test/given-audit-trail.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { theApp } from '../../../../test/the-app.ts'
import { duringCall, noteChange } from '../../../audit/current-call.ts'
import { withoutSecrets } from '../../../audit/without-secrets.ts'
import { inTransaction } from '../../../transaction.ts'

const app = theApp()
const list = async (token: string, body: object = {}) =>
  (await app.call(audit.list, { body, query: {} }, { token })).body

test('an entry says who, in which role, when, what, before, after, why, and in which request', async () => {
  const { companyId } = await givenCompany(app)
  await app.db
    .updateTable('companies')
    .set({ kyb_status: 'IN_PROGRESS' })
    .where('uid', '=', companyId)
    .execute()
  const { token, email } = await givenAdministrator(app, 'compliance')
  const body = { uid: companyId, decision: 'refuse', reason: 'The register has no such company' } as const
  const answer = await app.call(adminCustomers.decideKyb, { body }, { token })
  expect(answer.status).toBe(200)
  const { entries } = await list(token, { subject: companyId })
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    kind: 'change',
    actor: email,
    role: 'compliance',
    action: '/admin/customers/kyb_decide',
    what: 'Clears or refuses a verification under review, or requests more information',
    subject_id: companyId,
    before: { records: [{ id: companyId, state: 'IN_PROGRESS' }] },
    after: { asked: body, records: [{ id: companyId, state: 'Refused' }] },
    reason: body.reason,
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(Math.abs(app.clock.now().getTime() - Date.parse(entries[0]?.at ?? ''))).toBeLessThan(60_000)
})

test('names colleagues, and changes that wait for a second person', async () => {
  const { token, administratorId } = await givenAdministrator(app)
  await givenAdministrator(app)
  const renamed = {
    admin_id: administratorId,
    role: 'administrator',
    name: 'Bo L. Lindqvist',
    reason: 'Has two names',
  } as const
  expect((await app.call(staff.update, { body: renamed }, { token })).status).toBe(200)
  expect((await list(token, { subject: administratorId })).entries[0]).toMatchObject({
    subject: renamed.name,
  })
  const moved = { ...renamed, role: 'trade', reason: 'Moves to the desk' } as const
  expect((await app.call(staff.update, { body: moved }, { token })).status).toBe(200)
  const { entries } = await list(token, { subject: 'pending_change' })
  expect(entries[0]).toMatchObject({ subject: expect.stringContaining(`Change of ${renamed.name}`) })
})

test('what is rolled back leaves no entry, and what only reads in a transaction does not either', async () => {
  const before = await countEntries()
  const call = toyCall()
  await expect(duringCall(call, () => write(true))).rejects.toThrow('fails')
  await duringCall(call, () => inTransaction(app.db, (tx) => sql`select 1`.execute(tx)))
  await write(false)
  expect(await countEntries()).toBe(before)
  await duringCall(call, () => write(false))
  expect(await countEntries()).toBe(before + 1n)
})

test('of a call with several transactions, those that move no record leave no second entry of what was asked for', async () => {
  const before = await countEntries()
  await duringCall(toyCall(), async () => {
    await write(true).catch(() => undefined)
    for (const moves of [false, false, true, false, true])
      await inTransaction(app.db, async (tx) => {
        await sql`select pg_current_xact_id()`.execute(tx)
        if (moves) noteChange(tx, moved)
      })
  })
  expect(await countEntries()).toBe(before + 3n)
})

test('who looks at a document of a customer leaves an entry, and the customer does not', async () => {
  const { token: customer } = await givenCompany(app)
  const file = await givenDocument(app, customer)
  const { token, email } = await givenAdministrator(app)
  const before = await countEntries()
  await app.call(documents.serveFile, { query: { file }, body: {} }, { token: customer })
  expect(await countEntries()).toBe(before)
  expect((await app.call(documents.serveFile, { query: { file }, body: {} }, { token })).status).toBe(200)
  const { entries } = await list(token, { actor: email })
  expect(entries[0]).toMatchObject({
    kind: 'reveal',
    action: '/common/serve_file',
    after: { asked: { file } },
  })
})

test('who signs out leaves an entry', async () => {
  const [{ token: reader }, leaving] = [
    await givenAdministrator(app),
    await givenAdministrator(app, 'support'),
  ]
  await app.call(adminAccess.logout, {}, { token: leaving.token })
  expect((await list(reader, { actor: leaving.email })).entries).toMatchObject([
    { kind: 'change', action: '/admin/logout', role: 'support' },
    { kind: 'change', action: '/admin/login', role: 'support', what: 'Signs a colleague in' },
  ])
})

test('passwords, codes and tokens are not kept, and of a file only its hash', () => {
  const asked = {
    ...{ password: 'Harbour-Lantern-27', verify_code: '123456', reason: 'Why', amount: 5 },
    rows: [{ token: 'abc', base64File: 'x'.repeat(5_000) }],
  }
  expect(withoutSecrets(asked)).toEqual({
    ...{ password: 'not kept', verify_code: 'not kept', reason: 'Why', amount: 5 },
    rows: [
      { token: 'not kept', base64File: expect.stringMatching(/^sha256 [0-9a-f]{64}, 5000 characters$/) },
    ],
  })
})

test('is found by actor, record, day and text, in pages, the newest first', async () => {
  const { token, email, companyId } = await givenAuditTrail(app, 3)
  const found = async (body: object) => (await list(token, body)).pagination.total
  expect(await found({ actor: email, subject: companyId })).toBe(3)
  expect(await found({ actor: 'Bo Lindqvist', subject: `company ${companyId}` })).toBe(3)
  for (const actor of ['lindq', 'LÏNDQ'])
    expect(await found({ actor, subject: `company ${companyId}` })).toBe(3)
  expect(await found({ actor: 'Nobody Else', subject: companyId })).toBe(0)
  expect(await found({ search: `notes ${companyId}` })).toBe(3)
  expect(await found({ search: 'notes-of-nobody' })).toBe(0)
  const today = app.clock.now().toISOString().slice(0, 10)
  const entry = await app.db
    .selectFrom('audit_entries')
    .select('at')
    .where('company', '=', companyId)
    .executeTakeFirst()
  const day = entry?.at.toISOString().slice(0, 10) ?? today
  expect(await found({ subject: companyId, from: day })).toBe(3)
  expect(await found({ subject: companyId, to: '2020-01-01' })).toBe(0)
  expect(await found({ subject: companyId, from: '2099-01-01' })).toBe(0)
  const { entries } = await list(token, { subject: companyId })
  expect(entries.map(({ after }) => after?.asked)).toMatchObject([
    { text: 'Note 3' },
    { text: 'Note 2' },
    { text: 'Note 1' },
  ])
  const second = await app.call(
    audit.list,
    { body: { subject: companyId }, query: { page: '2', limit: '2' } },
    { token },
  )
  expect(second.body.entries).toHaveLength(1)
  expect((await list(token, { subject: companyId, page: 2 })).entries).toHaveLength(0)
})

test('is exported as CSV without formulas, and the export is an entry itself', async () => {
  const { token, email, companyId } = await givenAuditTrail(app, 1)
  await addNote(app, token, companyId, '=1+1')
  const file = await app.call(audit.file, { body: { subject: companyId } }, { token })
  const rows = readCsv(file.bytes.toString())
  expect(rows).toHaveLength(2)
  const about = { Kind: 'change', Who: email, Role: 'administrator', Call: '/admin/customers/notes/add' }
  expect(rows).toMatchObject([about, { ...about, 'Record id': companyId }])
  expect((await list(token, { actor: email })).entries[0]).toMatchObject({
    kind: 'reveal',
    action: '/admin/audit/file',
  })
})

test('nobody of the staff but administrators and compliance reads it', async () => {
  for (const role of ['finance', 'trade', 'support'] as const) {
    const { token } = await givenAdministrator(app, role)
    expect((await app.call(audit.list, { body: {}, query: {} }, { token })).status).toBe(403)
  }
})

const moved = {
  companyId: null,
  subject: 'toy',
  subjectId: '1',
  from: null,
  to: 'moved',
  actor: 'administrator:1',
}

const toyCall = () => ({
  emailOf: async () => 'bo@tradelane.example',
  ...{ actorId: 'administrator:1', role: 'administrator', action: '/admin/toy', requestId: '1', asked: {} },
  ...{ audits: 'changes' as const, now: () => new Date(), sealKey: app.deps.auditKeys.seal },
})

const write = (fails: boolean) =>
  inTransaction(app.db, async (tx) => {
    const tried = { account: 'x', kind: 'toy', failed_at: new Date() }
    await tx.insertInto('failed_attempts').values(tried).execute()
    if (fails) throw new Error('fails')
  })

async function countEntries(): Promise<bigint> {
  const { count } = await app.db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
