import { randomUUID } from 'node:crypto'
import { customerFile } from '@tradelane/contract/customers/file-calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { askForRiskReviews } from './ask-for-risk-reviews.ts'

const app = theApp({}, { isEmpty: true })
const company = prepared(() => givenCompany(app))
let token = ''
beforeAll(async () => {
  token = (await givenAdministrator(app)).token
})

describe('notes on a customer', () => {
  const list = (uid: string, page = 1) =>
    app.call(customerFile.notes, { query: { limit: '2', page: String(page) }, body: { uid } }, { token })
  const add = (uid: string, text: string, as = token) =>
    app.call(customerFile.addNote, { body: { uid, text } }, { token: as })

  it('are read newest first, with who wrote them, and only added', async () => {
    const { companyId: uid } = await givenCompany(app)
    for (const text of ['One', 'Two', ' Three\nlines ']) {
      await add(uid, text)
      app.clock.advance(1_000)
    }
    const { notes, pagination } = (await list(uid)).body
    expect(notes.map(({ text }) => text)).toEqual(['Three\nlines', 'Two'])
    expect(notes[0]?.written_by).toBe('Bo Lindqvist')
    expect(pagination.total).toBe(3)
    expect((await list(uid, 2)).body.notes.map(({ text }) => text)).toEqual(['One'])
    await expect(app.deps.pool.query('delete from customer_notes where uid = $1', [uid])).rejects.toThrow(
      'append-only',
    )
  })

  it('are the back office’s own, of customers that exist, and not empty', async () => {
    expect((await add(company.companyId, 'Mine', company.token)).status).toBe(401)
    expect((await add(randomUUID(), 'Nobody')).status).toBe(404)
    expect((await list(randomUUID())).status).toBe(404)
    expect(failure(await add(company.companyId, ' ')).error.fields).toEqual({ text: 'Write a note' })
    expect((await add(company.companyId, 'x'.repeat(2_001))).status).toBe(400)
  })
})

describe('a customer’s risk rating', () => {
  type Rating = WireInput<typeof customerFile.rate>['body']
  const rate = (uid: string, version: number, changes: Partial<Rating> = {}) =>
    app.call(
      customerFile.rate,
      { body: { uid, version, rating: 'low', reasons: 'Known', review_on: inDays(30), ...changes } },
      { token },
    )
  const risk = async (uid: string) => (await app.call(customerFile.risk, { body: { uid } }, { token })).body
  const tasksOf = async (uid: string) => {
    await processEvents(app.deps)
    const query = { about: 'customer_risk', limit: '100' }
    const { data } = (await app.call(adminTasks.list, { query, body: {} }, { token })).body
    return data.filter((task) => task.uid === uid).map(({ title, subject }) => `${subject}: ${title}`)
  }

  it('has reasons, a day of review, and the ratings before it', async () => {
    const { companyId: uid } = await givenCompany(app)
    expect(await risk(uid)).toMatchObject({ version: 0, current: null, earlier: [] })
    await rate(uid, 0)
    await rate(uid, 1, { rating: 'high', reasons: 'Trades with a new country', review_on: inDays(365) })
    expect(await risk(uid)).toMatchObject({
      version: 2,
      current: {
        ...{ rating: 'high', reasons: 'Trades with a new country', review_on: inDays(365) },
        ...{ rated_by: 'Bo Lindqvist', is_due: false },
      },
      earlier: [{ rating: 'low', reasons: 'Known' }],
    })
  })

  it('is not given over one that a colleague gave meanwhile', async () => {
    const { companyId: uid } = await givenCompany(app)
    const answers = await Promise.all([1, 2, 3].map(() => rate(uid, 0)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(failure(await rate(uid, 0)).error.code).toBe('CONFLICT')
    const next = await Promise.all([1, 2, 3].map(() => rate(uid, 1)))
    expect(next.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await risk(uid)).toMatchObject({ version: 2, earlier: [{ rating: 'low' }] })
  })

  it('is reviewed on a later day within five years', async () => {
    const { companyId: uid } = company
    const refused = async (review_on: string) =>
      failure(await rate(uid, 0, { review_on })).error.fields?.review_on
    expect(await refused(inDays(0))).toBe('Choose a later day than today')
    expect(await refused(inDays(5 * 366 + 2))).toBe('Choose a day in the next five years')
    expect(failure(await rate(uid, 0, { reasons: '' })).error.fields).toEqual({ reasons: 'Say why' })
    expect((await rate(randomUUID(), 0)).status).toBe(404)
  })

  it('becomes a task on its day of review, once, until the customer is rated again', async () => {
    const { companyId: uid } = await givenCompany(app, { name: 'Reviewed Ltd' })
    await rate(uid, 0, { review_on: inDays(1) })
    await askForRiskReviews(app.deps)
    expect(await tasksOf(uid)).toEqual([])
    await app.deps.pool.query(`update customer_risks set review_on = $2 where uid = $1`, [uid, inDays(0)])
    expect((await risk(uid)).current?.is_due).toBe(true)
    await askForRiskReviews(app.deps)
    await askForRiskReviews(app.deps)
    expect(await tasksOf(uid)).toEqual(['customer_risk: Review the risk rating of Reviewed Ltd'])
    await rate(uid, 1)
    expect(await tasksOf(uid)).toEqual([])
  })
})

const inDays = (days: number) =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
