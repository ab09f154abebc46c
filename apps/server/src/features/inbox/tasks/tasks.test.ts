import { randomUUID } from 'node:crypto'
import { adminNotifications } from '@tradelane/contract/notifications/calls'
import { adminTasks, type OfficeTaskList, type TaskAction, tasks } from '@tradelane/contract/tasks/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../notifications/index.ts'

const app = theApp({}, { isEmpty: true })
const company = prepared(() => givenCompany(app))
type Administrator = Awaited<ReturnType<typeof givenAdministrator>>
let administrators: Administrator[]
beforeAll(async () => {
  administrators = [await givenAdministrator(app), await givenAdministrator(app)]
})

describe('a company’s tasks', () => {
  it('concern those whose role may do them', async () => {
    await tell()
    const viewer = await givenColleague(app, company, 'viewer')
    const preparer = await givenColleague(app, company, 'preparer')
    expect(await tasksOf(company)).toMatchObject([{ title: 'Complete business info', subject: 'kyb' }])
    expect(await tasksOf(preparer)).toEqual([])
    expect(await tasksOf(viewer)).toEqual([])
    expect(await tasksOf(await givenCompany(app))).toEqual([])
    expect((await app.call(tasks.list, { query: {} })).status).toBe(401)
  })

  it('are kept when they are done', async () => {
    const other = await givenCompany(app)
    await givenSubmittedRegistration(app, other.token)
    await tell()
    expect(await tasksOf(other)).toEqual([])
    expect(await tasksOf(other, 'done')).toMatchObject([{ title: 'Complete business info' }])
  })
})

describe('the back office’s tasks', () => {
  async function givenReview() {
    const customer = await givenCompany(app, { name: `Review ${randomUUID()}` })
    await givenSubmittedRegistration(app, customer.token)
    await tell()
    const [one, two] = administrators as [Administrator, Administrator]
    const task = (await office(one)).find(({ uid }) => uid === customer.companyId)
    return { one, two, customer, id: task?.task_id ?? '' }
  }

  it('are counted by subject, so that each list can say how many wait there', async () => {
    const token = administrators[0]?.token ?? ''
    const counts = async () => (await app.call(adminNotifications.unread, {}, { token })).body
    const before = await counts()
    const { one, id } = await givenReview()
    const after = await counts()
    expect(after.tasks_by_subject.kyb).toBe((before.tasks_by_subject.kyb ?? 0) + 1)
    expect(Object.values(after.tasks_by_subject).reduce((sum, count) => sum + count, 0)).toBe(after.tasks)
    await save(id, 'done', one)
    expect((await counts()).tasks_by_subject).toEqual(before.tasks_by_subject)
  })

  it('are assigned, unassigned and completed, each step once', async () => {
    const { one, two, id } = await givenReview()
    expect((await save(id, 'take', one)).body.message).toBe('The task is assigned to you.')
    expect(await office(one, 'mine')).toMatchObject([{ task_id: id, is_mine: true }])
    expect(await office(two, 'mine')).toEqual([])
    expect(failure(await save(id, 'take', two)).message).toBe('This task is assigned to a colleague.')
    expect(failure(await save(id, 'give_back', two)).error.code).toBe('ILLEGAL_STATE')
    expect((await save(id, 'give_back', one)).status).toBe(200)
    expect((await save(id, 'take', two)).status).toBe(200)
    const key = randomUUID()
    const done = await save(id, 'done', two, key)
    expect((await save(id, 'done', two, key)).body).toEqual(done.body)
    expect(failure(await save(id, 'done', one)).error.code).toBe('ILLEGAL_STATE')
    expect((await office(one, 'done'))[0]).toMatchObject({ task_id: id, administrator_name: 'Bo Lindqvist' })
    const events = await app.db
      .selectFrom('events')
      .select(['from_state', 'to_state'])
      .where('subject', '=', 'task')
      .where('subject_id', '=', id)
      .orderBy('event_id')
      .execute()
    expect(events.map(({ from_state, to_state }) => `${from_state} ${to_state}`)).toEqual([
      'open taken',
      'taken open',
      'open taken',
      'taken done',
    ])
  })

  it('are handed over to a colleague by any administrator', async () => {
    const { one, two, id } = await givenReview()
    const [first, second] = administrators
    const handOver = (administrator_id: string | undefined, by: { token: string }) =>
      app.call(
        adminTasks.save,
        { body: { task_id: id, action: 'hand_over', ...(administrator_id && { administrator_id }) } },
        by,
      )
    const missing = { error: { fields: { administrator_id: 'Choose a colleague from the list' } } }
    expect(failure(await handOver(undefined, one))).toMatchObject(missing)
    expect(failure(await handOver(randomUUID(), one))).toMatchObject(missing)
    await save(id, 'take', two)
    expect((await handOver(first?.administratorId, one)).body.message).toBe(
      'The task is assigned to your colleague.',
    )
    expect(await office(one, 'mine')).toMatchObject([{ task_id: id }])
    const { colleagues } = (await app.call(adminTasks.colleagues, {}, two)).body
    expect(colleagues).toEqual([
      expect.objectContaining({
        administrator_id: first?.administratorId,
        name: 'Bo Lindqvist',
        open_tasks: 1,
      }),
    ])
    await handOver(second?.administratorId, one)
    expect(await office(one, 'mine')).toEqual([])
    await save(id, 'done', two)
    expect(failure(await handOver(second?.administratorId, one)).message).toBe(
      'This task is already completed.',
    )
  })

  it('are found by company, by who has none, and by what is late', async () => {
    const { one, customer, id } = await givenReview()
    const { company_name } = await app.db
      .selectFrom('companies')
      .select('company_name')
      .where('uid', '=', customer.companyId)
      .executeTakeFirstOrThrow()
    const found = async (show: OfficeTaskList, search = company_name) =>
      (await app.call(adminTasks.list, { query: { show, search }, body: {} }, one)).body.data.map(
        ({ task_id }) => task_id,
      )
    expect(await found('open')).toEqual([id])
    expect(await found('open', 'Nobody of this name')).toEqual([])
    expect(await found('unassigned')).toEqual([id])
    expect(await found('overdue')).toEqual([])
    const due_at = new Date(app.clock.now().getTime() - 1)
    await app.db.updateTable('tasks').set({ due_at }).where('task_id', '=', id).execute()
    expect(await found('overdue')).toEqual([id])
    await save(id, 'take', one)
    expect(await found('unassigned')).toEqual([])
    await save(id, 'done', one)
    expect(await found('overdue')).toEqual([])
  })

  it('are assigned to one of ten at the same time', async () => {
    const { one, two, id } = await givenReview()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(id, 'take', index % 2 ? one : two)),
    )
    const holders = new Set(answers.flatMap(({ status }, index) => (status === 200 ? [index % 2] : [])))
    expect(holders.size).toBe(1)
  })

  it('are for administrators only, and do not include a company’s own tasks', async () => {
    const { id, customer, one } = await givenReview()
    expect((await save(id, 'take', customer)).status).toBe(401)
    expect((await save(id, 'take', {})).status).toBe(401)
    expect((await save(randomUUID(), 'take', one)).status).toBe(404)
    const [own] = await tasksOf(company)
    expect((await save(own?.task_id ?? '', 'done', one)).status).toBe(404)
    expect((await app.call(adminTasks.list, { query: {}, body: {} }, customer)).status).toBe(401)
  })
})

describe('a person’s notes', () => {
  const notesOf = async ({ token }: { token: string }) =>
    (await app.call(tasks.notes, {}, { token })).body.data
  const add = (text: string, { token }: { token?: string } = company, key?: string) =>
    app.call(tasks.addNote, { body: { text } }, { token, ...(key && { key }) })

  it('are written, completed, reopened and deleted', async () => {
    const viewer = await givenColleague(app, company, 'viewer')
    const key = randomUUID()
    const { note_id } = (await add(' Call Hamburg ', viewer, key)).body
    await add('Call Hamburg', viewer, key)
    await add('Ask for the certificate', viewer)
    const tick = (is_done: boolean) =>
      app.call(tasks.tickNote, { body: { note_id, is_done } }, { token: viewer.token })
    await tick(true)
    await tick(true)
    expect(await notesOf(viewer)).toMatchObject([
      { text: 'Ask for the certificate', is_done: false },
      { text: 'Call Hamburg', is_done: true },
    ])
    await tick(false)
    const remove = () => app.call(tasks.deleteNote, { body: { note_id } }, { token: viewer.token })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect(await notesOf(viewer)).toHaveLength(1)
  })

  it('are visible to nobody else, including colleagues', async () => {
    const { note_id } = (await add('Mine')).body
    for (const other of [await givenColleague(app, company, 'owner'), await givenCompany(app)]) {
      expect(await notesOf(other)).toEqual([])
      const { token } = other
      const ticked = await app.call(tasks.tickNote, { body: { note_id, is_done: true } }, { token })
      expect(ticked.status).toBe(404)
      expect((await app.call(tasks.deleteNote, { body: { note_id } }, { token })).status).toBe(404)
    }
    expect((await add('Without a session', {})).status).toBe(401)
  })

  it('are texts of limited length', async () => {
    expect(failure(await add(' ')).error.fields).toEqual({ text: 'Write what you want to remember' })
    expect((await add('x'.repeat(501))).status).toBe(400)
    const collector = await givenCompany(app)
    const { companyId: uid, userId: user_id } = collector
    const created_at = app.clock.now()
    const many = Array.from({ length: 99 }, (_, index) => ({ uid, user_id, text: `${index}`, created_at }))
    await app.db.insertInto('notes').values(many).execute()
    const answers = await Promise.all([add('One', collector), add('Two', collector)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

const tell = () => processEvents(app.deps)
const tasksOf = async ({ token }: { token: string }, show: 'open' | 'done' = 'open') =>
  (await app.call(tasks.list, { query: { show } }, { token })).body.data
const office = async ({ token }: { token: string }, show: 'open' | 'mine' | 'done' = 'open') =>
  (await app.call(adminTasks.list, { query: { show }, body: {} }, { token })).body.data
const save = (task_id: string, action: TaskAction, { token }: { token?: string }, key?: string) =>
  app.call(adminTasks.save, { body: { task_id, action } }, { token, ...(key && { key }) })
