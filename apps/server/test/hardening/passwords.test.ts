import { accounts } from '@tradelane/contract/accounts/calls'
import { describe, expect, test } from 'vitest'
import { filledSignup, givenCompany, givenPassword } from '../given-company.ts'
import { failure } from '../test-app.ts'
import { theApp } from '../the-app.ts'

const app = theApp()

/** Of at least eight characters, as lists of stolen passwords begin; then the product, the company and its person with a year. */
const common = [
  ...[
    'password',
    '12345678',
    '1234567890',
    'qwertyuiop',
    'iloveyou1',
    'letmein123',
    'P@ssw0rd1',
    'football2026',
  ],
  ...['sunshine1', 'princess1', 'trustno1!', 'abcd1234', 'aaaaaaaa', '11111111', '        '],
  ...['tradelane2026', 'Tradelane!2026', 'okafor2026', 'OkaforImports1', 'AdaOkafor1'],
]

describe('a password that is easy to guess is refused with the same reason', () => {
  test.each(common)('%j, where one signs up, changes it, and resets it', async (password) => {
    const company = await givenCompany(app)
    const refused = [
      await app.call(accounts.signup, { body: { ...person, pwd: password } }),
      await change(company.token, { old_password: company.password, new_password: password }),
      await change(await resetToken(company.email), { new_password: password }),
    ]
    const [first = ''] = refused.map((answer) => Object.values(failure(answer).error.fields ?? {})[0])
    expect(first).toMatch(/^This password is easy to guess\. /)
    expect(refused.map((answer) => [answer.status, failure(answer).error])).toEqual([
      [422, { code: 'WEAK_PASSWORD', fields: { pwd: first } }],
      [422, { code: 'WEAK_PASSWORD', fields: { new_password: first } }],
      [422, { code: 'WEAK_PASSWORD', fields: { new_password: first } }],
    ])
    expect(await signIn(company.email, company.password)).toBe(200)
  })
})

test.each(['otter violin cup 27', 'Ötter·Ćello·Ñandú7', '🦦🎻☕🐎 violin 7', '  Otter-Violin-6  '])(
  '%j is taken as it is: nothing shorter, longer or trimmed signs in',
  async (password) => {
    const { email, token } = await givenCompany(app)
    const body = { old_password: givenPassword, new_password: password }
    expect((await change(token, body)).status).toBe(200)
    const others = [
      password.slice(0, -1),
      [...password].slice(1).join(''),
      `${password} `,
      password.trim(),
      password.toLowerCase(),
    ]
    for (const other of others.filter((text) => text !== password && text.length <= 20).slice(0, 4)) {
      expect([other, await signIn(email, other)]).toEqual([other, 401])
    }
    expect(await signIn(email, password)).toBe(200)
  },
)

test('a NUL in a password is refused, and does not end it', async () => {
  const { token, email, password } = await givenCompany(app)
  const answer = await change(token, { old_password: password, new_password: 'Otter-Violin\u000062' })
  expect(answer.status).toBe(400)
  expect(await signIn(email, `${password}\u0000`)).toBe(400)
  expect(await signIn(email, password)).toBe(200)
})

test('passwords are kept as argon2id with 19 MiB and two passes, each with a salt of its own', async () => {
  const hashes: string[] = []
  for (const company of [await givenCompany(app), await givenCompany(app)]) {
    await change(company.token, { old_password: company.password, new_password: 'Copper-Kettle-914' })
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('work_email', '=', company.email)
      .executeTakeFirstOrThrow()
    hashes.push(password_hash)
  }
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(new Set(hashes).size).toBe(2)
})

const person = { ...filledSignup, company_name: 'Okafor Imports Inc.', work_email: 'weak@okafor.example' }
const signIn = async (email: string, password: string) =>
  (await app.call(accounts.login, { body: { email, password } })).status
const change = (token: string, body: { old_password?: string; new_password: string }) =>
  app.call(accounts.changePassword, { body }, { token })

async function resetToken(email: string): Promise<string> {
  await app.call(accounts.forgotPassword, { body: { email } })
  await app.runJobs()
  const [mail] = await app.mails(email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
