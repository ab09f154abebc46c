import { accounts } from '@tradelane/contract/accounts/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { findUser } from '../../src/access/users.ts'
import { features } from '../../src/app/features.ts'
import { accessPurposes, sendCode } from '../../src/approvals/one-time-codes.ts'
import { signInCodeOf } from '../../src/features/people/accounts/mail-sign-in-code.ts'
import { approvedActionsOf } from '../../src/registry/approved-actions.ts'
import { bindingFor, givenApprovedUses, type Purpose } from '../given-approved-uses.ts'
import { givenCompany } from '../given-company.ts'
import { failure } from '../test-app.ts'
import { theApp } from '../the-app.ts'

const approvedActions = approvedActionsOf({ features })

const app = theApp()

/** Every code that approves nothing: a purpose that is added is asked for here by the compiler. */
const accessUses: Record<(typeof accessPurposes)[number], () => Promise<Use>> = {
  signup: async () => {
    const company = await givenCompany(app)
    await app.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('user_id', '=', company.userId)
      .execute()
    return verifying(company)
  },
  login: async () => {
    const company = await givenCompany(app)
    const user = await findUser(app.db, company.userId)
    return { ...verifying(company), ...(user && { binding: signInCodeOf(user).binding }) }
  },
  'two factor': async () => {
    const company = await givenCompany(app)
    const use = (verify_code: string) =>
      app.call(accounts.verifyTwoFactor, { body: { two_fa: 1, verify_code } }, { token: company.token })
    return { ...company, binding: '', use }
  },
}

/** The same for everything that password and code approve. */
const approved = Object.fromEntries(
  approvedActions.map(({ purpose }) => [
    purpose,
    async (): Promise<Use> => {
      const use = await givenApprovedUses[purpose as Purpose](app)
      return { ...use.person, binding: await bindingFor(app, use), use: use.use }
    },
  ]),
)
const uses: Record<string, () => Promise<Use>> = { ...accessUses, ...approved }

const verifying = ({ userId, email }: { userId: string; email: string }): Use => ({
  userId,
  email,
  binding: '',
  use: (verify_code) => app.call(accounts.verify, { body: { email, verify_code } }),
})

const purposes = Object.keys(uses)

test('every action has a purpose of its own', () => {
  const all = [...accessPurposes, ...approvedActions.map(({ purpose }) => purpose)]
  expect(new Set(all).size).toBe(all.length)
  expect(approvedActions.map(({ purpose }) => purpose).sort()).toEqual(Object.keys(givenApprovedUses).sort())
})

describe.each(purposes)('the action "%s"', (purpose) => {
  // One for all three: a refusal changes nothing, and the last of them shows that the right code was good all the time.
  let target: Use
  beforeAll(async () => {
    target = await givenUse(purpose)
  })

  test('accepts no code of another purpose', async () => {
    for (const other of purposes.filter((candidate) => candidate !== purpose)) {
      const answer = await target.use(await plant(target, other))
      expect([other, answer.status, failure(answer).error?.code]).toEqual([other, 422, 'WRONG_CODE'])
    }
  })

  test('accepts no code with another binding, nor one of another person', async () => {
    const elsewhere = await plant({ ...target, binding: 'something else' }, purpose)
    expect((await target.use(elsewhere)).status).toBe(422)
    const stranger = await givenCompany(app)
    const strangers = await plant({ ...target, ...stranger }, purpose)
    expect((await target.use(strangers)).status).toBe(422)
  })

  test('accepts its code once, for ten at the same time', async () => {
    const code = await plant(target, purpose)
    const answers = await Promise.all(Array.from({ length: 10 }, () => target.use(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})

type Use = {
  userId: string
  email: string
  /** What a code must be bound to, to be good here. */
  binding: string
  use(code: string): Promise<{ status: number; body: unknown }>
}

/** Sends a code that is right in all but, perhaps, its purpose. */
async function plant({ userId, email, binding }: Use, purpose: string): Promise<string> {
  await app.deps.pool.query('delete from one_time_codes where user_id = $1', [userId])
  // There are more purposes than tries that nobody waits after.
  await app.deps.pool.query('delete from failed_attempts')
  await sendCode(app.deps, { userId, purpose, binding, to: email, subject: 'A code', text: '{code}' })
  return app.newestCode(email)
}
const givenUse = (purpose: string) => (uses[purpose] as () => Promise<Use>)()
