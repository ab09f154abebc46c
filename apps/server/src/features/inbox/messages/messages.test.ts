import { randomUUID } from 'node:crypto'
import { adminMessages, messages, type ThreadSubject } from '@tradelane/contract/messages/calls'
import { adminNotifications, notifications } from '@tradelane/contract/notifications/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { givenPayer, givenPayment, type Payer } from '../../../../test/given-payment.ts'
import { givenTrade, tradeOf } from '../../../../test/given-trade.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../notifications/index.ts'

const app = theApp()
let admin: string
let payer: Payer
let paymentId: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
  payer = await givenPayer(app)
  paymentId = (await givenPayment(app, payer)).simplePaymentId
})

describe('a thread', () => {
  it('begins with a question about a payment, and goes on in the same place', async () => {
    const about = () => app.call(messages.about, { query: payment() }, { token: payer.token })
    const title = expect.stringMatching(/^Payment to Hafenhandel Nord GmbH, 1,000.00 USD, PY-\d{4}-\d{6}$/)
    expect((await about()).body).toEqual({ status: 'success', thread_id: null, title })
    const key = randomUUID()
    const { thread_id } = (await ask(' When does it arrive? ', payer, [], key)).body
    await ask('When does it arrive?', payer, [], key)
    expect((await about()).body.thread_id).toBe(thread_id)
    expect((await ask('And in euros?')).body.thread_id).toBe(thread_id)
    await answer(thread_id, 'Tomorrow.')
    expect((await thread(thread_id)).body).toMatchObject({
      title,
      ...payment(),
      messages: [
        { position: 1, is_office: false, writer: 'Ada Okafor', text: 'When does it arrive?' },
        { position: 2, is_office: false, text: 'And in euros?' },
        { position: 3, is_office: true, writer: 'Bo Lindqvist', text: 'Tomorrow.' },
      ],
      pagination: { current_page: 1, total_pages: 1, total: 3 },
    })
    expect(await threads()).toMatchObject([{ title, newest_text: 'Tomorrow.', newest_is_office: true }])
  })

  it('can have the company’s own documents, also for the back office, and no others', async () => {
    const { company, thread_id } = await givenThread()
    const url = await givenDocument(app, company.token)
    const body = { thread_id, text: 'Here it is.', documents: [url, url] }
    expect((await app.call(messages.reply, { body }, { token: company.token })).status).toBe(200)
    const shown = await app.call(adminMessages.thread, { query: { thread_id } }, { token: admin })
    expect(shown.body.messages[1]?.documents).toEqual([{ url, file_name: 'Certificate.pdf' }])
    const theirs = await givenDocument(app, payer.token)
    const stolen = { ...body, documents: [theirs] }
    const refused = await app.call(messages.reply, { body: stolen }, { token: company.token })
    expect(failure(refused).error.fields).toEqual({ 'documents.0': 'Please upload this document again' })
  })

  it('numbers twenty messages that are sent at the same time from one to twenty', async () => {
    const { company, thread_id } = await givenThread()
    await Promise.all(Array.from({ length: 19 }, (_, index) => reply(thread_id, `${index}`, company)))
    const { body } = await thread(thread_id, company)
    expect(body.messages.map(({ position }) => position)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    )
  })

  it('is created once, also when two people start it at the same time', async () => {
    const company = await givenCompany(app)
    const body = { subject: 'company', subject_id: company.companyId, text: 'Hello' } as const
    const started = await Promise.all(
      Array.from({ length: 6 }, () => app.call(messages.start, { body }, { token: company.token })),
    )
    expect(new Set(started.map((one) => one.body.thread_id)).size).toBe(1)
    expect(await threads(company)).toHaveLength(1)
  })

  it('with many messages is returned in pages, newest first', async () => {
    const { company, thread_id } = await givenThread()
    for (let count = 2; count <= 52; count++) await reply(thread_id, `${count}`, company)
    const newest = (await thread(thread_id, company)).body
    expect(newest.messages.at(-1)?.text).toBe('52')
    expect(newest.messages).toHaveLength(50)
    expect(newest.pagination).toEqual({ current_page: 1, total_pages: 2, total: 52 })
    const oldest = (await thread(thread_id, company, '2')).body
    expect(oldest.messages.map(({ position }) => position)).toEqual([1, 2])
  })

  it('cannot be found by another company, nor can its payment', async () => {
    const stranger = await givenCompany(app)
    const { thread_id } = await givenThread()
    for (const id of [thread_id, randomUUID()]) {
      expect((await thread(id, stranger)).status).toBe(404)
      expect((await reply(id, 'Hello', stranger)).status).toBe(404)
      const body = { thread_id: id, position: 1 }
      expect((await app.call(messages.markRead, { body }, { token: stranger.token })).status).toBe(404)
    }
    expect((await ask('Whose is it?', stranger)).status).toBe(404)
    const about = { subject: 'company', subject_id: payer.companyId } as const
    expect((await app.call(messages.about, { query: about }, { token: stranger.token })).status).toBe(404)
    expect((await thread(thread_id, {})).status).toBe(401)
    expect((await answer(thread_id, 'Hello', stranger.token)).status).toBe(401)
    expect((await answer(randomUUID(), 'Hello')).status).toBe(404)
    expect(await threads(stranger)).toEqual([])
  })

  it('accepts an emoji where its excerpt for the notification ends', async () => {
    const { company } = await givenThread()
    const text = `${'x'.repeat(199)}😀 and more`
    const body = { subject: 'company', subject_id: company.companyId, text } as const
    const { status, body: asked } = await app.call(messages.start, { body }, { token: company.token })
    expect(status).toBe(200)
    await answer(asked.thread_id, text)
    await tell()
    const { data } = (await app.call(notifications.list, { query: {} }, { token: company.token })).body
    expect(data[0]).toMatchObject({ body: `${'x'.repeat(199)}😀` })
  })

  it('accepts up to 4,000 characters', async () => {
    const { company, thread_id } = await givenThread()
    expect((await reply(thread_id, 'é'.repeat(4_000), company)).status).toBe(200)
    expect(failure(await reply(thread_id, 'x'.repeat(4_001), company)).error.fields).toEqual({
      text: 'At most 4,000 characters',
    })
    expect(failure(await reply(thread_id, ' \n ', company)).error.fields).toEqual({ text: 'Write a message' })
  })
})

describe('the threads of a trade', () => {
  it('are those about it and its services, latest message first, for its own company alone', async () => {
    const ada = await givenPayer(app)
    const { simplePaymentId } = await givenPayment(app, ada)
    const trade = (await tradeOf(app, ada)).transaction_id
    const about = (subject: ThreadSubject, subject_id: string, text: string) =>
      app.call(messages.start, { body: { subject, subject_id, text } }, { token: ada.token })
    await about('company', ada.companyId, 'How do I add a currency?')
    await about('simple_payment', simplePaymentId, 'When does it arrive?')
    const { thread_id } = (await about('transaction', trade, 'May it wait?')).body
    const other = await givenTrade(app, ada)
    await about('transaction', other, 'And this one?')
    await answer(thread_id, 'It may.')
    const ofTrade = async (transaction_id: string, { token }: Caller = ada) =>
      (await app.call(messages.threads, { query: { transaction_id } }, { token })).body
    const { data, pagination } = await ofTrade(trade)
    expect(data).toMatchObject([
      { title: expect.stringMatching(/^Trade TRX-/), newest_text: 'It may.', is_unread: true },
      { title: expect.stringMatching(/^Payment to /), newest_text: 'When does it arrive?', is_unread: false },
    ])
    expect([data.length, pagination.total]).toEqual([2, 2])
    expect((await ofTrade(trade, payer)).data).toEqual([])
    expect((await ofTrade(randomUUID())).data).toEqual([])
    const asked = { subject: 'transaction', subject_id: trade, text: 'Whose is it?' } as const
    expect((await app.call(messages.start, { body: asked }, { token: payer.token })).status).toBe(404)
  })
})

describe('what is unread', () => {
  it('is counted for each person of the company until they have read it', async () => {
    const { company, thread_id } = await givenThread()
    const viewer = await givenColleague(app, company, 'viewer')
    expect(await unread(company)).toBe(0)
    await answer(thread_id, 'On your dashboard.')
    expect([await unread(company), await unread(viewer)]).toEqual([1, 1])
    expect((await threads(company))[0]?.is_unread).toBe(true)
    const read = (position: number) =>
      app.call(messages.markRead, { body: { thread_id, position } }, { token: company.token })
    await read(1)
    expect(await unread(company)).toBe(1)
    await read(999)
    await read(1)
    expect([await unread(company), await unread(viewer)]).toEqual([0, 1])
    await answer(thread_id, 'At the right.')
    expect(await unread(company)).toBe(1)
  })

  it('is counted for the back office, which is one inbox', async () => {
    const counts = async () => (await app.call(adminNotifications.unread, {}, { token: admin })).body.messages
    const before = await counts()
    const { company, thread_id } = await givenThread()
    await reply(thread_id, 'And a second one?', company)
    expect(await counts()).toBe(before + 1)
    const body = { thread_id, position: 2 }
    await app.call(adminMessages.markRead, { body }, { token: (await givenAdministrator(app)).token })
    expect(await counts()).toBe(before)
    expect((await app.call(adminNotifications.unread, {}, company)).status).toBe(401)
  })
})

describe('a question', () => {
  it('is a task of the back office until it is answered, and the answer is mailed', async () => {
    const { company, thread_id } = await givenThread('Where is my money?')
    await reply(thread_id, 'Hello?', company)
    await tell()
    const office = async () =>
      (await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, { token: admin })).body.data
        .filter(({ uid }) => uid === company.companyId)
        .map(({ title, subject_id }) => [title, subject_id])
    expect(await office()).toEqual([['Answer Okafor Imports Inc.: General questions', thread_id]])
    await answer(thread_id, 'On its way.')
    await tell()
    expect(await office()).toEqual([])
    const [mail] = await app.mails(company.email)
    expect(mail).toMatchObject({ subject: 'Tradelane answered: General questions' })
    expect(mail?.text).toContain('On its way.')
    expect(mail?.text).toContain(`/messages?thread=${thread_id}`)
  })
})

describe('the back office', () => {
  it('finds threads by the company’s name, and ignores punctuation', async () => {
    const company = await givenCompany(app, { name: '50%_off Trading' })
    const body = { subject: 'company', subject_id: company.companyId, text: 'Hello' } as const
    await app.call(messages.start, { body }, { token: company.token })
    for (const search of ['50%', '50%_OFF t', ' 50'])
      expect((await officeThreads(search)).map(({ uid }) => uid)).toEqual([company.companyId])
    for (const search of ['%', '50_', '\\', "'"]) expect(await officeThreads(search)).toEqual([])
    expect((await officeThreads()).length).toBeGreaterThan(5)
  })
})

type Caller = { token?: string }
const payment = () => ({ subject: 'simple_payment', subject_id: paymentId }) as const
const ask = (text: string, { token }: Caller = payer, documents: string[] = [], key?: string) =>
  app.call(messages.start, { body: { ...payment(), text, documents } }, { token, ...(key && { key }) })
const reply = (thread_id: string, text: string, { token }: Caller = payer) =>
  app.call(messages.reply, { body: { thread_id, text } }, { token })
const answer = (thread_id: string, text: string, token: string | undefined = admin) =>
  app.call(adminMessages.reply, { body: { thread_id, text } }, { token })
const thread = (thread_id: string, { token }: Caller = payer, page = '1') =>
  app.call(messages.thread, { query: { thread_id, page } }, { token })
const threads = async ({ token }: Caller = payer) =>
  (await app.call(messages.threads, { query: {} }, { token })).body.data
const unread = async ({ token }: Caller = payer) =>
  (await app.call(notifications.unread, {}, { token })).body.messages
const officeThreads = async (search = '') =>
  (await app.call(adminMessages.threads, { query: { search }, body: {} }, { token: admin })).body.data

async function tell() {
  while ((await processEvents(app.deps)) > 0);
  await app.runJobs()
}
/** A thread of its own company, about nothing in particular. */
async function givenThread(text = 'How do I add a currency?') {
  const company = await givenCompany(app)
  const body = { subject: 'company', subject_id: company.companyId, text } as const
  const { thread_id } = (await app.call(messages.start, { body }, { token: company.token })).body
  return { company, thread_id }
}
