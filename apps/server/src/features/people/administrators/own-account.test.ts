import { adminAccount } from '@tradelane/contract/administrators/account'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministratorWithApp } from '../../../../test/authenticator.ts'
import { codeOfApp } from '../../../../test/code-of-app.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { resetSecondFactor } from './index.ts'

const app = theApp()
type Given = Awaited<ReturnType<typeof givenAdministrator>>
let bo: Given
beforeEach(async () => {
  bo = await givenAdministrator(app, 'support')
})

describe('setting up an app', () => {
  test('takes the password', async () => {
    const refused = await begin(bo, 'Wrong-Lantern-27')
    expect(failure(refused)).toMatchObject({
      error: { code: 'WRONG_CREDENTIALS', fields: { password: 'This is not your password' } },
    })
  })

  test('gives a secret, its address for apps, and a QR code', async () => {
    const { body } = await begin(bo)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(body.address)
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(body.secret)
    expect(decodeURIComponent(body.address)).toContain(`Tradelane back office:${bo.email}`)
    expect(body.qr_code.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  })

  test('changes nothing until a code of it was right', async () => {
    const { secret } = (await begin(bo)).body
    expect((await account(bo)).second_factor).toBe('none')
    expect(failure(await confirm(bo, wrongCode(secret))).error.code).toBe('WRONG_CODE')
    expect((await account(bo)).second_factor).toBe('none')
    expect((await confirm(bo, codeNow(secret))).status).toBe(200)
    expect(await account(bo)).toMatchObject({
      second_factor: 'app',
      app_since: expect.any(String),
      recovery_codes_left: 10,
    })
  })

  test('ends all other sessions, mails a notice, and leaves an event', async () => {
    const other = await signInAgain(bo)
    await confirm(bo, codeNow((await begin(bo)).body.secret))
    expect(await profileStatus(other)).toBe(401)
    expect(await profileStatus(bo.token)).toBe(200)
    expect(await noticesOf(bo)).toContain('You sign in with an authenticator app now')
    expect(await eventsOf(bo)).toEqual(['second_factor_app'])
  })

  test('has one code for one confirmation, of five at the same time', async () => {
    const code = codeNow((await begin(bo)).body.secret)
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(bo, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('is finished in the session that began it, within twenty minutes, and with its newest secret', async () => {
    const { secret } = (await begin(bo)).body
    const elsewhere = { ...bo, token: await signInAgain(bo) }
    expect(failure(await confirm(elsewhere, codeNow(secret))).error.code).toBe('ILLEGAL_STATE')
    const newest = (await begin(bo)).body.secret
    expect((await confirm(bo, codeNow(secret))).status).toBe(422)
    app.clock.advance(20 * 60_000)
    expect(failure(await confirm(bo, codeNow(newest))).error.code).toBe('ILLEGAL_STATE')
  })

  test('again keeps the old app in use until the new one is confirmed', async () => {
    const ada = await givenAdministratorWithApp(app)
    const { secret } = (await begin(ada)).body
    await login(ada)
    expect((await verify(ada, ada.code())).status).toBe(200)
    expect((await confirm(ada, codeNow(secret))).status).toBe(200)
    app.clock.advance(90_000)
    await login(ada)
    expect((await verify(ada, ada.code())).status).toBe(422)
    expect((await verify(ada, ada.recoveryCodes[0] ?? '')).status).toBe(422)
    expect((await verify(ada, codeNow(secret))).status).toBe(200)
  })

  test('does not open in the row of somebody else', async () => {
    const ada = await givenAdministratorWithApp(app)
    const { secret } = (await begin(bo)).body
    await app.deps.pool.query(
      `update authenticators set sealed_secret = (select sealed_secret from authenticators where administrator_id = $1)
        where administrator_id = $2`,
      [ada.administratorId, bo.administratorId],
    )
    expect((await confirm(bo, ada.code())).status).toBe(422)
    expect((await confirm(bo, codeNow(secret))).status).toBe(422)
  })
})

describe('codes by mail', () => {
  test('take the place of the app and of its recovery codes, with the password', async () => {
    const ada = await givenAdministratorWithApp(app)
    expect((await useMail(ada, 'Wrong-Lantern-27')).status).toBe(401)
    expect((await useMail(ada)).status).toBe(200)
    expect(await account(ada)).toMatchObject({
      second_factor: 'mail',
      app_since: null,
      recovery_codes_left: 0,
    })
    expect((await login(ada)).body).toEqual({ status: 'success', second_factor: 'mail' })
    expect((await verify(ada, ada.code())).status).toBe(422)
    expect((await verify(ada, ada.recoveryCodes[0] ?? '')).status).toBe(422)
    expect((await verify(ada, await app.newestCode(ada.email))).status).toBe(200)
    expect(await noticesOf(ada)).toContain('You sign in with codes by mail now')
    expect(await eventsOf(ada)).toEqual(['second_factor_app', 'second_factor_mail'])
  })

  test('are chosen once', async () => {
    const other = await signInAgain(bo)
    expect((await useMail(bo)).status).toBe(200)
    expect(await profileStatus(other)).toBe(401)
    expect(failure(await useMail(bo)).error.code).toBe('ILLEGAL_STATE')
  })
})

describe('new recovery codes', () => {
  test('end the old ones, with the password', async () => {
    const ada = await givenAdministratorWithApp(app)
    expect((await renew(ada, 'Wrong-Lantern-27')).status).toBe(401)
    const codes = (await renew(ada)).body.recovery_codes
    expect(new Set([...codes, ...ada.recoveryCodes]).size).toBe(20)
    await login(ada)
    expect((await verify(ada, ada.recoveryCodes[0] ?? '')).status).toBe(422)
    expect((await verify(ada, codes[0] ?? '')).status).toBe(200)
    expect((await account(ada)).recovery_codes_left).toBe(9)
    expect(await noticesOf(ada)).toContain('You have new recovery codes')
    expect(await eventsOf(ada)).toEqual(['second_factor_app', 'recovery_codes_made', 'recovery_code_used'])
  })

  test('are for who has an app', async () => {
    expect(failure(await renew(bo)).error.code).toBe('ILLEGAL_STATE')
  })
})

test('a wrong password for a change is counted: after five the right one waits', async () => {
  for (let guess = 0; guess < 5; guess++) expect((await begin(bo, 'Wrong-Lantern-27')).status).toBe(401)
  expect((await begin(bo)).status).toBe(429)
})

test('wrong codes while an app is set up are counted: after five the right one waits', async () => {
  const { secret } = (await begin(bo)).body
  for (let guess = 0; guess < 5; guess++) expect((await confirm(bo, wrongCode(secret))).status).toBe(422)
  expect((await confirm(bo, codeNow(secret))).status).toBe(429)
})

describe('the own sessions', () => {
  test('are listed with this one marked, and nobody else’s', async () => {
    const ada = await givenAdministrator(app)
    await signInAgain(bo)
    const rows = await sessions(bo)
    expect(rows.map(({ is_current }) => is_current).toSorted()).toEqual([false, true])
    expect(await sessions(ada)).toHaveLength(1)
  })

  test('end one by one, each once, and leave an event', async () => {
    const other = await signInAgain(bo)
    const session_id = (await sessions(bo)).find(({ is_current }) => !is_current)?.session_id ?? ''
    expect((await end(bo, session_id)).status).toBe(200)
    expect(await profileStatus(other)).toBe(401)
    expect((await end(bo, session_id)).status).toBe(404)
    expect(await eventsOf(bo)).toEqual(['sessions_ended'])
  })

  test('end all but this one', async () => {
    const others = [await signInAgain(bo), await signInAgain(bo)]
    expect((await end(bo)).status).toBe(200)
    expect(await Promise.all(others.map(profileStatus))).toEqual([401, 401])
    expect(await profileStatus(bo.token)).toBe(200)
  })

  test('do not end at the word of a colleague', async () => {
    const ada = await givenAdministrator(app)
    const session_id = (await sessions(bo))[0]?.session_id ?? ''
    expect((await end(ada, session_id)).status).toBe(404)
    expect((await end(ada)).status).toBe(200)
    expect(await profileStatus(bo.token)).toBe(200)
  })
})

describe('an operator resets the second factor of who has lost the phone', () => {
  const at = () => ({ clock: app.deps.clock, wallClock: app.deps.wallClock, db: app.db })

  test('to codes by mail: app, recovery codes and sessions end, and the owner is mailed', async () => {
    const ada = await givenAdministratorWithApp(app)
    expect(await resetSecondFactor(at(), ada.email.toUpperCase())).toBe(true)
    await expect.poll(() => profileStatus(ada.token)).toBe(401)
    expect((await login(ada)).body).toEqual({ status: 'success', second_factor: 'mail' })
    expect((await verify(ada, ada.recoveryCodes[0] ?? '')).status).toBe(422)
    expect((await verify(ada, await app.newestCode(ada.email))).status).toBe(200)
    expect(await noticesOf(ada)).toContain('Your second factor was reset')
    expect(await eventsOf(ada)).toEqual(['second_factor_app', 'second_factor_reset'])
  })

  test('and hears where nobody has the address', async () => {
    expect(await resetSecondFactor(at(), 'nobody@tradelane.example')).toBe(false)
  })
})

type Person = Pick<Given, 'token' | 'email' | 'administratorId'>
const begin = ({ token }: Person, password = givenPassword) =>
  app.call(adminAccount.beginApp, { body: { password } }, { token })
const confirm = ({ token }: Person, verify_code: string) =>
  app.call(adminAccount.confirmApp, { body: { verify_code } }, { token })
const useMail = ({ token }: Person, password = givenPassword) =>
  app.call(adminAccount.useMail, { body: { password } }, { token })
const renew = ({ token }: Person, password = givenPassword) =>
  app.call(adminAccount.renewRecoveryCodes, { body: { password } }, { token })
const account = async ({ token }: Person) => (await app.call(adminAccount.get, {}, { token })).body.data
const sessions = async ({ token }: Person) => (await app.call(adminAccount.sessions, {}, { token })).body.data
const end = ({ token }: Person, session_id?: string) =>
  app.call(adminAccount.endSessions, { body: session_id ? { session_id } : {} }, { token })
const login = ({ email }: Person) => app.call(adminAccess.login, { body: { email, password: givenPassword } })
const verify = ({ email }: Person, verify_code: string) =>
  app.call(adminAccess.verify, { body: { email, verify_code } })
const signInAgain = async (person: Person) => (await login(person)).body.jwt ?? ''
const profileStatus = async (token: string) => (await app.call(adminAccess.profile, {}, { token })).status
const noticesOf = async ({ email }: Person) => {
  await app.runJobs()
  return (await app.mails(email)).map(({ subject }) => subject)
}
const eventsOf = async ({ administratorId }: Person) => {
  const { rows } = await app.deps.pool.query<{ to_state: string }>(
    'select to_state from events where subject_id = $1 order by event_id',
    [administratorId],
  )
  return rows.map(({ to_state }) => to_state)
}
const codeNow = (secret: string) => codeOfApp(secret, app.deps.wallClock.now())
/** None of the codes that are near. */
const wrongCode = (secret: string) => {
  const now = app.deps.wallClock.now().getTime()
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOfApp(secret, new Date(now + steps * 30_000)))
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code)) ?? ''
  )
}
