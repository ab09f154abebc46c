import { randomUUID } from 'node:crypto'
import { notifications } from '@tradelane/contract/notifications/calls'
import { MailNotSent } from '@tradelane/providers'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { type EventSubject, recordEvent } from '../../../lifecycle/events.ts'
import { rulesOf } from '../../../registry/find-rule.ts'
import { inTransaction } from '../../../transaction.ts'
import { mailNotification, processEvents } from './index.ts'

const app = theApp()
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app)
  await happen('funding added')
})

describe('the list', () => {
  it('comes in pages, newest first', async () => {
    await happen('funding rejected')
    const first = await list(company, { limit: '1' })
    expect(first.data).toMatchObject([
      {
        title: 'Balance was not added',
        body: '5.00 USD could not be added to your balance. The pool is empty.',
      },
    ])
    const all = (await list()).data.length
    expect(first.pagination).toEqual({ current_page: 1, total_pages: all, total: all })
    expect((await list(company, { limit: '1', page: '2' })).data[0]?.title).toBe('Balance added')
    expect((await list(company, { page: '99999' })).data).toEqual([])
  })

  it('is refused without a session', async () => {
    expect((await app.call(notifications.list, { query: {} })).status).toBe(401)
    expect((await app.call(notifications.unread, {})).status).toBe(401)
    expect((await app.call(notifications.settings, {})).status).toBe(401)
  })
})

describe('marking as read', () => {
  it('applies to each person separately, for one or all', async () => {
    const colleague = await givenColleague(app, company, 'preparer')
    await happen('funding added')
    const [newest] = (await list()).data
    const before = (await unread()).notifications
    const one = { notification_id: newest?.notification_id ?? '' }
    expect((await markRead(one)).status).toBe(200)
    expect((await unread()).notifications).toBe(before - 1)
    expect((await list()).data[0]?.is_read).toBe(true)
    expect((await unread(colleague)).notifications).toBe(1)
    expect((await markRead(one)).status).toBe(200)
    await markRead({})
    expect((await unread()).notifications).toBe(0)
    expect((await unread(colleague)).notifications).toBe(1)
  })

  it('does not apply to notifications of other companies or colleagues', async () => {
    const [newest] = (await list()).data
    const one = { notification_id: newest?.notification_id ?? '' }
    const colleague = await givenColleague(app, company, 'owner')
    for (const other of [await givenCompany(app), colleague])
      expect((await markRead(one, other)).status).toBe(404)
    expect((await markRead({ notification_id: randomUUID() })).status).toBe(404)
    expect((await markRead(one, {})).status).toBe(401)
    expect((await list()).data[0]?.is_read).toBe(false)
  })
})

describe('the settings', () => {
  const settings = async () =>
    (await app.call(notifications.settings, {}, { token: company.token })).body.data

  it('return the defaults first, and then the saved choice', async () => {
    expect(await settings()).toEqual([
      { kind: 'payments', channel: 'mail' },
      { kind: 'financing', channel: 'mail' },
      { kind: 'shipments', channel: 'mail' },
      { kind: 'inspections', channel: 'mail' },
      { kind: 'insurance', channel: 'mail' },
      { kind: 'balance', channel: 'app' },
      { kind: 'offers', channel: 'mail' },
      { kind: 'messages', channel: 'mail' },
      { kind: 'prices', channel: 'mail' },
      { kind: 'partners', channel: 'mail' },
      { kind: 'documents', channel: 'mail' },
    ])
    await choose('payments', 'app')
    await choose('payments', 'off')
    expect(await settings()).toContainEqual({ kind: 'payments', channel: 'off' })
  })

  it('suppress what is turned off, and the mail of what is shown in the product only', async () => {
    const before = (await list()).data.length
    await choose('balance', 'off')
    await happen('funding added')
    expect((await list()).data).toHaveLength(before)
    await choose('balance', 'app')
    await happen('funding added')
    expect((await list()).data).toHaveLength(before + 1)

    await choose('payments', 'app')
    const mails = await app.mails(company.email)
    await happen('simple_payment paid')
    expect((await list()).data[0]?.title).toBe('Payment: paid')
    expect(await app.mails(company.email)).toEqual(mails)
  })

  it('cannot turn security off, and offer no mails that do not exist', async () => {
    for (const channel of ['off', 'mail'] as const) {
      const answer = await choose('security', channel)
      expect(answer.status).toBe(400)
      expect(failure(answer).error.fields).toEqual({ channel: 'This option is not available' })
    }
    await happen('user password_changed', company.userId)
    expect((await list()).data[0]).toMatchObject({ kind: 'security', title: 'Your password was changed' })
  })
})

it('has a text for every rule, with every kind of facts', () => {
  const facts = {
    company: 'Okafor Imports',
    country: 'GB',
    what: 'Payment',
    detail: '5.00 USD',
    reason: undefined,
    after: {},
  }
  const rules = rulesOf(app.deps)
  for (const [event, { notifies, opens }] of Object.entries(rules)) {
    expect(event).toMatch(/^[a-z_]+ [A-Za-z_ >]+$/)
    if (notifies) expect(`${notifies.title(facts)} ${notifies.body(facts)}`, event).not.toContain('[object')
    if (opens) expect(opens.title(facts).length, event).toBeGreaterThan(5)
  }
  const opened = Object.values(rules).flatMap(({ opens }) => opens?.task ?? [])
  const closed = new Set(Object.values(rules).flatMap(({ closes = [] }) => closes))
  expect([...closed].filter((task) => !opened.includes(task))).toEqual([])
})

describe('the mail of a notification', () => {
  const mails = async () => (await app.mails(company.email)).length
  const notification = () =>
    app.db
      .selectFrom('notifications')
      .select(['notification_id as notificationId', 'mailed_at'])
      .where('uid', '=', company.companyId)
      .where('rule', '=', 'simple_payment paid')
      .executeTakeFirstOrThrow()

  it('is sent later where the mail server did not take it, once, and is noted only then', async () => {
    const before = await mails()
    const { mail } = app.deps
    app.deps.mail = { send: () => Promise.reject(new MailNotSent('down')) }
    await happen('simple_payment paid').finally(() => {
      app.deps.mail = mail
    })
    expect((await notification()).mailed_at).toBeNull()
    app.clock.advance(60_000)
    await app.runJobs()
    expect(await mails()).toBe(before + 1)
    expect((await notification()).mailed_at).not.toBeNull()
  })

  it('is not sent again once it is noted', async () => {
    const before = await mails()
    await happen('simple_payment paid')
    await mailNotification(app.deps, await notification())
    expect(await mails()).toBe(before + 1)
  })
})

/** Records the event for the company, and notifies its people. */
async function happen(rule: `${EventSubject} ${string}`, subjectId: string = randomUUID()) {
  const [subject, to] = rule.split(' ') as [EventSubject, string]
  await inTransaction(app.db, (tx) =>
    recordEvent(tx, {
      companyId: company.companyId,
      subject,
      subjectId,
      from: null,
      to,
      actor: 'provider',
      at: app.clock.now(),
      after: { amount: '5.00 USD', reason: 'The pool is empty.' },
    }),
  )
  while ((await processEvents(app.deps)) > 0);
  await app.runJobs()
}

const list = async ({ token } = company, query: Record<string, string> = {}) =>
  (await app.call(notifications.list, { query }, { token })).body
const unread = async ({ token } = company) => (await app.call(notifications.unread, {}, { token })).body
const markRead = (body: { notification_id?: string }, { token }: { token?: string } = company) =>
  app.call(notifications.markRead, { body }, { token })
const choose = (kind: 'balance' | 'payments' | 'security', channel: 'mail' | 'app' | 'off') =>
  app.call(notifications.saveSetting, { body: { kind, channel } }, { token: company.token })
