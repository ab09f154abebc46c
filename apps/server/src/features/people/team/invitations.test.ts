import { accounts } from '@tradelane/contract/accounts/calls'
import { team } from '@tradelane/contract/team/calls'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenInvitation, givenTeamOn } from '../../../../test/given-invitation.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { resendInvitation } from './change-invitation.ts'

const app = theApp()

const dayMs = 24 * 60 * 60_000
const person = { first_name: 'Ben', last_name: 'Adler', pwd: 'Copper-Kettle-91' }
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const join = (token: string, changes: object = {}) =>
  app.call(team.join, { body: { token, ...person, ...changes } })

describe('an invitation', () => {
  test('shows its role, works once, and makes a member with that role', async () => {
    const owner = await givenTeamOn(app)
    const { token, email } = await givenInvitation(app, owner, { role: 'approver' })
    const shown = await app.call(team.invitation, { body: { token } })
    expect(shown.body).toMatchObject({
      company_name: 'Okafor Imports Inc.',
      invited_by: 'Ada Okafor',
      email,
      role: 'approver',
    })
    const joined = await join(token)
    expect(joined.status).toBe(200)
    const profile = await app.call(accounts.profile, {}, { token: joined.body.jwt })
    expect(profile.body.data).toMatchObject({
      first_name: 'Ben',
      work_email: email,
      role: 'approver',
      uid: owner.companyId,
      company_name: 'Okafor Imports Inc.',
    })
    expect(codeOf(await join(token))).toBe('INVITATION_DEAD')
    const { body } = await app.call(team.get, {}, { token: owner.token })
    expect(body.members.map(({ name, role, state }) => [name, role, state])).toEqual([
      ['Ada Okafor', 'owner', 'active'],
      ['Ben Adler', 'approver', 'active'],
    ])
    const login = await app.call(accounts.login, { body: { email, password: person.pwd } })
    expect(login.body.jwt).toBeTruthy()
  })

  test('is used by one of ten who try at the same time', async () => {
    const owner = await givenTeamOn(app)
    const { token } = await givenInvitation(app, owner)
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('is stored as a hash only, and its link expires after seven days, with the next mail, or when withdrawn', async () => {
    const owner = await givenTeamOn(app)
    const auth = { token: owner.token }
    const first = await givenInvitation(app, owner)
    const rows = JSON.stringify(await app.db.selectFrom('invitations').selectAll().execute())
    expect(rows).not.toContain(first.token)
    const body = { invitation_id: first.invitationId }
    expect(codeOf(await app.call(team.resend, { body }, auth))).toBe('CODE_SENT_RECENTLY')
    app.clock.advance(31_000)
    expect((await app.call(team.resend, { body }, auth)).status).toBe(200)
    await app.runJobs()
    expect(codeOf(await join(first.token))).toBe('INVITATION_DEAD')
    const second = await first.newestToken()
    expect(second).not.toBe(first.token)
    expect((await app.call(team.revoke, { body }, auth)).status).toBe(200)
    expect(codeOf(await join(second))).toBe('INVITATION_DEAD')
    expect(codeOf(await app.call(team.resend, { body }, auth))).toBe('ILLEGAL_STATE')
    const late = await givenInvitation(app, owner)
    app.clock.advance(7 * dayMs)
    expect(codeOf(await join(late.token))).toBe('INVITATION_DEAD')
  })

  test('of a person does not make anybody else a member', async () => {
    const owner = await givenTeamOn(app)
    const { token } = await givenInvitation(app, owner)
    const other = await givenInvitation(app, owner)
    expect((await join(token)).status).toBe(200)
    expect((await app.call(team.invitation, { body: { token: other.token } })).status).toBe(200)
  })

  test('is mailed again after thirty seconds, and not before', async () => {
    const owner = await givenTeamOn(app)
    const { invitationId } = await givenInvitation(app, owner)
    const asked_at = new Date('2026-11-22T10:00:00Z')
    const resendAfter = async (ms: number) => {
      await app.db
        .updateTable('invitations')
        .set({ asked_at })
        .where('invitation_id', '=', invitationId)
        .execute()
      const deps = { ...app.deps, clock: { now: () => new Date(asked_at.getTime() + ms) } }
      const actor = { kind: 'company', role: 'owner', sessionId: '', ...owner } as const
      return resendInvitation(deps, actor, invitationId)
    }
    await expect(resendAfter(29_999)).rejects.toMatchObject({ code: 'CODE_SENT_RECENTLY' })
    await expect(resendAfter(30_000)).resolves.toBeUndefined()
  })

  test('has seven more days from the day on which it is mailed again', async () => {
    const owner = await givenTeamOn(app)
    const { invitationId, newestToken } = await givenInvitation(app, owner)
    app.clock.advance(6 * dayMs)
    // The owner's own session lasts seven days too.
    const body = { invitation_id: invitationId }
    expect((await app.call(team.resend, { body }, { token: owner.token })).status).toBe(200)
    await app.runJobs()
    app.clock.advance(6 * dayMs)
    expect((await join(await newestToken())).status).toBe(200)
  })

  test('with a token that was not sent is refused, and so is a weak password', async () => {
    const owner = await givenTeamOn(app)
    const { token } = await givenInvitation(app, owner)
    expect(codeOf(await app.call(team.invitation, { body: { token: 'x'.repeat(43) } }))).toBe(
      'INVITATION_DEAD',
    )
    const weak = await join(token, { pwd: 'password1' })
    expect([codeOf(weak), Object.keys(failure(weak).error.fields ?? {})]).toEqual(['WEAK_PASSWORD', ['pwd']])
    expect((await join(token)).status).toBe(200)
  })

  test('is refused while team mode is off, for members and invited people, and for another company', async () => {
    const single = await givenCompany(app)
    const invite = (token: string, email: string) =>
      app.call(team.invite, { body: { email, role: 'viewer' } }, { token })
    expect(codeOf(await invite(single.token, 'ben@okafor.example'))).toBe('ILLEGAL_STATE')
    const owner = await givenTeamOn(app)
    const { email, invitationId } = await givenInvitation(app, owner)
    for (const taken of [owner.email, email, email.toUpperCase()])
      expect([taken, (await invite(owner.token, taken)).status]).toEqual([taken, 400])
    const other = await givenTeamOn(app)
    const body = { invitation_id: invitationId }
    expect((await app.call(team.revoke, { body }, { token: other.token })).status).toBe(404)
    expect((await app.call(team.resend, { body }, { token: other.token })).status).toBe(404)
  })
})

describe('an address that has an account elsewhere', () => {
  test('gets the same answer, and a mail that says that an address can belong to only one company', async () => {
    const owner = await givenTeamOn(app)
    const elsewhere = await givenCompany(app)
    const answer = await app.call(
      team.invite,
      { body: { email: elsewhere.email, role: 'preparer' } },
      { token: owner.token },
    )
    expect(answer.status).toBe(200)
    await app.runJobs()
    const [mail] = await app.mails(elsewhere.email)
    expect(mail?.text).toContain('can belong to only one company')
    expect(mail?.text).not.toContain('token=')
  })

  test('that was created after the invitation gets a clear refusal when it joins', async () => {
    const owner = await givenTeamOn(app)
    const { token, email } = await givenInvitation(app, owner)
    const elsewhere = await givenCompany(app)
    await app.db
      .updateTable('users')
      .set({ work_email: email })
      .where('user_id', '=', elsewhere.userId)
      .execute()
    for (const answer of [await join(token), await app.call(team.invitation, { body: { token } })]) {
      expect([answer.status, codeOf(answer)]).toEqual([409, 'CONFLICT'])
      expect(failure(answer).message).toContain('already has a Tradelane account')
    }
  })

  test('of a person who was removed before keeps the day of that', async () => {
    const owner = await givenTeamOn(app)
    const { token, email } = await givenInvitation(app, owner)
    const former = await givenCompany(app)
    const removed_at = new Date('2026-01-05T10:00:00Z')
    await app.db
      .updateTable('users')
      .set({ work_email: email, removed_at })
      .where('user_id', '=', former.userId)
      .execute()
    expect((await join(token)).status).toBe(200)
    const row = await app.db
      .selectFrom('users')
      .select('removed_at')
      .where('user_id', '=', former.userId)
      .executeTakeFirstOrThrow()
    expect(row.removed_at).toEqual(removed_at)
  })

  test('that was never verified is replaced by the person who has the mailbox', async () => {
    const owner = await givenTeamOn(app)
    const { token, email } = await givenInvitation(app, owner)
    const squatter = await givenCompany(app)
    await app.db
      .updateTable('users')
      .set({ work_email: email, email_verified_at: null })
      .where('user_id', '=', squatter.userId)
      .execute()
    expect((await join(token)).status).toBe(200)
    const login = await app.call(accounts.login, { body: { email, password: squatter.password } })
    expect(login.status).toBe(401)
  })
})
