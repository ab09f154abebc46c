import { adminCustomers, type KybDecision } from '@tradelane/contract/customers/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import { founders } from '@tradelane/contract/onboarding/founders'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  afterChangesEnded,
  decideChange,
  listChanges,
  withdrawAllChanges,
} from '../../../../test/given-change.ts'
import type { GivenCompany } from '../../../../test/given-company.ts'
import { type Administrator, givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { race } from '../../../../test/race.ts'
import { givenReview } from '../../../../test/review-calls.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { endExpired } from '../four-eyes/close-expired.ts'

const app = theApp({}, { isEmpty: true })
let admin: Administrator
let officer: Administrator
beforeEach(async () => {
  await withdrawAllChanges(app)
  admin = await givenOnlyAdministrator(app)
  officer = await givenAdministrator(app, 'compliance')
})

test('one person clears a company while nobody else works here who may', async () => {
  await app.db
    .updateTable('administrators')
    .set({ role: 'finance' })
    .where('administrator_id', '=', officer.administratorId)
    .execute()
  const company = await givenReview(app)
  const answer = await decide(admin, company, 'clear')
  expect(answer.body).toEqual({ status: 'success', message: 'Company cleared.' })
  expect(await statusOf(company)).toBe('Clear')
})

describe('as soon as two people work here who may clear a company', () => {
  test('the second clears it, recorded with both, and the customer has mail then', async () => {
    const company = await givenReview(app)
    const asked = await decide(officer, company, 'clear', 'The register is in order')
    expect([asked.status, asked.body.message]).toEqual([200, 'The change waits for a second person.'])
    expect(await statusOf(company)).toBe('IN_PROGRESS')
    const [change] = await listChanges(app, admin)
    expect(change).toMatchObject({
      ...{ change_id: asked.body.change_id, kind: 'kyb_clear', subject_id: company.companyId },
      ...{ subject: 'Okafor Imports Inc.', reason: 'The register is in order', may_decide: true },
      ...{ before: { status: 'In progress' }, after: { status: 'Clear' } },
    })
    await app.runJobs()
    expect((await app.mails(company.email))[0]?.subject).not.toBe('Your business is verified')
    expect((await decideChange(app, admin, change?.change_id)).status).toBe(200)
    expect(await statusOf(company)).toBe('Clear')
    await app.runJobs()
    const [mail] = await app.mails(company.email)
    expect(mail?.subject).toBe('Your business is verified')
    expect(mail?.text).not.toContain('The register is in order')
    const event = await app.db
      .selectFrom('events')
      .select(['actor', 'after'])
      .where('subject', '=', 'kyb')
      .where('to_state', '=', 'Clear')
      .where('uid', '=', company.companyId)
      .executeTakeFirstOrThrow()
    expect(event).toEqual({
      actor: `administrator:${admin.administratorId}`,
      after: { asked_by: `administrator:${officer.administratorId}` },
    })
  })

  test('who asked does not decide, and neither does a role that clears nothing', async () => {
    const company = await givenReview(app)
    const finance = await givenAdministrator(app, 'finance')
    const id = await askToClear(company)
    expect(codeOf(await decideChange(app, officer, id))).toBe('OWN_CHANGE')
    expect(codeOf(await decideChange(app, finance, id))).toBe('ROLE_NOT_ALLOWED')
    expect(await statusOf(company)).toBe('IN_PROGRESS')
  })

  test('every other decision about the company is closed until then, and open after a refusal', async () => {
    const company = await givenReview(app)
    const id = await askToClear(company)
    for (const decision of ['clear', 'ask', 'refuse'] as const) {
      const answer = await decide(admin, company, decision, 'Too early')
      expect([codeOf(answer), failure(answer).message]).toEqual([
        'ILLEGAL_STATE',
        'A change waits for a second person. Approve, refuse or withdraw it first.',
      ])
    }
    expect((await decideChange(app, admin, id, { decision: 'refuse' })).status).toBe(200)
    expect((await decide(admin, company, 'refuse', 'No such company')).status).toBe(200)
  })

  test('of two who approve at once, one clears it, once', async () => {
    const company = await givenReview(app)
    const id = await askToClear(company)
    const third = await givenAdministrator(app, 'compliance')
    const outcomes = await race(app, [() => decideChange(app, admin, id), () => decideChange(app, third, id)])
    expect(outcomes.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual([200, 409])
    expect(await timesCleared(company)).toBe(1)
  })

  test('of two who ask at once, one change waits', async () => {
    const company = await givenReview(app)
    const outcomes = await race(app, [
      () => decide(admin, company, 'clear'),
      () => decide(officer, company, 'clear'),
    ])
    expect(outcomes.map((one) => one.status === 'fulfilled' && one.value.status)).toEqual([200, 409])
  })

  test('an approval is refused with what happened meanwhile, and the change can be refused', async () => {
    const company = await givenReview(app)
    const id = await askToClear(company)
    await app.db
      .updateTable('founders')
      .set({ status: 'Refused' })
      .where('uid', '=', company.companyId)
      .execute()
    const answer = await decideChange(app, admin, id)
    expect([answer.status, codeOf(answer)]).toEqual([409, 'CONFLICT'])
    expect(failure(answer).message).toContain('No authorized person of this company would be verified.')
    await app.db
      .updateTable('companies')
      .set({ kyb_status: 'Refused' })
      .where('uid', '=', company.companyId)
      .execute()
    expect(failure(await decideChange(app, admin, id))).toMatchObject({
      message: 'This verification was refused. Review it again first.',
      error: { code: 'CONFLICT' },
    })
    expect((await decideChange(app, admin, id, { decision: 'refuse' })).status).toBe(200)
  })

  test('is not approved over owners whom nobody has looked at', async () => {
    const company = await givenReview(app)
    const id = await askToClear(company)
    const { fid } = await app.db
      .selectFrom('founders')
      .select('fid')
      .where('uid', '=', company.companyId)
      .executeTakeFirstOrThrow()
    const body = { owners: [{ fid, ownership_percent: '100' }] }
    expect((await app.call(founders.ownership, { body }, company)).status).toBe(200)
    expect(failure(await decideChange(app, admin, id))).toMatchObject({
      message: 'Who owns the company has changed since. Look at it first.',
      error: { code: 'CONFLICT' },
    })
    const said = [{ fid, ownership_percent: '0' }]
    await app.call(founders.ownership, { body: { owners: said, no_other_owner: true } }, company)
    expect((await decideChange(app, admin, id)).status).toBe(200)
  })

  test('an answer of the company that nobody had read is not approved over', async () => {
    const company = await givenReview(app)
    const id = await askToClear(company)
    const [asked_at, due_at, answered_at] = [app.clock.now(), app.clock.now(), app.clock.now()]
    const asked = {
      about_name: 'Okafor Imports Inc.',
      template: 'own',
      what: 'The lease',
      kind: 'answer',
    } as const
    await app.db
      .insertInto('kyb_requirements')
      .values({
        ...{ uid: company.companyId, ...asked, is_mandatory: true, state: 'answered', answer: 'Until 2030.' },
        ...{ position: 0, asked_at, due_at, answered_at },
      })
      .execute()
    const answer = await decideChange(app, admin, id)
    expect([codeOf(answer), failure(answer).message]).toEqual([
      'CONFLICT',
      'The company has answered since. Look at its answer first.',
    ])
  })
})

describe('a change that waits', () => {
  test('is a task until it is decided, and a mail to everybody else who may decide', async () => {
    const company = await givenReview(app)
    const third = await givenAdministrator(app, 'compliance')
    const finance = await givenAdministrator(app, 'finance')
    const id = await askToClear(company)
    await app.runJobs()
    const mails = await Promise.all([admin, officer, third, finance].map(({ email }) => app.mails(email)))
    expect(mails.map((one) => one.length)).toEqual([1, 0, 1, 0])
    expect(mails[0]?.[0]?.text).toContain('Clear a company: Okafor Imports Inc.')
    expect(await tasksAbout(id)).toMatchObject([
      { title: 'Approve or refuse: Clear a company: Okafor Imports Inc.', may_complete: false },
    ])
    await decideChange(app, admin, id)
    expect(await tasksAbout(id)).toEqual([])
  })

  test('that nobody decides in a week ends, and its task with it', async () => {
    const company = await givenReview(app)
    const id = await askToClear(company)
    expect(await tasksAbout(id)).toHaveLength(1)
    admin = await afterChangesEnded(app, admin)
    await endExpired(app.deps)
    expect(await tasksAbout(id)).toEqual([])
    expect(codeOf(await decideChange(app, admin, id))).toBe('CONFLICT')
    expect((await decide(admin, company, 'clear')).body.change_id).not.toBe(id)
  })
})

const decide = (
  by: Administrator,
  { companyId: uid }: GivenCompany,
  decision: KybDecision,
  reason?: string,
) =>
  app.call(
    adminCustomers.decideKyb,
    { body: { uid, decision, ...(reason && { reason }) } },
    { token: by.token },
  )
const askToClear = async (company: GivenCompany) => (await decide(officer, company, 'clear')).body.change_id
const statusOf = async ({ token }: GivenCompany) =>
  (await app.call(onboarding.kybStatus, {}, { token })).body.data.status
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code

async function timesCleared({ companyId }: GivenCompany): Promise<number> {
  const rows = await app.db
    .selectFrom('events')
    .select('event_id')
    .where('uid', '=', companyId)
    .where('to_state', '=', 'Clear')
    .execute()
  return rows.length
}

async function tasksAbout(id: string | undefined) {
  await processEvents(app.deps)
  const query = { show: 'open', limit: '100' } as const
  const { body } = await app.call(adminTasks.list, { query, body: {} }, admin)
  return body.data.filter(({ subject_id }) => subject_id === id)
}
