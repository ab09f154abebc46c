import { accounts } from '@tradelane/contract/accounts/calls'
import { describe, expect, test } from 'vitest'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('signing up', () => {
  test('opens a company and signs in with the code from the mail', async () => {
    const email = 'works@okafor.example'
    const answer = await app.call(accounts.signup, { body: person(email) })
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } })

    const verified = await app.call(accounts.verify, {
      body: { email, verify_code: await app.newestCode(email) },
    })
    const profile = await app.call(accounts.profile, {}, { token: verified.body.jwt })

    expect(profile.body.data).toMatchObject({
      first_name: 'Ada',
      company_reg_number: 'NY4471',
      status: null,
      two_fa: 0,
    })
  })

  test('says that the address is verified to who sends its used code again, and to nobody else', async () => {
    const email = 'again@okafor.example'
    await app.call(accounts.signup, { body: person(email) })
    const verify_code = await app.newestCode(email)
    const verify = (code: string) => app.call(accounts.verify, { body: { email, verify_code: code } })
    expect((await verify(verify_code)).status).toBe(200)

    // More often than a code may be wrong.
    for (let opened = 0; opened < 7; opened++)
      expect(failure(await verify(verify_code))).toMatchObject({
        message: 'This code has been used. Your address is already verified.',
        error: { code: 'ILLEGAL_STATE' },
      })
    const wrong = verify_code === '000000' ? '111111' : '000000'
    expect(failure(await verify(wrong)).message).toBe('Wrong OTP, please try again. 4 tries left.')
    const stranger = { email: 'nobody@okafor.example', verify_code }
    const unknown = await app.call(accounts.verify, { body: stranger })
    expect(failure(unknown).message).toBe('Wrong OTP, please try again. 4 tries left.')
  })

  test('gives the same answer for a taken address, and informs its owner by mail', async () => {
    const email = 'taken@okafor.example'
    const first = await app.call(accounts.signup, { body: person(email) })
    await app.call(accounts.verify, { body: { email, verify_code: await app.newestCode(email) } })
    app.clock.advance(31_000)

    const second = await app.call(accounts.signup, { body: { ...person(email), company_name: 'Other Ltd' } })

    expect(second.body).toEqual(first.body)
    expect((await app.mails(email))[0]?.subject).toBe('You already have a Tradelane account')
    expect(await usersNamed(email)).toHaveLength(1)
  })

  test('gives an unproved address to the first person who proves it', async () => {
    const email = 'squatted@okafor.example'
    await app.call(accounts.signup, { body: { ...person(email), first_name: 'Mallory' } })
    app.clock.advance(31_000)
    await app.call(accounts.signup, { body: person(email) })

    expect((await usersNamed(email)).map((row) => row.first_name)).toEqual(['Ada'])
  })

  test.each([
    ['first_name', '', 'First name is required'],
    ['first_name', 'x'.repeat(51), 'First name must be at most 20 characters'],
    ['company_name', 'A', 'Company name must be at least 2 characters'],
    ['work_email', 'nobody', 'Enter a valid email'],
    ['company_phone_number', '12345', 'Enter a valid Business phone number'],
    ['company_reg_number', '12345', 'Reg number must be 6 characters'],
    ['pwd', 'ab', 'Password must be at least 3 characters'],
    ['company_region', 'EU', 'Select a region'],
  ])('refuses %s = %j beside the field', async (field, value, message) => {
    const body = { ...person('refused@okafor.example'), [field]: value }
    const answer = await app.call(accounts.signup, { body })

    expect(answer.status).toBe(400)
    expect(failure(answer).error).toEqual({ code: 'INVALID_REQUEST', fields: { [field]: message } })
    expect(await usersNamed('refused@okafor.example')).toEqual([])
  })

  test.each(['password1234', 'okafor2026', 'tradelane2026', 'qwertyuiop'])(
    'refuses the guessable password %j',
    async (pwd) => {
      const answer = await app.call(accounts.signup, { body: { ...person('weak@okafor.example'), pwd } })
      expect(failure(answer)).toMatchObject({ error: { code: 'WEAK_PASSWORD' } })
      expect(await usersNamed('weak@okafor.example')).toEqual([])
    },
  )
})

describe('a one-time code', () => {
  async function signedUp(email: string) {
    await app.call(accounts.signup, { body: person(email) })
    return app.newestCode(email)
  }
  const verify = (email: string, verify_code: string) =>
    app.call(accounts.verify, { body: { email, verify_code } })

  test('works once, also for twenty at the same moment', async () => {
    const email = 'once@okafor.example'
    const code = await signedUp(email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await verify(email, code)).status).not.toBe(200)
  })

  test('expires after ten minutes', async () => {
    const email = 'late@okafor.example'
    const code = await signedUp(email)
    app.clock.advance(10 * 60_000 + 1)
    expect(failure(await verify(email, code)).error.code).toBe('WRONG_CODE')
  })

  test('is void after five wrong tries, also when the right code follows', async () => {
    const email = 'guessed@okafor.example'
    const code = await signedUp(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++) expect((await verify(email, wrong)).status).toBe(422)
    expect((await verify(email, code)).status).toBe(429)
    app.clock.advance(60_000)
    expect((await verify(email, code)).status).toBe(422)
  })

  test('is void when a newer one was sent', async () => {
    const email = 'newer@okafor.example'
    const first = await signedUp(email)
    app.clock.advance(31_000)
    await app.call(accounts.resendCode, { body: { email } })
    await app.runJobs()
    expect(await app.newestCode(email)).not.toBe(first)
    expect((await verify(email, first)).status).toBe(422)
  })

  test('is kept only as a hash and never in a subject', async () => {
    const email = 'hashed@okafor.example'
    const code = await signedUp(email)
    const rows = await app.db.selectFrom('one_time_codes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
    expect((await app.mails(email))[0]?.subject).not.toMatch(/\d{6}/)
  })
})

const person = (work_email: string) => ({
  first_name: 'Ada',
  last_name: 'Okafor',
  company_name: 'Okafor Imports Inc.',
  work_email,
  countryCode: '+1',
  company_phone_number: '2125550147',
  company_reg_number: 'NY4471',
  company_region: 'US' as const,
  pwd: 'Harbour-Lantern-27',
})

async function usersNamed(email: string) {
  return app.db.selectFrom('users').selectAll().where('work_email', '=', email).execute()
}
