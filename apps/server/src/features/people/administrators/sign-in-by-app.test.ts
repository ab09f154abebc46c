import { adminAccess } from '@tradelane/contract/administrators/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministratorWithApp } from '../../../../test/authenticator.ts'
import { codeOfApp } from '../../../../test/code-of-app.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let bo: Awaited<ReturnType<typeof givenAdministratorWithApp>>
beforeEach(async () => {
  bo = await givenAdministratorWithApp(app)
  await app.runJobs()
})

describe('an administrator whose second factor is an app', () => {
  test('is asked for its code, mailed none, and signs in by it', async () => {
    const mails = (await app.mails(bo.email)).length
    expect((await login()).body).toEqual({ status: 'success', second_factor: 'app' })
    const { jwt } = (await verify(bo.code())).body
    expect((await app.call(adminAccess.profile, {}, { token: jwt })).status).toBe(200)
    expect(await app.mails(bo.email)).toHaveLength(mails)
  })

  test('does not sign in by the code without the password', async () => {
    expect(failure(await verify(bo.code())).error.code).toBe('WRONG_CODE')
  })

  test.each([-1, 0, 1])('signs in by the code of the step that is %d from now', async (steps) => {
    await login()
    expect((await verify(codeAt(steps))).status).toBe(200)
  })

  test.each([-2, 2])('does not sign in by the code of the step that is %d from now', async (steps) => {
    await login()
    // The step may change between the code and its use: one more step away is never near.
    const code = codeAt(steps + Math.sign(steps))
    expect((await verify(code)).status).toBe(422)
  })

  test('signs in by a code once, for five at the same time', async () => {
    for (let count = 0; count < 5; count++) await login()
    const code = bo.code()
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('does not sign in by a code again, nor by an older one', async () => {
    const [older, code] = [codeAt(-1), codeAt(0)]
    await login()
    expect((await verify(code)).status).toBe(200)
    await login()
    expect((await verify(code)).status).toBe(422)
    expect((await verify(older)).status).toBe(422)
    app.clock.advance(60_000)
    expect((await verify(bo.code())).status).toBe(200)
  })

  test('has five tries, and then begins again with the password', async () => {
    await login()
    for (let guess = 0; guess < 5; guess++) expect((await verify(wrong())).status).toBe(422)
    app.clock.advance(31_000)
    expect((await verify(bo.code())).status).toBe(422)
    app.clock.advance(61_000)
    await login()
    expect((await verify(bo.code())).status).toBe(200)
  })

  test('waits after five wrong codes, also where the password was right each time', async () => {
    for (let guess = 0; guess < 5; guess++) {
      await login()
      expect((await verify(wrong())).status).toBe(422)
    }
    await login()
    expect((await verify(bo.code())).status).toBe(429)
  })

  test('is mailed a code instead, on request', async () => {
    await login()
    await app.call(adminAccess.verifyMail, { body: { email: bo.email } })
    await app.runJobs()
    expect((await verify(await app.newestCode(bo.email))).status).toBe(200)
  })
})

describe('a recovery code', () => {
  test('signs in once, in small letters and without hyphens too, and its owner is mailed', async () => {
    const [first = '', second = ''] = bo.recoveryCodes
    await login()
    expect((await verify(first)).status).toBe(200)
    await app.runJobs()
    expect((await app.mails(bo.email)).map(({ subject }) => subject)).toContain('A recovery code was used')
    await login()
    expect((await verify(first)).status).toBe(422)
    expect((await verify(second.replaceAll('-', '').toLowerCase())).status).toBe(200)
  })

  test('signs in once, for five at the same time', async () => {
    for (let count = 0; count < 5; count++) await login()
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(bo.recoveryCodes[0] ?? '')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('does not sign in without the password, nor somebody else', async () => {
    const [code = ''] = bo.recoveryCodes
    expect((await verify(code)).status).toBe(422)
    const other = await givenAdministratorWithApp(app)
    await login(other.email)
    expect((await verify(code, other.email)).status).toBe(422)
  })

  test('leaves an event that names who used it', async () => {
    await login()
    await verify(bo.recoveryCodes[0] ?? '')
    const { rows } = await app.deps.pool.query(
      "select actor from events where subject_id = $1 and to_state = 'recovery_code_used'",
      [bo.administratorId],
    )
    expect(rows).toEqual([{ actor: `administrator:${bo.administratorId}` }])
  })
})

test('nothing that makes a code is readable in the database', async () => {
  const { rows } = await app.deps.pool.query(
    'select * from authenticators full join recovery_codes using (administrator_id)',
  )
  const stored = JSON.stringify(rows)
  expect(stored).toContain(bo.administratorId)
  expect(stored).not.toContain(bo.secret)
  for (const code of bo.recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
})

const login = (email = bo.email) => app.call(adminAccess.login, { body: { email, password: givenPassword } })
const verify = (verify_code: string, email = bo.email) =>
  app.call(adminAccess.verify, { body: { email, verify_code } })
/** What the app shows this many steps from now. */
const codeAt = (steps: number) =>
  codeOfApp(bo.secret, new Date(app.deps.wallClock.now().getTime() + steps * 30_000))
/** None of the codes that are near: three of the million are. */
const wrong = () => {
  const near = new Set([-2, -1, 0, 1, 2].map(codeAt))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.has(code)) ?? ''
}
