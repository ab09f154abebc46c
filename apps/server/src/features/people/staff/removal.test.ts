import type { StaffRole } from '@tradelane/contract'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { staff } from '@tradelane/contract/staff/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministratorWithApp } from '../../../../test/authenticator.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany, givenPassword } from '../../../../test/given-company.ts'
import { givenDeskRequest, offerRow, submitOffersOf } from '../../../../test/given-quote-case.ts'
import {
  type Administrator,
  givenInvitedColleague,
  givenOnlyAdministrator,
} from '../../../../test/given-staff.ts'
import { race } from '../../../../test/race.ts'
import { failure, testApp } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

/** Of both processes. */
const env = { SECRET: 'a secret of two processes, for sessions' }
const app = theApp(env)
const reason = 'Has left'

describe('a colleague who is removed', () => {
  test('is refused at the next call of each open page, on every process, and cannot sign in', async () => {
    const { admin, colleague } = await givenColleagueOf('support')
    const { connectionString } = app
    const second = await testApp(env, { database: { connectionString } })
    const pages = [app, second]
    for (const page of pages)
      expect((await page.call(adminAccess.profile, {}, { token: colleague.token })).status).toBe(200)
    expect((await remove(colleague, admin)).status).toBe(200)
    expect((await app.call(adminAccess.profile, {}, { token: colleague.token })).status).toBe(401)
    await expect
      .poll(async () => (await second.call(adminAccess.profile, {}, { token: colleague.token })).status)
      .toBe(401)
    await second.close()
    expect(codeOf(await signIn(colleague))).toBe('WRONG_CREDENTIALS')
    expect((await listed(admin)).map(({ email }) => email)).toEqual([admin.email])
  })

  test('has no authenticator app and no recovery codes any more', async () => {
    const admin = await givenOnlyAdministrator(app)
    const colleague = await givenAdministratorWithApp(app)
    // Of two administrators the other one would have to agree.
    await app.db
      .updateTable('administrators')
      .set({ role: 'support' })
      .where('administrator_id', '=', colleague.administratorId)
      .execute()
    expect((await remove(colleague, admin)).status).toBe(200)
    const { administratorId } = colleague
    const left = await app.db
      .selectFrom('administrators as one')
      .leftJoin('authenticators as app', 'app.administrator_id', 'one.administrator_id')
      .leftJoin('recovery_codes as code', 'code.administrator_id', 'one.administrator_id')
      .select(['one.second_factor', 'one.password_hash', 'app.authenticator_id', 'code.code_hash'])
      .where('one.administrator_id', '=', administratorId)
      .execute()
    expect(left).toEqual([
      { second_factor: 'none', password_hash: null, authenticator_id: null, code_hash: null },
    ])
  })

  test('is recorded with the reason, and stays named in what they did', async () => {
    const { admin, colleague } = await givenColleagueOf('finance')
    await remove(colleague, admin)
    const event = await app.db
      .selectFrom('events')
      .select(['from_state', 'to_state', 'actor', 'before', 'after'])
      .where('subject', '=', 'administrator')
      .where('subject_id', '=', colleague.administratorId)
      .executeTakeFirstOrThrow()
    expect(event).toEqual({
      from_state: 'active',
      to_state: 'removed',
      actor: `administrator:${admin.administratorId}`,
      before: { name: 'Bo Lindqvist', role: 'finance' },
      after: { reason },
    })
    const actor = `administrator:${colleague.administratorId}`
    expect((await namesOfAdministrators(app.db, [actor])).get(actor)).toBe('Bo Lindqvist')
    expect(codeOf(await remove(colleague, admin))).toBe('ILLEGAL_STATE')
    const change = { admin_id: colleague.administratorId, role: 'trade', reason } as const
    expect(codeOf(await app.call(staff.update, { body: change }, admin))).toBe('ILLEGAL_STATE')
  })

  test('leaves open tasks and requests without an owner, and is not there to hand over to', async () => {
    const { admin, colleague } = await givenColleagueOf('trade')
    const { taskId, asked } = await givenTask()
    await take(taskId, colleague)
    await submitOffersOf(app, asked, [offerRow(app)], colleague.token)
    expect(await ownersOf(asked.transaction_id, taskId)).toEqual(['Bo Lindqvist', 'Bo Lindqvist'])
    await remove(colleague, admin)
    expect(await ownersOf(asked.transaction_id, taskId)).toEqual([null, null])
    expect((await app.call(adminTasks.colleagues, {}, admin)).body.colleagues).toEqual([])
    const body = {
      task_id: taskId,
      action: 'hand_over',
      administrator_id: colleague.administratorId,
    } as const
    expect(failure(await app.call(adminTasks.save, { body }, admin)).error.fields).toEqual({
      administrator_id: 'Choose a colleague from the list',
    })
  })

  test('leaves a request new that they had started to work on, and one that waits for vendors as it is', async () => {
    const { admin, colleague } = await givenColleagueOf('trade')
    const [started, sent] = [await givenTask(), await givenTask()]
    for (const [{ asked }, state] of [
      [started, 'assigned'],
      [sent, 'awaiting_vendor'],
    ] as const)
      await app.db
        .updateTable('quote_cases')
        .set({ state, owner: colleague.administratorId })
        .where('transaction_id', '=', asked.transaction_id)
        .execute()
    await remove(colleague, admin)
    await processEvents(app.deps)
    const caseOf = ({ asked: { transaction_id } }: typeof started) =>
      app.call(quoteDesk.get, { body: { transaction_id } }, admin)
    expect((await caseOf(started)).body.cases[0]).toMatchObject({ state: 'NEW', owner: null })
    expect((await caseOf(sent)).body.cases[0]).toMatchObject({ state: 'AWAITING_VENDOR', owner: null })
    const { data } = (
      await app.call(adminTasks.list, { query: { show: 'open', limit: '100' }, body: {} }, admin)
    ).body
    expect(data.filter(({ task_id }) => task_id === started.taskId)).toHaveLength(1)
  })

  test('takes no task in the moment of the removal', async () => {
    const { admin, colleague } = await givenColleagueOf('trade')
    const { taskId } = await givenTask()
    const [removed, taken] = await race<Answered>(app, [
      () => remove(colleague, admin),
      () => take(taskId, colleague),
    ])
    expect(statusOf(removed)).toBe(200)
    expect(statusOf(taken)).toBe(409)
    const task = await app.db
      .selectFrom('tasks')
      .select('administrator_id')
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow()
    expect(task.administrator_id).toBeNull()
  })

  test('opens no session in the moment of the removal that lasts', async () => {
    const { admin, colleague } = await givenColleagueOf('support')
    const [, signedIn] = await race<Answered>(app, [() => remove(colleague, admin), () => signIn(colleague)])
    const jwt = signedIn?.status === 'fulfilled' ? (signedIn.value.body as { jwt?: string }).jwt : undefined
    expect((await app.call(adminAccess.profile, {}, { token: jwt ?? '' })).status).toBe(401)
  })

  test('can be invited again, with another role and the same record', async () => {
    const { admin, colleague } = await givenColleagueOf('trade')
    await remove(colleague, admin)
    const body = { email: colleague.email, name: 'Bo Berg', role: 'support', reason: 'Is back' } as const
    const again = await app.call(staff.invite, { body }, admin)
    expect(again.body.admin_id).toBe(colleague.administratorId)
    expect((await listed(admin)).find(({ email }) => email === colleague.email)).toMatchObject({
      ...{ admin_id: colleague.administratorId, name: 'Bo Berg', role: 'support', state: 'INVITED' },
    })
    expect(codeOf(await signIn(colleague))).toBe('WRONG_CREDENTIALS')
    expect((await app.call(adminAccess.profile, {}, { token: colleague.token })).status).toBe(401)
  })
})

test('an invitation that is taken back has no link that works, and may be sent again', async () => {
  const admin = await givenOnlyAdministrator(app)
  const invited = await givenInvitedColleague(app, admin)
  const body = { admin_id: invited.adminId, reason }
  expect((await app.call(staff.remove, { body }, admin)).status).toBe(200)
  expect(await listed(admin)).toHaveLength(1)
  const joining = { token: invited.token, pwd: 'Copper-Kettle-91' }
  expect(codeOf(await app.call(staff.join, { body: joining }))).toBe('INVITATION_DEAD')
  expect((await invited.inviteAgain()).body.admin_id).toBe(invited.adminId)
})

type Answered = { status: number; body: unknown }

async function givenColleagueOf(role: StaffRole) {
  const admin = await givenOnlyAdministrator(app)
  return { admin, colleague: await givenAdministrator(app, role) }
}

/** A task of the back office that nobody has: a request for an offer. */
async function givenTask() {
  const asked = await givenDeskRequest(app, await givenCompany(app))
  await processEvents(app.deps)
  const { task_id: taskId } = await app.db
    .selectFrom('tasks')
    .select('task_id')
    .where('subject', '=', 'quote_case')
    .orderBy('opened_at', 'desc')
    .executeTakeFirstOrThrow()
  return { asked, taskId }
}

async function ownersOf(transaction_id: string, taskId: string) {
  const { token } = await givenAdministrator(app, 'support')
  const trade = await app.call(quoteDesk.get, { body: { transaction_id } }, { token })
  const tasks = await app.call(
    adminTasks.list,
    { query: { show: 'open', limit: '100' }, body: {} },
    { token },
  )
  await app.db.updateTable('administrators').set({ state: 'removed' }).where('role', '=', 'support').execute()
  return [
    trade.body.cases[0]?.owner,
    tasks.body.data.find(({ task_id }) => task_id === taskId)?.administrator_name,
  ]
}

const take = (task_id: string, { token }: Administrator) =>
  app.call(adminTasks.save, { body: { task_id, action: 'take' } }, { token })
const remove = ({ administratorId: admin_id }: Administrator, { token }: Administrator) =>
  app.call(staff.remove, { body: { admin_id, reason } }, { token })
const signIn = ({ email }: Administrator) =>
  app.call(adminAccess.login, { body: { email, password: givenPassword } })
const listed = async ({ token }: Administrator) => (await app.call(staff.list, {}, { token })).body.staff
const codeOf = (answer: { body: unknown }) => failure(answer).error?.code
const statusOf = (outcome: PromiseSettledResult<Answered> | undefined) =>
  outcome?.status === 'fulfilled' ? outcome.value.status : undefined
