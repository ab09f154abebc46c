import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audit } from '@tradelane/contract/audit/calls'
import { beforeEach, expect, test } from 'vitest'
import { addNote, givenAuditTrail, tamper } from '../../../../test/given-audit-trail.ts'
import { theApp } from '../../../../test/the-app.ts'
import { sealTrail } from './checkpoints.ts'

const app = theApp({}, { isForEachTest: true })
let token: string
const verify = async () => (await app.call(audit.verify, {}, { token })).body

const file = () => join(app.deps.config.dataDir, 'files', 'audit', 'checkpoints.jsonl')
/** Checkpoints of entries 5, 6 and 7. */
beforeEach(async () => {
  const trail = await givenAuditTrail(app, 5)
  token = trail.token
  await sealTrail(app.deps)
  for (const text of ['six', 'seven']) {
    await addNote(app, token, trail.companyId, text)
    await sealTrail(app.deps)
  }
})
const keepLines = async (from: number, to: number, rest = 3) => {
  const lines = (await readFile(file(), 'utf8')).trim().split('\n')
  await writeFile(file(), `${[...lines.slice(from, to), ...lines.slice(rest)].join('\n')}\n`)
}

test.each([5, 6, 7])('a checkpoint is found that the database has lost: %i', async (number) => {
  await tamper(app, `delete from audit_checkpoints where number = ${number}`)
  expect(await verify()).toMatchObject({
    ...{ verdict: 'altered', first_bad: number, checked: 7, checkpoints: 3 },
    why: 'The checkpoint of this entry is in the file, and no longer in the database.',
  })
})

test('a checkpoint is found whose line of the file is gone', async () => {
  await keepLines(0, 1, 2)
  expect(await verify()).toMatchObject({
    ...{ verdict: 'altered', first_bad: 6, checked: 7, checkpoints: 3 },
    why: 'The checkpoint of this entry is in the database, and not in the file.',
  })
})

test('it is said where the file was rotated, ends earlier, or is not there', async () => {
  await keepLines(1, 2)
  const others = 'the others were compared from the database alone.'
  expect(await verify()).toMatchObject({
    ...{ verdict: 'intact', checkpoints: 3 },
    said: `The file of checkpoints begins at entry 6 and ends at entry 6: ${others}`,
  })
  await rm(file())
  expect(await verify()).toMatchObject({
    ...{ verdict: 'intact', checkpoints: 3 },
    said: 'No file of checkpoints was found: only those of the database were compared.',
  })
  await sealTrail(app.deps)
  expect(await verify()).toEqual({
    ...{ status: 'success', verdict: 'intact', checked: 7, checkpoints: 3 },
    public_key: Buffer.from(app.deps.auditKeys.publicKey).toString('hex'),
  })
})
