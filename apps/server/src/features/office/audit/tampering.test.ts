import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audit } from '@tradelane/contract/audit/calls'
import { customerFile } from '@tradelane/contract/customers/file-calls'
import { beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { addNote, givenAuditTrail, tamper } from '../../../../test/given-audit-trail.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { theApp } from '../../../../test/the-app.ts'
import { auditKeysOf } from '../../../audit/audit-keys.ts'
import { jsonOf, signCheckpoint } from '../../../audit/checkpoint.ts'
import { type EntryContent, hashOfContent, hashOfLink, noHash } from '../../../audit/entry-content.ts'
import { sealTrail } from './checkpoints.ts'
import { readLinks } from './read-links.ts'
import { verifyTrail } from './verify-trail.ts'

const app = theApp({}, { isForEachTest: true })
let trail: Awaited<ReturnType<typeof givenAuditTrail>>
/** Five entries with one checkpoint. */
beforeEach(async () => {
  trail = await givenAuditTrail(app, 5)
  await sealTrail(app.deps)
})

const verify = async () => (await app.call(audit.verify, {}, { token: trail.token })).body
const ofNumber = (number: number) => `entry_id = (select entry_id from audit_chain where number = ${number})`

test('a trail that nobody has touched is intact', async () => {
  await addNote(app, trail.token, trail.companyId, 'After the checkpoint')
  expect(await verify()).toMatchObject({ status: 'success', verdict: 'intact', checked: 6, checkpoints: 1 })
})

test.each([
  "reason = 'Other'",
  "at = at + interval '1 microsecond'",
  "actor = 'eve@tradelane.example'",
  'after = null',
  "content_hash = sha256('other')",
  "seal = sha256('other')",
])('an entry that was altered in one place (%s) is found by its number', async (change) => {
  await tamper(app, `update audit_entries set ${change} where ${ofNumber(3)}`)
  expect(await verify()).toMatchObject({ verdict: 'altered', first_bad: 3 })
})

test.each([
  `update audit_chain set hash = sha256('other') where number = 3`,
  `update audit_chain set previous_hash = sha256('other') where number = 3`,
  `update audit_chain set content_hash = sha256('other') where number = 3`,
])('a link that was altered is found by its number: %s', async (statement) => {
  await tamper(app, statement)
  expect(await verify()).toMatchObject({ verdict: 'altered', first_bad: 3 })
})

test.each([
  `update audit_texts set searched = ' nothing ' where ${ofNumber(3)}`,
  `delete from audit_texts where ${ofNumber(3)}`,
])('what the search finds an entry by, changed or deleted, is found by its number: %s', async (statement) => {
  await tamper(app, statement)
  expect(await verify()).toMatchObject({ verdict: 'altered', first_bad: 3, checked: 5 })
})

test('what the search finds an entry by is compared in every script', async () => {
  // Of some of these letters the database makes others than we do: then it is asked.
  const reasons = 'Straße 東京 İSTANBUL ﬁ ½ Ⅷ ŉ ⓐ ΣΑΣ'
  const nextMonth = new Date(app.deps.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
  const rating = { uid: trail.companyId, version: 0, rating: 'high' as const, reasons, review_on: nextMonth }
  await app.call(customerFile.rate, { body: rating }, { token: trail.token })
  expect(await verify()).toMatchObject({ verdict: 'intact', checked: 6 })
  await tamper(app, `update audit_texts set searched = replace(searched, '東', '西') where ${ofNumber(6)}`)
  expect(await verify()).toMatchObject({ verdict: 'altered', first_bad: 6, checked: 6 })
})

test('what the search finds an entry of two records by is compared with both', async () => {
  const [one, other] = [await givenAdministrator(app), await givenAdministrator(app)]
  await givenRate(app, [one, other])
  expect(await verify()).toMatchObject({ verdict: 'intact' })
  const { rows } = await app.deps.pool.query(
    `select number, link.entry_id from audit_chain link join audit_entries using (entry_id) where action like '%approvals/decide'`,
  )
  await tamper(
    app,
    `update audit_texts text set searched = search_text(concat_ws(' ', actor, action, subject, subject_id, company, reason, request_id))
       from audit_entries entry where entry.entry_id = text.entry_id and text.entry_id = ${rows[0]?.entry_id}`,
  )
  expect([rows.length, await verify()]).toMatchObject([
    1,
    { verdict: 'altered', first_bad: Number(rows[0]?.number) },
  ])
})

test.each([
  ['an entry with its link', ['audit_entries', 'audit_chain']],
  ['an entry without its link', ['audit_entries']],
  ['a link without its entry', ['audit_chain']],
])('%s that was deleted is missing', async (_, tables) => {
  const { rows } = await app.deps.pool.query('select entry_id from audit_chain where number = 3')
  await tamper(app, ...tables.map((table) => `delete from ${table} where entry_id = ${rows[0]?.entry_id}`))
  expect(await verify()).toMatchObject({ verdict: 'missing', first_bad: 3 })
})

test('a row that somebody appended by hand is not taken for one of the product, with or without a link', async () => {
  const forged = `insert into audit_entries (kind, at, actor, actor_id, role, action, request_id, content_hash, seal)
    select kind, at, 'eve@tradelane.example', actor_id, role, action, request_id, content_hash, seal
      from audit_entries where ${ofNumber(5)}`
  await tamper(app, forged)
  expect(await verify()).toMatchObject({ verdict: 'altered', first_bad: 6 })
  await tamper(app, 'insert into audit_pending select max(entry_id) from audit_entries')
  expect(await verify()).toMatchObject({ verdict: 'altered', first_bad: 6 })
})

test('an appended row with all hashes right has no seal', async () => {
  const [last] = await readLinks(app.db, 4n, 1)
  const forged = { ...last, reason: 'Forged' } as EntryContent
  const hash = Buffer.from(hashOfContent(forged)).toString('hex')
  await app.deps.pool.query(`insert into audit_entries
      (kind, at, actor, actor_id, role, action, subject, subject_id, company, before, after, reason, request_id, content_hash, seal)
    select kind, at, actor, actor_id, role, action, subject, subject_id, company, before, after, 'Forged', request_id, '\\x${hash}', seal
      from audit_entries where ${ofNumber(5)}`)
  expect(await verify()).toMatchObject({ verdict: 'altered', first_bad: 6, checked: 6 })
})

test('a tail that was cut, with the checkpoints in the database, is missing after the last entry that is left', async () => {
  await tamper(
    app,
    'delete from audit_entries where entry_id in (select entry_id from audit_chain where number > 3)',
    'delete from audit_chain where number > 3',
    'delete from audit_checkpoints',
  )
  expect(await verify()).toMatchObject({ verdict: 'missing', first_bad: 4, checked: 3 })
})

test('everything deleted is missing from the first entry on', async () => {
  await tamper(
    app,
    ...['audit_entries', 'audit_chain', 'audit_checkpoints'].map((table) => `delete from ${table}`),
  )
  expect(await verify()).toMatchObject({ verdict: 'missing', first_bad: 1, checked: 0 })
})

test('links that were deleted from the end are missing, also where no checkpoint covers them', async () => {
  for (const text of ['six', 'seven']) await addNote(app, trail.token, trail.companyId, text)
  expect(await verify()).toMatchObject({ verdict: 'intact', checked: 7 })
  await tamper(app, 'delete from audit_chain where number > 6')
  expect(await verify()).toMatchObject({ verdict: 'missing', first_bad: 7 })
})

test('a whole chain that was rewritten, consistent in itself, is named so', async () => {
  await tamper(app, 'delete from audit_checkpoints')
  await rewriteFrom(1)
  expect(await verify()).toMatchObject({ verdict: 'rewritten', first_bad: 1 })
})

test('what was rewritten after a checkpoint begins after it', async () => {
  for (const text of ['six', 'seven']) await addNote(app, trail.token, trail.companyId, text)
  await sealTrail(app.deps)
  await rewriteFrom(7)
  expect(await verify()).toMatchObject({ verdict: 'rewritten', first_bad: 6, checkpoints: 2 })
})

test('checkpoints in the file that were changed are found, and half a line of a dead process is not', async () => {
  const file = join(app.deps.config.dataDir, 'files', 'audit', 'checkpoints.jsonl')
  await appendFile(file, '{"number": 7')
  await addNote(app, trail.token, trail.companyId, 'six')
  await sealTrail(app.deps)
  expect(await verify()).toMatchObject({ verdict: 'intact', checkpoints: 2 })
  const lines = await readFile(file, 'utf8')
  await writeFile(file, lines.replace(/"tip":"../, '"tip":"00'))
  expect(await verify()).toMatchObject({ verdict: 'altered', first_bad: 5 })
  await rm(file)
  expect(await verify()).toMatchObject({ verdict: 'intact', checkpoints: 2 })
})

test.each([
  ['time', "at = at + interval '1 hour'"],
  ['signature', "signature = decode(repeat('00', 64), 'hex')"],
  ['key', "public_key = decode(repeat('00', 32), 'hex')"],
])('a checkpoint with another %s is found, also where it fits the chain', async (_, changed) => {
  await tamper(app, `update audit_checkpoints set ${changed}`)
  expect(await verify()).toMatchObject({ verdict: 'altered', first_bad: 5 })
})

test('a checkpoint that somebody signed with a key of their own does not count as ours', async () => {
  const foreign = signCheckpoint(auditKeysOf('somebody else'), { number: 9n, tip: noHash, at: new Date() })
  await app.deps.checkpoints.append([JSON.stringify(jsonOf(foreign))])
  expect(await verifyTrail(app.deps)).toMatchObject({ verdict: 'altered', first_bad: 9 })
})

/** As somebody without our key would: contents and links fit each other again, seals do not. */
async function rewriteFrom(first: number): Promise<void> {
  const rows = await readLinks(app.db, 0n, 100)
  let previousHash = noHash
  const statements = rows.flatMap((row) => {
    const { number } = row
    const reason = number === BigInt(first) ? 'Rewritten' : row.reason
    const contentHash = hashOfContent({ ...(row as EntryContent), reason })
    const previous = previousHash
    previousHash = hashOfLink({ number, previousHash, contentHash })
    return [
      `update audit_entries set reason = ${reason === null ? 'null' : `'${reason}'`}, content_hash = ${literal(contentHash)}
        where ${ofNumber(Number(number))}`,
      `update audit_chain set previous_hash = ${literal(previous)}, content_hash = ${literal(contentHash)},
        hash = ${literal(previousHash)} where number = ${number}`,
    ]
  })
  await tamper(app, ...statements)
}

const literal = (bytes: Uint8Array): string => `'\\x${Buffer.from(bytes).toString('hex')}'`
