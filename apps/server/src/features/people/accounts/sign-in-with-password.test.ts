import { accounts } from '@tradelane/contract/accounts/calls'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany, givenPassword } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

const signIn = (email: string, password: string) => app.call(accounts.login, { body: { email, password } })
const profileStatus = async (token: string) => (await app.call(accounts.profile, {}, { token })).status

describe('signing in', () => {
  test('gives a session that the profile call accepts', async () => {
    const { email } = await givenCompany(app)
    const answer = await signIn(email.toUpperCase(), givenPassword)
    expect(answer.body).toMatchObject({ status: 'success', two_fa: 0 })
    expect(await profileStatus(answer.body.jwt ?? '')).toBe(200)
  })

  test('gives the same answer for a wrong password and for an unknown address', async () => {
    const { email } = await givenCompany(app)
    const wrong = await signIn(email, 'Wrong-Lantern-27')
    const unknown = await signIn('nobody@okafor.example', 'Wrong-Lantern-27')
    expect(wrong.body).toEqual(unknown.body)
    expect(failure(wrong)).toMatchObject({
      message: 'Wrong Credentials',
      error: { code: 'WRONG_CREDENTIALS' },
    })
  })

  test('blocks only this account after five failures', async () => {
    const { email } = await givenCompany(app)
    const other = await givenCompany(app)
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'Wrong-Lantern-27')))
    expect(guesses.filter((answer) => answer.status === 401)).toHaveLength(5)
    const blocked = await signIn(email, givenPassword)
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn(other.email, givenPassword)).status).toBe(200)
    app.clock.advance(31_000)
    expect((await signIn(email, givenPassword)).status).toBe(200)
  })

  test('counts failures from the last success', async () => {
    const { email } = await givenCompany(app)
    for (let guess = 0; guess < 4; guess++) await signIn(email, 'Wrong-Lantern-27')
    expect((await signIn(email, givenPassword)).status).toBe(200)
    expect((await signIn(email, 'Wrong-Lantern-27')).status).toBe(401)
    expect((await signIn(email, givenPassword)).status).toBe(200)
  })

  test('with an address that was not verified mails a new code instead', async () => {
    const { email, userId } = await givenCompany(app)
    await app.db.updateTable('users').set({ email_verified_at: null }).where('user_id', '=', userId).execute()
    app.clock.advance(31_000)
    const before = (await app.mails(email)).length
    expect(failure(await signIn(email, givenPassword)).error.code).toBe('EMAIL_NOT_VERIFIED')
    expect(await app.mails(email)).toHaveLength(before + 1)
  })

  test('with the code of one person does not verify the address of another', async () => {
    const [one, other] = [await givenCompany(app), await givenCompany(app)]
    const ids = [one.userId, other.userId]
    await app.db.updateTable('users').set({ email_verified_at: null }).where('user_id', 'in', ids).execute()
    app.clock.advance(31_000)
    await signIn(one.email, givenPassword)
    const verify_code = await app.newestCode(one.email)
    const verified = await app.call(accounts.verify, { body: { email: one.email, verify_code } })
    expect(verified.status).toBe(200)
    expect(failure(await signIn(other.email, givenPassword)).error.code).toBe('EMAIL_NOT_VERIFIED')
  })

  test('counts wrong codes from the last right one', async () => {
    const { email, userId } = await givenCompany(app)
    await app.db.updateTable('users').set({ two_fa: true }).where('user_id', '=', userId).execute()
    const verify = (verify_code: string) => app.call(accounts.verify, { body: { email, verify_code } })
    await signIn(email, givenPassword)
    const code = await app.newestCode(email)
    const wrong = code === '111111' ? '111112' : '111111'
    for (let guess = 0; guess < 4; guess++) await verify(wrong)
    expect((await verify(code)).status).toBe(200)
    expect((await verify(wrong)).status).toBe(422)
    expect((await verify(wrong)).status).toBe(422)
  })

  test('asks for a mailed code where the second factor is on', async () => {
    const { email, token } = await givenCompany(app)
    app.clock.advance(31_000)
    await app.call(accounts.twoFactorMail, {}, { token })
    const switched = await app.call(
      accounts.verifyTwoFactor,
      { body: { two_fa: 1, verify_code: await app.newestCode(email) } },
      { token },
    )
    expect(switched.status).toBe(200)

    const first = await signIn(email, givenPassword)
    expect(first.body).toEqual({ status: 'success', two_fa: 1 })
    const verify_code = await app.newestCode(email)
    const wrong = verify_code === '111111' ? '111112' : '111111'
    const refused = await app.call(accounts.verify, { body: { email, verify_code: wrong } })
    expect(failure(refused).message).toMatch(/^Wrong OTP, please try again\. \d (try|tries) left\.$/)
    const second = await app.call(accounts.verify, { body: { email, verify_code } })
    expect(await profileStatus(second.body.jwt)).toBe(200)
  })
})

describe('a session', () => {
  test('ends at once with sign-out', async () => {
    const { token } = await givenCompany(app)
    expect(await profileStatus(token)).toBe(200)
    await app.call(accounts.logout, {}, { token })
    expect(await profileStatus(token)).toBe(401)
  })

  test('ends on every other device when the password changes', async () => {
    const { email, token } = await givenCompany(app)
    const other = (await signIn(email, givenPassword)).body.jwt ?? ''
    const changed = await app.call(
      accounts.changePassword,
      { body: { old_password: givenPassword, new_password: 'Copper-Kettle-91' } },
      { token },
    )
    expect(changed.status).toBe(200)
    expect(await profileStatus(other)).toBe(401)
    expect(await profileStatus(token)).toBe(200)
    expect((await signIn(email, givenPassword)).status).toBe(401)
    expect((await signIn(email, 'Copper-Kettle-91')).status).toBe(200)
  })

  test('ends after seven days', async () => {
    const { token } = await givenCompany(app)
    expect(await profileStatus(token)).toBe(200)
    app.clock.advance(7 * 24 * 60 * 60_000 + 1000)
    expect(await profileStatus(token)).toBe(401)
  })

  test('of another company cannot be signed out', async () => {
    const { token } = await givenCompany(app)
    const stranger = await givenCompany(app)
    const mine = await app.call(accounts.sessions, {}, { token })
    const session_id = mine.body.data[0]?.session_id ?? ''
    const answer = await app.call(
      accounts.revokeSessions,
      { body: { session_id } },
      { token: stranger.token },
    )
    expect(answer.status).toBe(404)
    expect(await profileStatus(token)).toBe(200)
  })

  test('of an administrator is refused for customer calls, and the other way round', async () => {
    const { token } = await givenCompany(app)
    const administrator = await givenAdministrator(app)
    expect(await profileStatus(administrator.token)).toBe(401)
    expect((await app.call(adminAccess.logout, {}, { token })).status).toBe(401)
  })

  test('cannot be forged', async () => {
    const { token } = await givenCompany(app)
    const [header, payload, signature] = token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const foreign = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('tradelane')
      .setAudience('customer')
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32))
    for (const forged of [
      `${none}.${payload}.`,
      `${header}.${payload}.`,
      `${none}.${payload}.${signature}`,
      foreign,
      'x',
      `${token}x`,
    ]) {
      expect(await profileStatus(forged)).toBe(401)
    }
  })
})

describe('a forgotten password', () => {
  const reset = (token: string, new_password: string) =>
    app.call(accounts.changePassword, { body: { new_password } }, { token })

  async function mailedToken(email: string): Promise<string> {
    await app.runJobs()
    const [mail] = await app.mails(email)
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('is replaced through the mailed link, once, and every session ends', async () => {
    const { email, token } = await givenCompany(app)
    await app.call(accounts.forgotPassword, { body: { email } })
    const link = await mailedToken(email)
    const answers = await Promise.all([1, 2, 3].map((n) => reset(link, `Copper-Kettle-9${n}`)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await profileStatus(token)).toBe(401)
  })

  test('gives the same answer for an unknown address, and sends no mail', async () => {
    const { email } = await givenCompany(app)
    const known = await app.call(accounts.forgotPassword, { body: { email } })
    const unknown = await app.call(accounts.forgotPassword, { body: { email: 'no@where.example' } })
    expect(unknown.body).toEqual(known.body)
    await app.runJobs()
    expect(await app.mails('no@where.example')).toEqual([])
  })

  test('has a link that expires after half an hour; a newer one leaves it valid, and using one ends all', async () => {
    const { email } = await givenCompany(app)
    await app.call(accounts.forgotPassword, { body: { email } })
    const first = await mailedToken(email)
    app.clock.advance(31_000)
    await app.call(accounts.forgotPassword, { body: { email } })
    const second = await mailedToken(email)
    expect(second).not.toBe(first)
    expect((await reset(first, 'Copper-Kettle-91')).status).toBe(200)
    expect(failure(await reset(second, 'Copper-Kettle-92')).error.code).toBe('RESET_LINK_DEAD')
    await app.call(accounts.forgotPassword, { body: { email } })
    const third = await mailedToken(email)
    app.clock.advance(30 * 60_000 + 1)
    expect((await reset(third, 'Copper-Kettle-93')).status).toBe(401)
  })

  test('has two live links at most, so that a stranger cannot flood the mailbox', async () => {
    const { email } = await givenCompany(app)
    const links = new Set<string>()
    for (let i = 0; i < 4; i++) {
      await app.call(accounts.forgotPassword, { body: { email } })
      links.add(await mailedToken(email))
      app.clock.advance(31_000)
    }
    expect(links.size).toBe(2)
    for (const link of links) expect((await reset(link, 'password1')).status).toBe(422)
    app.clock.advance(30 * 60_000)
    await app.call(accounts.forgotPassword, { body: { email } })
    links.add(await mailedToken(email))
    expect(links.size).toBe(3)
  })

  test('changes once where two links are used at once', async () => {
    const { email } = await givenCompany(app)
    await app.call(accounts.forgotPassword, { body: { email } })
    const first = await mailedToken(email)
    app.clock.advance(31_000)
    await app.call(accounts.forgotPassword, { body: { email } })
    const second = await mailedToken(email)
    const answers = await Promise.all(
      [first, second, first, second].map((link, n) => reset(link, `Copper-Kettle-9${n}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
