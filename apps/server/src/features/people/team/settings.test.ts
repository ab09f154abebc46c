import { accounts } from '@tradelane/contract/accounts/calls'
import { team } from '@tradelane/contract/team/calls'
import { describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenInvitation, givenTeamOn } from '../../../../test/given-invitation.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('the team of a company', () => {
  test('is off for a person who has just signed up, who is the owner', async () => {
    const owner = await givenCompany(app)
    expect(await read(owner)).toMatchObject({
      team_enabled: 0,
      approval_limit: 0,
      members: [{ state: 'active', role: 'owner', is_you: true, email: owner.email }],
    })
    const profile = await app.call(accounts.profile, {}, { token: owner.token })
    expect(profile.body.data).toMatchObject({ role: 'owner', team_enabled: false })
  })

  test('is turned on with password and code, and leaves an event with the limit', async () => {
    const owner = await givenCompany(app)
    const choice = { team_enabled: 1, approval_limit: 2500.5 } as const
    expect((await save(owner, choice, await givenCode(owner, choice))).status).toBe(200)
    expect(await read(owner)).toMatchObject(choice)
    const [event] = await app.db
      .selectFrom('events')
      .selectAll()
      .where('uid', '=', owner.companyId)
      .where('subject', '=', 'team')
      .execute()
    expect(event).toMatchObject({
      from_state: 'off',
      to_state: 'on',
      actor: `user:${owner.userId}`,
      before: { approval_limit: '0.00 USD' },
      after: { approval_limit: '2,500.50 USD' },
    })
  })

  test('is not changed with a code for another limit, without the password, or twice with one code', async () => {
    const owner = await givenCompany(app)
    const choice = { team_enabled: 1, approval_limit: 100 } as const
    const code = await givenCode(owner, choice)
    expect(codeOf(await save(owner, { ...choice, approval_limit: 1_000_000 }, code))).toBe('WRONG_CODE')
    expect(codeOf(await save({ ...owner, password: 'Wrong-Horse-99' }, choice, code))).toBe('WRONG_CODE')
    expect((await save(owner, choice, code)).status).toBe(200)
    expect(codeOf(await save(owner, choice, code))).toBe('WRONG_CODE')
  })

  test('refuses a limit that is not an amount of dollars', async () => {
    const { token } = await givenCompany(app)
    for (const approval_limit of [-1, 0.001, 1e13]) {
      const answer = await app.call(team.sendCode, { body: { team_enabled: 1, approval_limit } }, { token })
      expect([approval_limit, answer.status]).toEqual([approval_limit, 400])
    }
  })

  test('is not turned off while others belong to it', async () => {
    const owner = await givenCompany(app)
    const colleague = await givenColleague(app, owner, 'viewer')
    const choice = { team_enabled: 0, approval_limit: 0 } as const
    const code = await givenCode(owner, choice)
    expect(codeOf(await save(owner, choice, code))).toBe('ILLEGAL_STATE')
    await app.call(team.remove, { body: { user_id: colleague.userId } }, { token: owner.token })
    expect((await save(owner, choice, code)).status).toBe(200)
  })

  test('is not turned off while an invitation is open', async () => {
    const owner = await givenTeamOn(app)
    await givenInvitation(app, owner)
    const choice = { team_enabled: 0, approval_limit: 0 } as const
    expect(codeOf(await save(owner, choice, await givenCode(owner, choice)))).toBe('ILLEGAL_STATE')
  })

  test('may be given another limit while others belong to it', async () => {
    const owner = await givenTeamOn(app)
    await givenColleague(app, owner, 'viewer')
    const choice = { team_enabled: 1, approval_limit: 50 } as const
    expect((await save(owner, choice, await givenCode(owner, choice))).status).toBe(200)
    expect(await read(owner)).toMatchObject(choice)
  })

  test('of one company does not change that of another', async () => {
    const [owner, other] = [await givenCompany(app), await givenCompany(app)]
    const choice = { team_enabled: 1, approval_limit: 100 } as const
    await save(owner, choice, await givenCode(owner, choice))
    expect(await read(other)).toMatchObject({ team_enabled: 0, approval_limit: 0 })
  })

  test('keeps its limit when it is turned off, and leaves an event', async () => {
    const owner = await givenCompany(app)
    const on = { team_enabled: 1, approval_limit: 100 } as const
    await save(owner, on, await givenCode(owner, on))
    const off = { team_enabled: 0, approval_limit: 0 } as const
    expect((await save(owner, off, await givenCode(owner, off))).status).toBe(200)
    expect(await read(owner)).toMatchObject({ team_enabled: 0, approval_limit: 100 })
    const events = await app.db
      .selectFrom('events')
      .select(['from_state', 'to_state'])
      .where('uid', '=', owner.companyId)
      .where('subject', '=', 'team')
      .orderBy('event_id')
      .execute()
    expect(events.at(-1)).toEqual({ from_state: 'on', to_state: 'off' })
  })

  test('is not changed with a code that was sent before another owner changed it', async () => {
    const owner = await givenTeamOn(app)
    const second = await givenColleague(app, owner, 'owner')
    // Lower ones are in force at once.
    await app.db
      .updateTable('companies')
      .set({ approval_limit: 10_000n })
      .where('uid', '=', owner.companyId)
      .execute()
    const choice = { team_enabled: 1, approval_limit: 50 } as const
    const code = await givenCode(owner, choice)
    const other = { team_enabled: 1, approval_limit: 70 } as const
    expect((await save(second, other, await givenCode(second, other))).status).toBe(200)
    expect(codeOf(await save(owner, choice, code))).toBe('WRONG_CODE')
  })

  test('is not turned on with a code for turning it off', async () => {
    const owner = await givenCompany(app)
    const code = await givenCode(owner, { team_enabled: 0, approval_limit: 0 })
    expect(codeOf(await save(owner, { team_enabled: 1, approval_limit: 0 }, code))).toBe('WRONG_CODE')
  })

  test.each([
    [{ team_enabled: 1, approval_limit: 2500.5 } as const, '2,500.50 USD'],
    [{ team_enabled: 1, approval_limit: 0 } as const, 'Every payment'],
    [{ team_enabled: 0, approval_limit: 100 } as const, 'One person'],
  ])('has a mail that says what is approved by %j', async (choice, text) => {
    const owner = await givenCompany(app)
    await givenCode(owner, choice)
    const [mail] = await app.mails(owner.email)
    expect(mail?.text).toContain(text)
  })
})

type Choice = { team_enabled: 0 | 1; approval_limit: number }
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code

async function givenCode({ token, email }: GivenCompany, body: Choice): Promise<string> {
  app.clock.advance(31_000)
  const sent = await app.call(team.sendCode, { body }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return app.newestCode(email)
}
const save = ({ token, password }: GivenCompany, choice: Choice, verify_code: string) =>
  app.call(team.save, { body: { ...choice, password, verify_code } }, { token })
const read = async ({ token }: GivenCompany) => (await app.call(team.get, {}, { token })).body
