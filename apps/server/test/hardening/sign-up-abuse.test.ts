import { accounts } from '@tradelane/contract/accounts/calls'
import { describe, expect, test } from 'vitest'
import { givenCompany, givenPassword } from '../given-company.ts'
import { theApp } from '../the-app.ts'

const app = theApp()

describe('a stranger who signs up with an address whose owner is about to prove it', () => {
  const strangers = 'Mallory-Ladder-58'

  test.each([
    ['after the owner did, before the code is typed', [givenPassword, strangers]],
    ['before the owner does', [strangers, givenPassword]],
    ['before and after', [strangers, givenPassword, strangers]],
  ])('gets no password to the account: %s', async (when, passwords) => {
    const email = `${when.replaceAll(/\W+/g, '-')}@okafor.example`
    for (const password of passwords) {
      await signUp(email, password)
      app.clock.advance(31_000)
    }
    const verified = await verify(email)
    expect((await app.call(accounts.profile, {}, { token: verified.body.jwt })).status).toBe(200)
    expect((await signIn(email, strangers)).status).toBe(401)

    await app.runJobs()
    const [mail] = await app.mails(email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const chosen = await app.call(
      accounts.changePassword,
      { body: { new_password: 'Otter-Violin-62' } },
      { token },
    )
    expect(chosen.status).toBe(200)
    expect((await signIn(email, 'Otter-Violin-62')).status).toBe(200)
  })

  test('changes nothing once it is proved, not even a name', async () => {
    const company = await givenCompany(app)
    app.clock.advance(31_000)
    await app.call(accounts.signup, {
      body: { ...person(company.email, strangers), company_name: 'Mallory Ltd' },
    })
    const profile = await app.call(accounts.profile, {}, { token: company.token })
    expect(profile.body.data.company_name).toBe('Okafor Imports Inc.')
    expect((await signIn(company.email, strangers)).status).toBe(401)
  })
})

test('signing up twice with the same password keeps it', async () => {
  const email = 'impatient@okafor.example'
  await signUp(email)
  app.clock.advance(31_000)
  await signUp(email)
  await verify(email)
  expect((await signIn(email, givenPassword)).status).toBe(200)
})

test('ten equal sign-ups at the same moment open one company', async () => {
  const email = 'double-click@okafor.example'
  const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(email)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const users = await app.db.selectFrom('users').select('uid').where('work_email', '=', email).execute()
  expect(users).toHaveLength(1)
  expect(await app.mails(email)).toHaveLength(1)
})

test('a name cannot contain a line break', async () => {
  for (const field of ['first_name', 'middle_name', 'last_name', 'company_name'] as const) {
    const body = { ...person('lines@okafor.example'), [field]: 'Ada\r\nBcc: everybody@okafor.example' }
    const answer = await app.call(accounts.signup, { body })
    expect([field, answer.status]).toEqual([field, 400])
  }
})

test('a person who only knows an address cannot flood it with mails', async () => {
  const { email } = await givenCompany(app)
  for (let round = 0; round < 10; round++) {
    await signUp(email)
    await app.call(accounts.forgotPassword, { body: { email } })
    await app.call(accounts.resendCode, { body: { email } })
    await app.runJobs()
  }
  expect((await app.mails(email)).map(({ subject }) => subject)).toEqual([
    'Set a new Tradelane password',
    'You already have a Tradelane account',
  ])
})

test('a reset link is void when an earlier link has changed the password', async () => {
  const { email, token } = await givenCompany(app)
  await app.call(accounts.forgotPassword, { body: { email } })
  await app.runJobs()
  const [mail] = await app.mails(email)
  const link = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const body = { old_password: givenPassword, new_password: 'Copper-Kettle-91' }
  expect((await app.call(accounts.changePassword, { body }, { token })).status).toBe(200)
  const late = await app.call(
    accounts.changePassword,
    { body: { new_password: 'Otter-Violin-62' } },
    { token: link },
  )
  expect(late.status).toBe(401)
})

const person = (work_email: string, pwd = givenPassword) => ({
  first_name: 'Ada',
  last_name: 'Okafor',
  company_name: 'Okafor Imports Inc.',
  work_email,
  countryCode: '+1',
  company_phone_number: '2125550147',
  company_reg_number: 'NY4471',
  company_region: 'US' as const,
  pwd,
})
const signUp = (email: string, pwd?: string) => app.call(accounts.signup, { body: person(email, pwd) })
const signIn = (email: string, password: string) => app.call(accounts.login, { body: { email, password } })
const verify = async (email: string) =>
  app.call(accounts.verify, { body: { email, verify_code: await app.newestCode(email) } })
