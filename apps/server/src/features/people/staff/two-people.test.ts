import type { StaffRole, WireInput } from '@tradelane/contract'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { fourEyes } from '@tradelane/contract/four-eyes/calls'
import { staff } from '@tradelane/contract/staff/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { withdrawAllChanges } from '../../../../test/given-change.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { type Administrator, givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { endExpired } from '../four-eyes/close-expired.ts'

const app = theApp({}, { isEmpty: true })

const dayMs = 24 * 60 * 60_000
const reason = 'The desk grows'
let one: Administrator
let other: Administrator
beforeEach(async () => {
  await withdrawAllChanges(app)
  one = await givenOnlyAdministrator(app)
  other = await givenAdministrator(app)
})

describe('as soon as two administrators work here', () => {
  test('an invitation waits for the second, and is mailed once they approve it', async () => {
    const email = `ada-${crypto.randomUUID()}@tradelane.example`
    const asked = await invite(one, email)
    expect(asked.body.message).toBe('The change waits for a second person.')
    expect(await found(email)).toBeUndefined()
    await app.runJobs()
    expect(await app.mails(email)).toEqual([])
    expect(await newest(other)).toMatchObject({
      ...{ change_id: asked.body.change_id, kind: 'staff_invite', subject: `Ada Byron, ${email}` },
      ...{ asked_by: 'Bo Lindqvist', reason, state: 'OPEN', is_own: false, may_decide: true },
      ...{ before: null, after: { email, name: 'Ada Byron', role: 'trade' } },
    })
    expect((await decide(other, asked.body.change_id)).body.message).toBe('Approved. The change is made.')
    expect(await found(email)).toMatchObject({
      admin_id: asked.body.admin_id,
      state: 'INVITED',
      role: 'trade',
    })
    await app.runJobs()
    expect((await app.mails(email))[0]?.text).toContain('/admin/join?token=')
    expect(await newest(one)).toMatchObject({ state: 'CONFIRMED', decided_by: 'Bo Lindqvist', is_own: true })
  })

  test('who asked for a change does not decide it', async () => {
    const { administratorId, token } = await givenAdministrator(app, 'finance')
    const id = await askForRole(one, administratorId, 'administrator')
    for (const decision of ['approve', 'refuse'] as const) {
      const answer = await decide(one, id, { decision })
      expect([answer.status, codeOf(answer)]).toEqual([403, 'OWN_CHANGE'])
    }
    expect(await roleOf(token)).toBe('finance')
    expect((await decide(other, id)).status).toBe(200)
    expect(await roleOf(token)).toBe('administrator')
  })

  test('who asked is mailed what became of it, by whom and why, and after a week that nobody decided', async () => {
    const { administratorId } = await givenAdministrator(app, 'finance')
    const asked = await askForRole(one, administratorId, 'support')
    await decide(other, asked, { decision: 'refuse', reason: 'Ask again in spring' })
    await app.runJobs()
    const [mail] = await app.mails(one.email)
    expect(mail?.subject).toBe('Your change was refused: Change a role')
    expect(mail?.text).toMatch(/was refused by Bo Lindqvist\. Change a role: .+\. Ask again in spring\.\n/)
    await askForRole(one, administratorId, 'trade')
    app.clock.advance(7 * dayMs + 1)
    await endExpired(app.deps)
    await app.runJobs()
    const [last] = await app.mails(one.email)
    expect(last?.text).toContain('A change that you asked for was not decided in time. Change a role: ')
    expect((await app.mails(other.email)).map(({ subject }) => subject)).not.toContain(last?.subject)
  })

  test('a role is another after the approval, recorded with both people', async () => {
    const { administratorId } = await givenAdministrator(app, 'finance')
    await decide(other, await askForRole(one, administratorId, 'support'))
    const event = await app.db
      .selectFrom('events')
      .select(['actor', 'before', 'after'])
      .where('subject', '=', 'administrator')
      .where('subject_id', '=', administratorId)
      .executeTakeFirstOrThrow()
    expect(event).toEqual({
      actor: `administrator:${other.administratorId}`,
      before: { name: 'Bo Lindqvist', role: 'finance' },
      after: {
        name: 'Bo Lindqvist',
        role: 'support',
        reason,
        asked_by: `administrator:${one.administratorId}`,
      },
    })
  })

  test('a colleague is removed with the approval, and not before', async () => {
    const { administratorId, token } = await givenAdministrator(app, 'finance')
    const asked = await remove(one, administratorId)
    expect(await roleOf(token)).toBe('finance')
    expect(await newest(other)).toMatchObject({ kind: 'staff_remove', after: null })
    expect((await decide(other, asked.body.change_id)).status).toBe(200)
    expect((await app.call(adminAccess.profile, {}, { token })).status).toBe(401)
  })

  test('a refused change changes nothing, and keeps the reason', async () => {
    const { administratorId, token } = await givenAdministrator(app, 'finance')
    const id = await askForRole(one, administratorId, 'support')
    const refusal = { decision: 'refuse', reason: 'They stay in finance' } as const
    expect((await decide(other, id, refusal)).body.message).toBe('Refused. Nothing changes.')
    expect(await roleOf(token)).toBe('finance')
    expect(await newest(one)).toMatchObject({ state: 'REFUSED', decision_reason: 'They stay in finance' })
    expect((await decide(other, id)).body).toMatchObject({
      message: 'Bo Lindqvist has already refused this change.',
    })
  })

  test('another name, and a new link for the same invitation, need nobody else', async () => {
    const email = `ada-${crypto.randomUUID()}@tradelane.example`
    const asked = await invite(one, email)
    await decide(other, asked.body.change_id)
    app.clock.advance(31_000)
    expect((await invite(one, email)).body.change_id).toBeUndefined()
    const admin_id = asked.body.admin_id
    const renamed = { admin_id, name: 'Ada Lovelace', role: 'trade', reason } as const
    expect((await app.call(staff.update, { body: renamed }, one)).body.change_id).toBeUndefined()
    expect(await found(email)).toMatchObject({ name: 'Ada Lovelace' })
  })
})

describe('a change that waits', () => {
  test('closes every other change of the same person until it is decided or withdrawn', async () => {
    const { administratorId, email } = await givenAdministrator(app, 'finance')
    const id = await askForRole(one, administratorId, 'support')
    const body = { admin_id: administratorId, name: 'Bo Berg', role: 'finance', reason } as const
    for (const answer of [
      await remove(other, administratorId),
      await app.call(staff.update, { body }, other),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([409, 'CONFLICT'])
      expect(failure(answer).message).toBe(
        `A change of Bo Lindqvist, ${email} waits for a second person. Approve, refuse or withdraw it first.`,
      )
    }
    const withdraw = (by: Administrator) => app.call(fourEyes.withdraw, { body: { change_id: id } }, by)
    expect(codeOf(await withdraw(other))).toBe('ILLEGAL_STATE')
    expect((await withdraw(one)).status).toBe(200)
    expect(failure(await decide(other, id)).message).toBe('This change was withdrawn.')
    expect((await remove(other, administratorId)).status).toBe(200)
  })

  test('is not decided from its seventh day on, and may be asked for again', async () => {
    const { administratorId } = await givenAdministrator(app, 'finance')
    const id = await askForRole(one, administratorId, 'support')
    const { expires_at = '' } = (await newest(other)) ?? {}
    const msLeft = Date.parse(expires_at) - app.clock.now().getTime()
    expect(Math.abs(msLeft - 7 * dayMs)).toBeLessThan(60_000)
    app.clock.advance(msLeft - 60_000)
    other = await signedInAgain(other)
    expect(await newest(other)).toMatchObject({ change_id: id, state: 'OPEN' })
    app.clock.advance(60_000)
    expect(await newest(other)).toMatchObject({ change_id: id, state: 'EXPIRED' })
    const late = await decide(other, id)
    expect([late.status, codeOf(late)]).toEqual([409, 'CONFLICT'])
    expect(failure(late).message).toContain('Nobody decided this change in time.')
    const { state } = await app.db
      .selectFrom('pending_changes')
      .select('state')
      .where('change_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('expired')
    expect(await askForRole(other, administratorId, 'support')).not.toBe(id)
  })

  test('that has expired makes place for another, though nobody looked at it', async () => {
    const { administratorId } = await givenAdministrator(app, 'finance')
    const id = await askForRole(one, administratorId, 'support')
    app.clock.advance(7 * dayMs)
    one = await signedInAgain(one)
    expect(await askForRole(one, administratorId, 'trade')).not.toBe(id)
  })

  test('is decided by one of two at once, and the other reads what happened', async () => {
    const third = await givenAdministrator(app)
    const { administratorId, token } = await givenAdministrator(app, 'finance')
    const id = await askForRole(one, administratorId, 'support')
    const outcomes = await race<Answered>(app, [
      () => decide(other, id),
      () => decide(third, id, { decision: 'refuse' }),
    ])
    expect(outcomes.map(statusOf)).toEqual([200, 409])
    expect(answerOf(outcomes[1])).toBe('Bo Lindqvist has already approved this change.')
    expect(await roleOf(token)).toBe('support')
  })

  test('is read by all, and decided only by the roles of its kind', async () => {
    const { administratorId, token } = await givenAdministrator(app, 'finance')
    const id = await askForRole(one, administratorId, 'support')
    expect(await newest({ token })).toMatchObject({ change_id: id, may_decide: false })
    expect(codeOf(await decide({ token }, id))).toBe('ROLE_NOT_ALLOWED')
    expect(codeOf(await decide(other, crypto.randomUUID()))).toBe('NOT_FOUND')
  })

  test('is withdrawn where who asked for it is removed', async () => {
    const third = await givenAdministrator(app)
    const { administratorId } = await givenAdministrator(app, 'finance')
    const id = await askForRole(third, administratorId, 'support')
    const removal = await remove(one, third.administratorId)
    expect((await decide(other, removal.body.change_id)).status).toBe(200)
    expect(failure(await decide(other, id)).message).toBe('This change was withdrawn.')
  })
})

test('of two administrators one stays, where each approves at once what ends the other', async () => {
  const removal = await remove(one, other.administratorId)
  const demotion = await askForRole(other, one.administratorId, 'support')
  const outcomes = await race<Answered>(app, [
    () => decide(one, demotion),
    () => decide(other, removal.body.change_id),
  ])
  expect(outcomes.map(statusOf)).toEqual([200, 409])
  expect(answerOf(outcomes[1])).toContain('The last administrator stays one.')
  const left = await app.db
    .selectFrom('administrators')
    .select('administrator_id')
    .where('role', '=', 'administrator')
    .where('state', '=', 'active')
    .execute()
  expect(left).toEqual([{ administrator_id: other.administratorId }])
})

type Answered = { status: number; body: unknown }
type Bearer = Pick<Administrator, 'token'>
type Decision = Partial<WireInput<typeof fourEyes.decide>['body']>

const invite = (by: Bearer, email: string) =>
  app.call(staff.invite, { body: { email, name: 'Ada Byron', role: 'trade', reason } }, by)
const remove = (by: Bearer, admin_id: string) => app.call(staff.remove, { body: { admin_id, reason } }, by)

async function askForRole(by: Bearer, admin_id: string, role: StaffRole): Promise<string> {
  const answer = await app.call(staff.update, { body: { admin_id, role, reason } }, by)
  if (!answer.body.change_id) throw new Error(JSON.stringify(answer.body))
  return answer.body.change_id
}

const decide = (by: Bearer, change_id = '', decision: Decision = {}) =>
  app.call(fourEyes.decide, { body: { change_id, decision: 'approve', ...decision } }, by)
/** A session lasts seven days too. */
async function signedInAgain(administrator: Administrator): Promise<Administrator> {
  const login = { email: administrator.email, password: givenPassword }
  const { body } = await app.call(adminAccess.login, { body: login })
  return { ...administrator, token: body.jwt ?? '' }
}

/** What waits, else what was decided last. */
const newest = async ({ token }: Bearer) => (await app.call(fourEyes.list, {}, { token })).body.changes[0]
const found = async (email: string) =>
  (await app.call(staff.list, {}, { token: one.token })).body.staff.find(
    (colleague) => colleague.email === email,
  )
const roleOf = async (token: string) => (await app.call(adminAccess.profile, {}, { token })).body.data.role
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const statusOf = (outcome: PromiseSettledResult<Answered> | undefined) =>
  outcome?.status === 'fulfilled' ? outcome.value.status : undefined
const answerOf = (outcome: PromiseSettledResult<Answered> | undefined) =>
  outcome?.status === 'fulfilled' ? failure(outcome.value).message : undefined
