import { accounts } from '@tradelane/contract/accounts/calls'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type GivenCompany, givenCompany, givenPassword } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('a sign-in', () => {
  test('is refused where its password was right a moment ago, and is changed meanwhile', async () => {
    const company = await givenCompany(app)
    const { status } = await whileChanging(company, { password_hash: 'another' }, () => signIn(company))
    expect(status).toBe(401)
  })

  test('is asked for a code where the second factor is turned on meanwhile', async () => {
    const company = await givenCompany(app)
    const { body } = await whileChanging(company, { two_fa: true }, () => signIn(company))
    expect(body).toEqual({ status: 'success', two_fa: 1 })
  })

  test('is refused with its code while the password is changed', async () => {
    const company = await givenCompany(app)
    await turnSecondFactorOn(company)
    await signIn(company)
    const body = { email: company.email, verify_code: await app.newestCode(company.email) }
    const answer = await whileChanging(company, { password_hash: 'another' }, () =>
      app.call(accounts.verify, { body }),
    )
    expect(failure(answer).error.code).toBe('WRONG_CODE')
  })

  test('is refused with the code of a password that was changed since', async () => {
    const company = await givenCompany(app)
    await turnSecondFactorOn(company)
    await signIn(company)
    const verify_code = await app.newestCode(company.email)
    await change(company.token)
    const answer = await app.call(accounts.verify, { body: { email: company.email, verify_code } })
    expect(failure(answer).error.code).toBe('WRONG_CODE')
    // Nor does a further code go out before the new password was right.
    app.clock.advance(31_000)
    await app.call(accounts.resendCode, { body: { email: company.email } })
    await app.runJobs()
    expect(await app.newestCode(company.email)).toBe(verify_code)
  })
})

describe('a sign-in within the pause between two codes is mailed a code of its own', () => {
  const signInWithCode = async (company: GivenCompany, password: string, old: string) => {
    expect((await signIn(company, password)).body).toEqual({ status: 'success', two_fa: 1 })
    const verify_code = await app.newestCode(company.email)
    expect(verify_code).not.toBe(old)
    const body = { email: company.email, verify_code }
    expect((await app.call(accounts.verify, { body })).status).toBe(200)
  }
  let company: GivenCompany
  let old: string
  beforeEach(async () => {
    company = await givenCompany(app)
    await turnSecondFactorOn(company)
    await signIn(company)
    old = await app.newestCode(company.email)
    app.clock.advance(1_000)
  })

  test('where the password was changed since the last', async () => {
    await change(company.token)
    await signInWithCode(company, newPassword, old)
  })

  test('where the password was reset since the last', async () => {
    await app.call(accounts.forgotPassword, { body: { email: company.email } })
    await app.runJobs()
    const mails = (await app.mails(company.email)).map(({ text }) => text)
    const token = /token=([\w-]+)/.exec(mails.join())?.[1] ?? ''
    const reset = await app.call(accounts.changePassword, { body: { new_password: newPassword } }, { token })
    expect(reset.status).toBe(200)
    await signInWithCode(company, newPassword, old)
  })

  test('where the last has signed in', async () => {
    const body = { email: company.email, verify_code: old }
    expect((await app.call(accounts.verify, { body })).status).toBe(200)
    await signInWithCode(company, givenPassword, old)
  })

  test('and not where the last is still good', async () => {
    await signIn(company)
    expect(await app.newestCode(company.email)).toBe(old)
  })
})

test('A password that is changed three times at once is changed once', async () => {
  const { token, email } = await givenCompany(app)
  const wanted = ['Copper-Kettle-91', 'Walnut-Ladder-52', 'Velvet-Anchor-38']
  const answers = await Promise.all(wanted.map((password) => change(token, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  const winner = wanted[answers.findIndex(({ status }) => status === 200)]
  expect((await signIn({ email }, winner)).status).toBe(200)
})

const newPassword = 'Copper-Kettle-91'
const signIn = ({ email }: Pick<GivenCompany, 'email'>, password = givenPassword) =>
  app.call(accounts.login, { body: { email, password } })
const change = (token: string, new_password = newPassword) =>
  app.call(accounts.changePassword, { body: { old_password: givenPassword, new_password } }, { token })

async function turnSecondFactorOn({ token, email }: GivenCompany): Promise<void> {
  await app.call(accounts.twoFactorMail, {}, { token })
  const body = { two_fa: 1, verify_code: await app.newestCode(email) } as const
  expect((await app.call(accounts.verifyTwoFactor, { body }, { token })).status).toBe(200)
  app.clock.advance(31_000)
}

/** The outcome of what began before a person's row was changed, and came to it before the change was certain. */
async function whileChanging<T>(
  { email }: GivenCompany,
  set: { password_hash: string } | { two_fa: boolean },
  start: () => Promise<T>,
): Promise<T> {
  const [answer] = await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set(set).where('work_email', '=', email).execute()
    const started = start()
    await vi.waitFor(async () => expect(await waitingOnes()).toBe(1), { timeout: 20_000 })
    return [started]
  })
  return answer
}

async function waitingOnes(): Promise<number> {
  const { rows } = await app.deps.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}
