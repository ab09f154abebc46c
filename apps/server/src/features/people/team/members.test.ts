import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { team } from '@tradelane/contract/team/calls'
import { describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenInvitation, givenTeamOn } from '../../../../test/given-invitation.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { changeRole as changeMemberRole } from './change-member.ts'

const app = theApp()

describe('a member', () => {
  test('has a new role from the next call on, and stays signed in', async () => {
    const owner = await givenTeamOn(app)
    const member = await givenColleague(app, owner, 'viewer')
    expect((await remove(member, owner)).status).toBe(403)
    expect((await changeRole(owner, member, 'owner')).status).toBe(200)
    expect((await profileOf(member)).body.data.role).toBe('owner')
    expect((await remove(member, owner)).status).toBe(200)
  })

  test('who is removed is signed out everywhere at once and cannot sign in; the address is free again', async () => {
    const owner = await givenTeamOn(app)
    const member = await givenColleague(app, owner, 'preparer')
    expect((await profileOf(member)).status).toBe(200)
    expect((await remove(owner, member)).status).toBe(200)
    expect((await profileOf(member)).status).toBe(401)
    const login = await app.call(accounts.login, { body: { email: member.email, password: member.password } })
    expect(codeOf(login)).toBe('WRONG_CREDENTIALS')
    await app.call(accounts.forgotPassword, { body: { email: member.email } })
    await app.runJobs()
    expect(await app.mails(member.email)).toEqual([])
    expect((await remove(owner, member)).status).toBe(404)
    const { members } = (await app.call(team.get, {}, { token: owner.token })).body
    expect(members.find(({ member_id }) => member_id === member.userId)).toMatchObject({ state: 'removed' })
    const again = await app.call(
      team.invite,
      { body: { email: member.email, role: 'viewer' } },
      { token: owner.token },
    )
    expect(again.status).toBe(200)
  })

  test('of another company is not found', async () => {
    const [owner, other] = [await givenTeamOn(app), await givenTeamOn(app)]
    expect((await remove(owner, other)).status).toBe(404)
    expect((await changeRole(owner, other, 'viewer')).status).toBe(404)
    expect((await profileOf(other)).status).toBe(200)
  })
})

describe('a change of one member', () => {
  const rolesOf = async ({ companyId }: GivenCompany) => {
    const rows = await app.db.selectFrom('users').select('role').where('uid', '=', companyId).execute()
    return rows.map(({ role }) => role).toSorted()
  }
  const eventsOf = ({ userId }: Who) =>
    app.db
      .selectFrom('events')
      .select(['from_state', 'to_state'])
      .where('subject', '=', 'team_member')
      .where('subject_id', '=', userId)
      .execute()
  const givenResetLink = (user_id: string, used_at: Date | null) => {
    const [created_at, expires_at] = [new Date(), new Date(Date.now() + 60_000)]
    const token_hash = randomUUID()
    return app.db
      .insertInto('password_resets')
      .values({ token_hash, user_id, created_at, expires_at, used_at })
      .execute()
  }

  test('leaves the roles of the others as they are', async () => {
    const owner = await givenTeamOn(app)
    const member = await givenColleague(app, owner, 'viewer')
    await givenColleague(app, owner, 'preparer')
    await changeRole(owner, member, 'approver')
    expect(await rolesOf(owner)).toEqual(['approver', 'owner', 'preparer'])
    expect(await eventsOf(member)).toEqual([{ from_state: 'viewer', to_state: 'approver' }])
  })

  test('to the role that it has leaves no event', async () => {
    const owner = await givenTeamOn(app)
    const member = await givenColleague(app, owner, 'viewer')
    expect((await changeRole(owner, member, 'viewer')).status).toBe(200)
    expect(await eventsOf(member)).toEqual([])
  })

  test('to the role of an owner needs no other owner', async () => {
    const owner = await givenTeamOn(app)
    expect((await changeRole(owner, owner, 'owner')).status).toBe(200)
  })

  test('removes no other member, and ends no other session', async () => {
    const owner = await givenTeamOn(app)
    const member = await givenColleague(app, owner, 'viewer')
    const other = await givenColleague(app, owner, 'preparer')
    await remove(owner, member)
    expect((await profileOf(other)).status).toBe(200)
    const login = await app.call(accounts.login, { body: { email: other.email, password: other.password } })
    expect(login.status).toBe(200)
  })

  test('deletes the open reset links of the person who is removed, and no others', async () => {
    const owner = await givenTeamOn(app)
    const member = await givenColleague(app, owner, 'viewer')
    await givenResetLink(owner.userId, null)
    await givenResetLink(member.userId, null)
    await givenResetLink(member.userId, new Date())
    await remove(owner, member)
    const left = await app.db
      .selectFrom('password_resets')
      .select(['user_id', 'used_at'])
      .where('user_id', 'in', [owner.userId, member.userId])
      .orderBy('used_at')
      .execute()
    expect(left).toEqual([
      { user_id: member.userId, used_at: expect.any(Date) },
      { user_id: owner.userId, used_at: null },
    ])
  })
})

describe('the last owner', () => {
  test('can neither be removed nor demoted, by themselves or by an owner they have just made a viewer', async () => {
    const owner = await givenTeamOn(app)
    await givenColleague(app, owner, 'approver')
    expect(codeOf(await remove(owner, owner))).toBe('ILLEGAL_STATE')
    expect(codeOf(await changeRole(owner, owner, 'viewer'))).toBe('ILLEGAL_STATE')
  })

  test('remains when two owners demote or remove each other at the same time', async () => {
    for (const act of [remove, (by: GivenCompany, whom: Who) => changeRole(by, whom, 'viewer')]) {
      const one = await givenTeamOn(app)
      const two = await givenColleague(app, one, 'owner')
      const answers = await Promise.all([act(one, two), act(two, one)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const owners = await app.db
        .selectFrom('users')
        .select('user_id')
        .where('uid', '=', one.companyId)
        .where('role', '=', 'owner')
        .where('removed_at', 'is', null)
        .execute()
      expect(owners).toHaveLength(1)
    }
  })
})

test('an owner who has lost the role since the call began changes nobody', async () => {
  const { token: _, ...owner } = await givenTeamOn(app)
  const former = await givenColleague(app, owner, 'viewer')
  const actor = { ...former, kind: 'company', role: 'owner', sessionId: '' } as const
  const demote = changeMemberRole(app.deps, actor, { userId: owner.userId, role: 'viewer' })
  await expect(demote).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
})

test('every member reads the company’s profile with their own name, email and role', async () => {
  const owner = await givenCompany(app, { kyb: 'Clear' })
  const member = await givenColleague(app, owner, 'viewer')
  const [own, theirs] = [(await profileOf(owner)).body.data, (await profileOf(member)).body.data]
  expect(theirs).toMatchObject({
    work_email: member.email,
    role: 'viewer',
    first_name: 'viewer',
    uid: own.uid,
  })
  expect(theirs.company_name).toBe(own.company_name)
  expect(theirs.status).toBe('Clear')
})

test('a person who joined reads what an invitation was for in the events', async () => {
  const owner = await givenTeamOn(app)
  const { token, email } = await givenInvitation(app, owner, { role: 'viewer' })
  await app.call(team.join, {
    body: { token, first_name: 'Ben', last_name: 'Adler', pwd: 'Copper-Kettle-91' },
  })
  const events = await app.db
    .selectFrom('events')
    .select(['subject', 'from_state', 'to_state', 'after'])
    .where('uid', '=', owner.companyId)
    .where('subject', 'in', ['invitation', 'team_member'])
    .orderBy('event_id')
    .execute()
  expect(events).toMatchObject([
    { subject: 'invitation', from_state: null, to_state: 'invited', after: { email, role: 'viewer' } },
    { subject: 'invitation', from_state: 'invited', to_state: 'joined' },
    { subject: 'team_member', from_state: null, to_state: 'viewer', after: { invited_by: owner.userId } },
  ])
})

test('the person who applied first stays the applicant, also when another owner answers the questions', async () => {
  const owner = await givenTeamOn(app)
  const second = await givenColleague(app, owner, 'owner')
  await givenSubmittedRegistration(app, owner.token)
  await app.db
    .updateTable('companies')
    .set({ kyb_status: 'RFI_REQUESTED' })
    .where('uid', '=', owner.companyId)
    .execute()
  await givenSubmittedRegistration(app, second.token)
  const { user_id } = await app.db
    .selectFrom('registrations')
    .select('user_id')
    .where('uid', '=', owner.companyId)
    .executeTakeFirstOrThrow()
  expect(user_id).toBe(owner.userId)
})

type Who = Pick<GivenCompany, 'userId'>
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const remove = ({ token }: GivenCompany, { userId: user_id }: Who) =>
  app.call(team.remove, { body: { user_id } }, { token })
const changeRole = (
  { token }: GivenCompany,
  { userId: user_id }: Who,
  role: 'owner' | 'approver' | 'viewer',
) => app.call(team.changeRole, { body: { user_id, role } }, { token })
const profileOf = ({ token }: GivenCompany) => app.call(accounts.profile, {}, { token })
