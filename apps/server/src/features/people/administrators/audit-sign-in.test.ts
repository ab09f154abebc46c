import { adminAccess } from '@tradelane/contract/administrators/calls'
import { beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { auditRefusedSignIn } from './audit-sign-in.ts'

const app = theApp()
let bo: { administratorId: string; email: string }
beforeEach(async () => {
  bo = await givenAdministrator(app, 'finance')
})

test('a sign-in is an entry with who, in which role, by what and from where, and without the password', async () => {
  const [entry, ...others] = await entriesOf(bo.email)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    ...{
      kind: 'change',
      action: '/admin/login',
      actor_id: `administrator:${bo.administratorId}`,
      role: 'finance',
    },
    ...{
      subject: 'administrator',
      subject_id: bo.administratorId,
      company: null,
      reason: null,
    },
  })
  expect(JSON.parse(entry?.after ?? '')).toEqual({
    asked: { email: bo.email },
    records: [
      {
        ...{ subject: 'administrator', id: bo.administratorId, state: 'signed_in' },
        facts: { by: 'password', device: expect.any(String), address: '127.0.0.1' },
      },
    ],
  })
})

test('with a second factor the entry is of the step that opened the session', async () => {
  await useMail()
  await login()
  await verify(await app.newestCode(bo.email))
  expect(await statesOf(bo.email)).toEqual([
    '/admin/login signed_in password',
    '/admin/verify signed_in mail',
  ])
})

test('a wrong password and a wrong code of a colleague are entries, and neither is kept', async () => {
  await login('Wrong-Lantern-27')
  await useMail()
  await verify(wrongCode)
  await app.runJobs()
  await login()
  await verify(wrongCode)
  await app.runJobs()
  expect(await statesOf(bo.email)).toEqual([
    '/admin/login signed_in password',
    '/admin/login sign_in_refused wrong password',
    '/admin/verify sign_in_refused no sign-in waits',
    '/admin/verify sign_in_refused wrong code',
  ])
  const kept = (await entriesOf(bo.email)).map(({ before, after }) => `${before} ${after}`).join()
  expect(kept).not.toContain('Wrong-Lantern-27')
  expect(kept).not.toContain(wrongCode)
})

test('an address that is no colleague’s leaves no entry', async () => {
  const email = 'nobody@tradelane.example'
  await app.call(adminAccess.login, { body: { email, password: 'Wrong-Lantern-27' } })
  await app.call(adminAccess.verify, { body: { email, verify_code: wrongCode } })
  await app.runJobs()
  expect(await entriesOf(email)).toEqual([])
})

test('of a flood the first twenty of a day are kept, and a job that is run again adds nothing', async () => {
  await refuse('first')
  await refuse('first')
  expect(await refusals()).toBe(1)
  for (let i = 2; i <= 25; i++) await refuse(`request ${i}`)
  expect(await refusals()).toBe(20)
  const texts = (await entriesOf(bo.email)).map(({ after }) => after ?? '')
  expect(texts.map((text) => text.includes('"further":"only in the log"'))).toEqual([
    ...Array.from({ length: 20 }, () => false),
    true,
  ])
  await refuse('a day later', { at: day + 24 * 60 * 60_000 })
  expect(await refusals()).toBe(21)
})

test('a flood of wrong passwords does not hide wrong codes', async () => {
  for (let i = 1; i <= 21; i++) await refuse(`password ${i}`)
  await refuse('code', { why: 'wrong code' })
  expect((await statesOf(bo.email)).slice(-2)).toEqual([
    '/admin/login sign_in_refused wrong password',
    '/admin/login sign_in_refused wrong code',
  ])
})

test('jobs at once keep twenty too, and one that runs twice at once leaves one entry', async () => {
  await Promise.all([refuse('same'), refuse('same'), refuse('same')])
  expect(await refusals()).toBe(1)
  await Promise.all(Array.from({ length: 25 }, (_, i) => refuse(`request ${i}`)))
  expect(await refusals()).toBe(20)
})

const day = Date.parse('2026-11-30T08:00:00Z')
type Refused = Parameters<typeof auditRefusedSignIn>[1]
const refuse = (
  requestId: string,
  { why = 'wrong password', at = day }: { why?: Refused['why']; at?: number } = {},
) =>
  auditRefusedSignIn(app.deps, {
    email: bo.email,
    attempt: { action: '/admin/login', requestId, device: 'Firefox on Linux', address: '203.0.113.9' },
    why,
    at: new Date(at).toISOString(),
  })

/** As a recovery code is: no id contains it. */
const wrongCode = 'WRNGWRNGWRNG'

const login = (password = givenPassword) =>
  app.call(adminAccess.login, { body: { email: bo.email, password } })
const verify = (verify_code: string) =>
  app.call(adminAccess.verify, { body: { email: bo.email, verify_code } })
const useMail = () =>
  app.db
    .updateTable('administrators')
    .set({ second_factor: 'mail' })
    .where('administrator_id', '=', bo.administratorId)
    .execute()

const entriesOf = (email: string) =>
  app.db.selectFrom('audit_entries').selectAll().where('actor', '=', email).orderBy('entry_id').execute()

async function statesOf(email: string): Promise<string[]> {
  return (await entriesOf(email)).map(({ action, after }) => {
    const [{ state, facts }] = JSON.parse(after ?? '').records
    return `${action} ${state} ${facts.by ?? facts.why}`
  })
}

const refusals = async () =>
  (await statesOf(bo.email)).filter((line) => line.includes('sign_in_refused')).length
