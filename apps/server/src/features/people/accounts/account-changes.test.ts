import { accounts } from '@tradelane/contract/accounts/calls'
import { describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany, givenPassword } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('changing the password', () => {
  const change = (token: string | undefined, new_password: string, old_password = givenPassword) =>
    app.call(accounts.changePassword, { body: { old_password, new_password } }, { token })

  test('refuses the old one from then on, ends the other sessions, and sends a mail', async () => {
    const company = await givenCompany(app)
    const other = await signIn(company)
    const answer = await change(company.token, newPassword)
    expect(answer.body.message).toBe(
      'Your password has been changed. All other devices have been signed out.',
    )
    expect([await isAlive(company.token), await isAlive(other.token)]).toEqual([true, false])
    expect((await signIn(company)).status).toBe(401)
    expect((await signIn(company, { password: newPassword })).status).toBe(200)
    expect(await subjects(company.email)).toContain('Your Tradelane password was changed')
  })

  test('is refused with a wrong old one, five times, and then waits', async () => {
    const { token } = await givenCompany(app)
    for (let n = 0; n < 5; n++) {
      const wrong = failure(await change(token, newPassword, 'Wrong-Lantern-27'))
      expect([wrong.error.code, wrong.error.fields]).toEqual([
        'WRONG_CREDENTIALS',
        { old_password: 'Wrong Credentials' },
      ])
    }
    expect((await change(token, newPassword)).status).toBe(429)
  })

  test.each([
    ['abc', 'Password must be at least 4 characters'],
    ['a'.repeat(21), 'Password must be at most 20 characters'],
  ])('to %s is refused by its length', async (weak, message) => {
    const { token } = await givenCompany(app)
    expect(failure(await change(token, weak)).error.fields).toEqual({ new_password: message })
  })

  test.each(['password1234', 'okaforimports', 'tradelane2026'])(
    'to %s is refused: it is easy to guess',
    async (weak) => {
      const company = await givenCompany(app)
      expect(failure(await change(company.token, weak)).error.code).toBe('WEAK_PASSWORD')
      expect((await signIn(company)).status).toBe(200)
    },
  )

  test('again with the old password is refused, and a stranger’s session changes only the stranger’s', async () => {
    const company = await givenCompany(app)
    const stranger = await givenCompany(app)
    expect((await change(stranger.token, newPassword)).status).toBe(200)
    expect((await change(stranger.token, 'Violet-Anchor-58')).status).toBe(401)
    expect((await change(undefined, newPassword)).status).toBe(401)
    expect((await signIn(company)).status).toBe(200)
  })
})

describe('the second factor', () => {
  const mailCode = (token: string) => app.call(accounts.twoFactorMail, {}, { token })
  const turn = (token: string, two_fa: 0 | 1, verify_code: string) =>
    app.call(accounts.verifyTwoFactor, { body: { two_fa, verify_code } }, { token })
  async function turnOn({ token, email }: GivenCompany) {
    await mailCode(token)
    return turn(token, 1, await app.newestCode(email))
  }

  test('turned on, ends the sessions that began without it, and sends a mail', async () => {
    const company = await givenCompany(app)
    const other = await signIn(company)
    const answer = await turnOn(company)
    expect(answer.body.message).toBe(
      'Two-factor authentication is on. All other devices have been signed out.',
    )
    expect([await isAlive(company.token), await isAlive(other.token)]).toEqual([true, false])
    expect(await signIn(company)).toMatchObject({ two_fa: 1, token: '' })
    expect(await subjects(company.email)).toContain('Two-factor authentication is on')
  })

  test('turned off again, asks for no code any more', async () => {
    const company = await givenCompany(app)
    await turnOn(company)
    app.clock.advance(31_000)
    await mailCode(company.token)
    const answer = await turn(company.token, 0, await app.newestCode(company.email))
    expect(answer.body.message).toMatch(/^Two-factor authentication is off\./)
    expect(await signIn(company)).toMatchObject({ two_fa: 0 })
    expect(await subjects(company.email)).toContain('Two-factor authentication is off')
  })

  test('cannot be changed with a wrong code, a used code or another person’s code', async () => {
    const company = await givenCompany(app)
    await mailCode(company.token)
    const code = await app.newestCode(company.email)
    const wrong = code === '111111' ? '111112' : '111111'
    expect(failure(await turn(company.token, 1, wrong)).message).toMatch(
      /^Wrong OTP, please try again\. \d (try|tries) left\.$/,
    )
    const stranger = await givenCompany(app)
    expect((await turn(stranger.token, 1, code)).status).toBe(422)
    expect((await turn(company.token, 1, code)).status).toBe(200)
    expect((await turn(company.token, 0, code)).status).toBe(422)
    expect(await signIn(stranger)).toMatchObject({ two_fa: 0 })
  })

  test('is turned on for one person, and not for a colleague', async () => {
    const company = await givenCompany(app)
    const colleague = await givenColleague(app, company, 'viewer')
    await turnOn(company)
    expect(await signIn(colleague)).toMatchObject({ two_fa: 0 })
  })

  test('counts wrong codes from the last right one', async () => {
    const company = await givenCompany(app)
    await mailCode(company.token)
    const code = await app.newestCode(company.email)
    const wrong = code === '111111' ? '111112' : '111111'
    for (let guess = 0; guess < 4; guess++) await turn(company.token, 1, wrong)
    expect((await turn(company.token, 1, code)).status).toBe(200)
    expect((await turn(company.token, 1, wrong)).status).toBe(422)
  })

  test('leaves an event each time it is turned on or off', async () => {
    const company = await givenCompany(app)
    await turnOn(company)
    app.clock.advance(31_000)
    await mailCode(company.token)
    await turn(company.token, 0, await app.newestCode(company.email))
    const events = await app.db
      .selectFrom('events')
      .select(['to_state', 'actor'])
      .where('subject_id', '=', company.userId)
      .where('subject', '=', 'user')
      .orderBy('event_id')
      .execute()
    const actor = `user:${company.userId}`
    expect(events.slice(-2)).toEqual([
      { to_state: 'second_factor_on', actor },
      { to_state: 'second_factor_off', actor },
    ])
  })

  test.each(['', '12345', '1234567', 'abcdef'])('refuses "%s" as a code', async (code) => {
    const { token } = await givenCompany(app)
    const message = code === '' ? 'Enter a OTP' : 'Enter the 6 digits of the code'
    expect(failure(await turn(token, 1, code)).error.fields).toEqual({ verify_code: message })
  })

  test('is mailed a code once in 30 seconds', async () => {
    const { token } = await givenCompany(app)
    expect((await mailCode(token)).status).toBe(200)
    expect((await mailCode(token)).status).toBe(429)
  })

  test('stays on after a password reset, which signs nobody in', async () => {
    const company = await givenCompany(app)
    await turnOn(company)
    await app.call(accounts.forgotPassword, { body: { email: company.email } })
    await app.runJobs()
    const mail = (await app.mails(company.email)).find(({ text }) => text.includes('token='))
    const link = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const reset = await app.call(
      accounts.changePassword,
      { body: { new_password: newPassword } },
      { token: link },
    )
    expect(Object.keys(reset.body).toSorted()).toEqual(['message', 'status'])
    expect(await isAlive(company.token)).toBe(false)
    expect(await signIn(company, { password: newPassword })).toMatchObject({ two_fa: 1, token: '' })
    expect(await subjects(company.email)).toContain('Your Tradelane password was changed')
  })
})

describe('the devices signed in', () => {
  const revoke = (token: string | undefined, session_id?: string) =>
    app.call(accounts.revokeSessions, { body: session_id ? { session_id } : {} }, { token })

  test('are listed by name, newest first, this one marked', async () => {
    const company = await givenCompany(app)
    app.clock.advance(1_000)
    const other = await signIn(company)
    expect(await sessionsOf(other.token)).toMatchObject([
      { device: 'Firefox on Linux', ip: '127.0.0.1', is_current: true },
      { device: 'Unknown device', is_current: false },
    ])
  })

  test('one is signed out, once; this one may be it', async () => {
    const company = await givenCompany(app)
    const other = await signIn(company)
    const { session_id = '' } = (await sessionsOf(company.token)).find((one) => !one.is_current) ?? {}
    expect((await revoke(company.token, session_id)).body.message).toBe('The device has been signed out.')
    expect([await isAlive(company.token), await isAlive(other.token)]).toEqual([true, false])
    expect((await revoke(company.token, session_id)).status).toBe(404)
    const [own] = await sessionsOf(company.token)
    expect((await revoke(company.token, own?.session_id)).status).toBe(200)
    expect(await isAlive(company.token)).toBe(false)
  })

  test('all others are signed out, also when there are none', async () => {
    const company = await givenCompany(app)
    const others = [await signIn(company), await signIn(company)]
    for (const _ of [1, 2]) expect((await revoke(company.token)).status).toBe(200)
    expect(await sessionsOf(company.token)).toMatchObject([{ is_current: true }])
    for (const { token } of others) expect(await isAlive(token)).toBe(false)
  })

  test('of another company stay signed in, also when the request has no session', async () => {
    const company = await givenCompany(app)
    const stranger = await givenCompany(app)
    await revoke(stranger.token)
    expect((await revoke(undefined)).status).toBe(401)
    expect(await isAlive(company.token)).toBe(true)
  })
})

describe('signing in on a device', () => {
  const news = 'A new device has signed in'

  test('of a new kind sends a mail with its name and address; a known kind sends none', async () => {
    const company = await givenCompany(app)
    await signIn(company, { userAgent: firefox.replaceAll('133.0', '134.0') })
    expect((await subjects(company.email)).filter((one) => one === news)).toHaveLength(1)
    const [mail] = await app.mails(company.email)
    expect(mail?.text).toContain('Firefox on Linux, address 127.0.0.1, ')
    await signIn(company)
    expect((await subjects(company.email)).filter((one) => one === news)).toHaveLength(1)
  })

  test('of two new kinds one after the other sends a mail for each', async () => {
    const company = await givenCompany(app)
    await signIn(company, { userAgent: firefox })
    await signIn(company, { userAgent: firefox.replace('Linux', 'Windows NT 10.0') })
    expect((await subjects(company.email)).filter((one) => one === news)).toHaveLength(2)
  })

  test('for the first time, or with a wrong password, sends no mail', async () => {
    const company = await givenCompany(app)
    await signIn(company, { password: 'Wrong-Lantern-27' })
    expect(await subjects(company.email)).not.toContain(news)
  })

  test('sends the mail after the code of the second factor was entered, not before', async () => {
    const company = await givenCompany(app)
    await app.db.updateTable('users').set({ two_fa: true }).where('user_id', '=', company.userId).execute()
    await signIn(company)
    expect(await subjects(company.email)).not.toContain(news)
    await app.server.inject({
      method: 'POST',
      url: '/api/users/verify',
      headers: { 'user-agent': firefox },
      payload: { email: company.email, verify_code: await app.newestCode(company.email) },
    })
    expect(await subjects(company.email)).toContain(news)
  })
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const newPassword = 'Copper-Kettle-91'

const isAlive = async (token: string) => (await app.call(accounts.profile, {}, { token })).status === 200
const sessionsOf = async (token: string) => (await app.call(accounts.sessions, {}, { token })).body.data
const subjects = async (email: string) => {
  await app.runJobs()
  return (await app.mails(email)).map(({ subject }) => subject)
}

async function signIn(
  { email }: Pick<GivenCompany, 'email'>,
  { password = givenPassword, userAgent = firefox } = {},
): Promise<{ token: string; two_fa?: number; status: number }> {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'user-agent': userAgent },
    payload: { email, password },
  })
  const { jwt = '', two_fa } = answer.json()
  return { token: jwt, two_fa, status: answer.statusCode }
}
