import { adminAccess } from '@tradelane/contract/administrators/calls'
import { joiningStaff, staff } from '@tradelane/contract/staff/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  type Administrator,
  givenInvitedColleague,
  givenOnlyAdministrator,
} from '../../../../test/given-staff.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isEmpty: true })

const dayMs = 24 * 60 * 60_000
const pwd = 'Copper-Kettle-91'
const reason = 'The desk grows'

describe('an invitation', () => {
  test('is mailed, and makes a colleague with a role and a second factor by mail', async () => {
    const admin = await givenOnlyAdministrator(app)
    const { adminId, email, token } = await givenInvitedColleague(app, admin, 'trade')
    expect(await listed(admin)).toMatchObject([
      { email: admin.email, state: 'ACTIVE', is_you: true, is_last_administrator: true, expires_at: null },
      { admin_id: adminId, email, name: 'Ada Byron', role: 'trade', state: 'INVITED', second_factor: 'none' },
    ])
    const shown = await app.call(staff.invitation, { body: { token } })
    expect(shown.body).toEqual({ status: 'success', name: 'Ada Byron', email, role: 'trade' })
    const joined = await join(token)
    expect(joined.status).toBe(200)
    const profile = await app.call(adminAccess.profile, {}, { token: joined.body.jwt })
    expect(profile.body.data).toMatchObject({ name: 'Ada Byron', email, role: 'trade' })
    expect((await listed(admin))[0]).toMatchObject({
      admin_id: adminId,
      state: 'ACTIVE',
      second_factor: 'mail',
      is_last_administrator: false,
    })
  })

  test('is read by support, which sees who works here', async () => {
    const admin = await givenOnlyAdministrator(app)
    const { email } = await givenInvitedColleague(app, admin)
    const support = await givenAdministrator(app, 'support')
    const seen = await listed(support)
    expect(new Map(seen.map((one) => [one.email, one.is_you]))).toEqual(
      new Map([
        [admin.email, false],
        [support.email, true],
        [email, false],
      ]),
    )
    expect(seen.at(-1)?.state).toBe('INVITED')
  })

  test('works once, and answers the same as a link that never was', async () => {
    const { token } = await givenInvitedColleague(app, await givenOnlyAdministrator(app))
    expect((await join(token)).status).toBe(200)
    const [used, unknown] = [await join(token), await join('x'.repeat(43))]
    expect([used.status, used.body]).toEqual([404, unknown.body])
    expect(codeOf(unknown)).toBe('INVITATION_DEAD')
    expect(codeOf(await app.call(staff.invitation, { body: { token } }))).toBe('INVITATION_DEAD')
  })

  test('is used by one of ten who try at the same time', async () => {
    const { token } = await givenInvitedColleague(app, await givenOnlyAdministrator(app))
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
  })

  test('is stored as a hash only, and its link is valid for seven days', async () => {
    const admin = await givenOnlyAdministrator(app)
    const { token } = await givenInvitedColleague(app, admin)
    const rows = JSON.stringify(await app.db.selectFrom('staff_invitations').selectAll().execute())
    expect(rows).not.toContain(token)
    app.clock.advance(7 * dayMs - 60_000)
    expect((await app.call(staff.invitation, { body: { token } })).status).toBe(200)
    app.clock.advance(60_000)
    expect(codeOf(await join(token))).toBe('INVITATION_DEAD')
  })

  test('that is sent again has a new link, and the old one ends before the mail is sent', async () => {
    const invited = await givenInvitedColleague(app, await givenOnlyAdministrator(app))
    expect(codeOf(await invited.inviteAgain())).toBe('CODE_SENT_RECENTLY')
    app.clock.advance(30_000)
    const again = await invited.inviteAgain()
    expect([again.status, again.body.admin_id]).toEqual([200, invited.adminId])
    expect(codeOf(await join(invited.token))).toBe('INVITATION_DEAD')
    const token = await invited.newestToken()
    expect(token).not.toBe(invited.token)
    expect((await join(token)).status).toBe(200)
  })

  test('of one person makes nobody else a colleague', async () => {
    const admin = await givenOnlyAdministrator(app)
    const [one, other] = [await givenInvitedColleague(app, admin), await givenInvitedColleague(app, admin)]
    expect((await join(one.token)).status).toBe(200)
    expect((await app.call(staff.invitation, { body: { token: other.token } })).status).toBe(200)
  })

  test('of who works here already is refused at the field', async () => {
    const admin = await givenOnlyAdministrator(app)
    for (const email of [admin.email, admin.email.toUpperCase()]) {
      const body = { email, name: 'Bo Lindqvist', role: 'support', reason } as const
      const answer = await app.call(staff.invite, { body }, admin)
      expect([answer.status, codeOf(answer)]).toEqual([409, 'CONFLICT'])
      expect(failure(answer).error.fields?.email).toContain('works here already')
    }
  })

  test('needs a name, a role and a reason', async () => {
    const admin = await givenOnlyAdministrator(app)
    const body = { email: 'ada', name: ' ', role: '', reason: '' } as never
    expect(Object.keys(failure(await app.call(staff.invite, { body }, admin)).error.fields ?? {})).toEqual([
      'email',
      'name',
      'role',
      'reason',
    ])
  })

  test('takes no password that is easy to guess', async () => {
    const { token } = await givenInvitedColleague(app, await givenOnlyAdministrator(app))
    const weak = await app.call(staff.join, { body: { token, pwd: 'ada byron' } })
    expect([codeOf(weak), Object.keys(failure(weak).error.fields ?? {})]).toEqual(['WEAK_PASSWORD', ['pwd']])
    expect(joiningStaff.safeParse({ token, pwd: 'x8-Kettl' }).success).toBe(true)
    expect(joiningStaff.safeParse({ token, pwd: 'x8-Kett' }).success).toBe(false)
    expect((await join(token)).status).toBe(200)
  })
})

describe('a change of a colleague', () => {
  test('applies from the next call on, and is recorded with reason, before and after', async () => {
    const admin = await givenOnlyAdministrator(app)
    const { administratorId, token } = await givenAdministrator(app, 'finance')
    const change = { admin_id: administratorId, name: 'Bo Berg', role: 'support', reason } as const
    expect((await app.call(staff.update, { body: change }, admin)).status).toBe(200)
    const { data } = (await app.call(adminAccess.profile, {}, { token })).body
    expect(data).toMatchObject({ name: 'Bo Berg', role: 'support' })
    expect(await eventsOf(administratorId)).toEqual([
      {
        from_state: 'active',
        to_state: 'changed',
        actor: `administrator:${admin.administratorId}`,
        before: { name: 'Bo Lindqvist', role: 'finance' },
        after: { name: 'Bo Berg', role: 'support', reason },
      },
    ])
  })

  test('that changes nothing leaves no event', async () => {
    const admin = await givenOnlyAdministrator(app)
    const { administratorId } = await givenAdministrator(app, 'finance')
    const body = { admin_id: administratorId, role: 'finance', reason } as const
    expect((await app.call(staff.update, { body }, admin)).status).toBe(200)
    expect(await eventsOf(administratorId)).toEqual([])
  })

  test('is possible while the invitation is open, and its link then gives the new role', async () => {
    const admin = await givenOnlyAdministrator(app)
    const { adminId, token } = await givenInvitedColleague(app, admin, 'trade')
    await app.call(staff.update, { body: { admin_id: adminId, role: 'compliance', reason } }, admin)
    const { jwt } = (await join(token)).body
    expect((await app.call(adminAccess.profile, {}, { token: jwt })).body.data.role).toBe('compliance')
  })
})

describe('the last administrator', () => {
  test('is neither removed nor given another role, but may be given another name', async () => {
    const admin = await givenOnlyAdministrator(app)
    await givenAdministrator(app, 'finance')
    await givenInvitedColleague(app, admin, 'administrator')
    const own = { admin_id: admin.administratorId, reason }
    for (const answer of [
      await app.call(staff.remove, { body: own }, admin),
      await app.call(staff.update, { body: { ...own, role: 'support' } }, admin),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([409, 'ILLEGAL_STATE'])
      expect(failure(answer).message).toContain('The last administrator stays one.')
    }
    const renamed = { ...own, role: 'administrator', name: 'Bo Berg' } as const
    expect((await app.call(staff.update, { body: renamed }, admin)).status).toBe(200)
  })
})

const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const join = (token: string) => app.call(staff.join, { body: { token, pwd } })
const listed = async ({ token }: Pick<Administrator, 'token'>) =>
  (await app.call(staff.list, {}, { token })).body.staff
const eventsOf = (administratorId: string) =>
  app.db
    .selectFrom('events')
    .select(['from_state', 'to_state', 'actor', 'before', 'after'])
    .where('subject', '=', 'administrator')
    .where('subject_id', '=', administratorId)
    .orderBy('event_id')
    .execute()
