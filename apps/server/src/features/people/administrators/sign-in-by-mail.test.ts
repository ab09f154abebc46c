import { adminAccess } from '@tradelane/contract/administrators/calls'
import type { Database } from '@tradelane/db'
import type { Updateable } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let bo: { administratorId: string; email: string }
beforeEach(async () => {
  bo = await givenAdministrator(app)
  await change({ second_factor: 'mail' })
})

describe('an administrator whose second factor is a mail', () => {
  test('is mailed a code after the right password, and signs in by it once', async () => {
    expect((await login()).body).toEqual({ status: 'success', second_factor: 'mail' })
    const code = await app.newestCode(bo.email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(code)))
    const signedIn = answers.filter(({ status }) => status === 200)
    expect(signedIn).toHaveLength(1)
    expect(await profileStatus(signedIn[0]?.body.jwt)).toBe(200)
    expect(failure(await verify(code)).error.code).toBe('WRONG_CODE')
  })

  test('is mailed nothing after a wrong password, and reads the same as nobody', async () => {
    const wrong = await login('Wrong-Lantern-27')
    const nobody = await app.call(adminAccess.login, {
      body: { email: 'nobody@tradelane.example', password: 'Wrong-Lantern-27' },
    })
    expect(wrong.body).toEqual(nobody.body)
    expect(await app.mails(bo.email)).toEqual([])
  })

  test('does not sign in by a code alone', async () => {
    await login()
    const code = await app.newestCode(bo.email)
    await app.db.deleteFrom('waiting_sign_ins').execute()
    expect(failure(await verify(code)).error.code).toBe('WRONG_CODE')
  })

  test('signs in where the password came from: not at another address, in another browser', async () => {
    await login()
    const code = await app.newestCode(bo.email)
    expect((await verifyFrom('203.0.113.9', code)).statusCode).toBe(422)
    expect((await verify(code)).status).toBe(200)
  })

  test('signs in at another address in the same browser', async () => {
    const first = await app.server.inject({
      method: 'POST',
      url: `/api${adminAccess.login.path}`,
      remoteAddress: '203.0.113.8',
      payload: { email: bo.email, password: givenPassword },
    })
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    const code = await app.newestCode(bo.email)
    expect((await verifyFrom('203.0.113.9', code)).statusCode).toBe(422)
    expect((await verifyFrom('203.0.113.9', code, cookie)).statusCode).toBe(200)
  })

  test('has five tries, and then begins again with the password', async () => {
    await login()
    const code = await app.newestCode(bo.email)
    for (let guess = 0; guess < 5; guess++) expect((await verify(otherThan(code))).status).toBe(422)
    expect((await verify(code)).status).toBe(429)
    app.clock.advance(31_000)
    expect((await verify(code)).status).toBe(422)
    app.clock.advance(61_000)
    await login()
    expect((await verify(await app.newestCode(bo.email))).status).toBe(200)
  })

  test('reads how many tries are left, as somebody unknown does', async () => {
    await login()
    const code = await app.newestCode(bo.email)
    const own = await verify(otherThan(code))
    const unknown = await app.call(adminAccess.verify, {
      body: { email: 'nobody@tradelane.example', verify_code: code },
    })
    expect(failure(own).message).toBe('Wrong OTP, please try again. 4 tries left.')
    expect(own.body).toEqual(unknown.body)
  })

  test('signs in by a code for ten minutes, and within twenty after the password', async () => {
    await login()
    const late = await app.newestCode(bo.email)
    app.clock.advance(10 * 60_000)
    expect((await verify(late)).status).toBe(422)
    await askForMail()
    app.clock.advance(9 * 60_000)
    const second = await app.newestCode(bo.email)
    app.clock.advance(61_000)
    expect((await verify(second)).status).toBe(422)
  })

  test.each([
    ['another password', { password_hash: 'another' }],
    ['removed', { state: 'removed' }],
  ] as const)('does not sign in with %s since', async (_, values) => {
    await login()
    const code = await app.newestCode(bo.email)
    await change(values)
    expect((await verify(code)).status).toBe(422)
  })

  test('is mailed another code on request, the newest of which works', async () => {
    await login()
    const first = await app.newestCode(bo.email)
    app.clock.advance(31_000)
    await askForMail()
    const second = await app.newestCode(bo.email)
    expect(await app.mails(bo.email)).toHaveLength(2)
    if (first !== second) expect((await verify(first)).status).toBe(422)
    expect((await verify(second)).status).toBe(200)
  })

  test('is mailed one code in thirty seconds', async () => {
    await login()
    await askForMail()
    await login()
    expect(await app.mails(bo.email)).toHaveLength(1)
  })

  test('is mailed nothing on request without the password, nor at another place', async () => {
    await askForMail()
    expect(await app.mails(bo.email)).toEqual([])
    await login()
    app.clock.advance(31_000)
    await app.server.inject({
      method: 'POST',
      url: `/api${adminAccess.verifyMail.path}`,
      remoteAddress: '203.0.113.9',
      payload: { email: bo.email },
    })
    await app.runJobs()
    expect(await app.mails(bo.email)).toHaveLength(1)
  })

  test('is never without a second factor again', async () => {
    await expect(change({ second_factor: 'none' })).rejects.toThrow('changed, and not given up')
  })
})

test('an administrator without a second factor signs in by the password, and by no code', async () => {
  const { email } = await givenAdministrator(app)
  const answer = await app.call(adminAccess.login, { body: { email, password: givenPassword } })
  expect(answer.body).toMatchObject({ second_factor: 'none', jwt: expect.any(String) })
  expect((await app.call(adminAccess.verify, { body: { email, verify_code: '123456' } })).status).toBe(422)
})

const login = (password = givenPassword) =>
  app.call(adminAccess.login, { body: { email: bo.email, password } })
const verify = (verify_code: string) =>
  app.call(adminAccess.verify, { body: { email: bo.email, verify_code } })
const verifyFrom = (remoteAddress: string, verify_code: string, cookie?: string) =>
  app.server.inject({
    method: 'POST',
    url: `/api${adminAccess.verify.path}`,
    remoteAddress,
    headers: cookie ? { cookie } : {},
    payload: { email: bo.email, verify_code },
  })
const askForMail = async () => {
  await app.call(adminAccess.verifyMail, { body: { email: bo.email } })
  await app.runJobs()
}
const profileStatus = async (token: string | undefined) =>
  (await app.call(adminAccess.profile, {}, { token })).status
const otherThan = (code: string) => (code === '111111' ? '111112' : '111111')
const change = (values: Updateable<Database['administrators']>) =>
  app.db
    .updateTable('administrators')
    .set(values)
    .where('administrator_id', '=', bo.administratorId)
    .execute()
