import { randomUUID } from 'node:crypto'
import { links } from '@tradelane/contract/links/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { customerLink } from '@tradelane/contract/services/subject-links'
import { tradeDocumentStates } from '@tradelane/contract/trade-documents/state-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenTrade } from '../../../../test/given-trade.ts'
import { linkTokenOf, listOfTrade, requestDocument } from '../../../../test/given-trade-document.ts'
import { pdfFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { expireLinks } from '../../people/links/expire-links.ts'
import { watchTradeDocuments } from './watch-documents.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
beforeEach(async () => {
  ada = await givenCompany(app)
  trade = await givenTrade(app, ada)
})

const dayMs = 86_400_000
const list = () => listOfTrade(app, ada, trade)
const standing = async () =>
  (await list()).checklist.find(({ type }) => type === 'certificate_of_origin')?.state

/** A request that was mailed, with its token. */
async function givenRequest(changes: Parameters<typeof requestDocument>[3] = {}) {
  const email = changes.email ?? `brandt-${randomUUID()}@hafenhandel.example`
  const { body } = await requestDocument(app, ada, trade, { email, ...changes })
  await app.runJobs()
  return { id: body.document_id, email, token: await linkTokenOf(app, email) }
}

const upload = (token: string) =>
  app.call(links.upload, {
    body: { token, base64File: pdfFile().toString('base64'), file_name: 'Origin.pdf' },
  })
const isDead = async (token: string) => (await app.call(links.get, { body: { token } })).status === 404
const cancel = (document_id: string, { token } = ada) =>
  app.call(tradeDocumentStates.cancel, { body: { document_id } }, { token })
const sentLinks = async (subject_id: string) =>
  (await app.call(links.sent, { query: { subject: 'trade_document', subject_id } }, { token: ada.token }))
    .body.links

describe('a document that is asked for by a link', () => {
  test('is in the checklist as requested, and its link says who asks, for what and until when', async () => {
    const { id, email, token } = await givenRequest()
    const { documents, requested } = await list()
    expect(documents).toEqual([])
    expect(requested).toEqual([
      {
        ...{ document_id: id, type: 'certificate_of_origin', asked: 'The certificate of origin' },
        ...{ recipient: 'Jette Brandt', email, due_on: dayFromNow(app, 10) },
      },
    ])
    expect(await standing()).toBe('REQUESTED')
    const [mail] = await app.mails(email)
    expect(mail?.text).toMatch(/This link works until \d+ \w+ \d{4}, /)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await app.call(links.get, { body: { token } })).body).toMatchObject({
      ...{ asked: 'The certificate of origin', purpose: 'doc_upload', company_name: 'Okafor Imports Inc.' },
      needed_for: 'It belongs to a trade of Okafor Imports Inc., who checks it.',
    })
    expect(await sentLinks(id)).toMatchObject([{ state: 'sent', may_revoke: true, email }])
  })

  test('comes once, is noted and notified, and its sender gets a receipt', async () => {
    const { id, email, token } = await givenRequest()
    const colleague = await givenColleague(app, ada, 'preparer')
    expect((await upload(token)).status).toBe(200)
    expect((await upload(token)).status).toBe(404)
    await app.runJobs()
    const { documents, requested } = await list()
    expect(requested).toEqual([])
    expect(documents).toMatchObject([
      {
        ...{ document_id: id, type: 'certificate_of_origin', version: 1, state: 'uploaded' },
        ...{ from: 'Jette Brandt', file_name: 'Origin.pdf', title: 'Certificate of origin' },
      },
    ])
    expect([await standing(), (await sentLinks(id))[0]?.state]).toEqual(['PRESENT', 'done'])
    const receipt = (await app.mails(email)).find(({ subject }) => subject.includes('has received'))
    expect(receipt?.text).toContain('Asked for: The certificate of origin\nFile: Origin.pdf\nReceived: ')
    await processEvents(app.deps)
    const { body } = await app.call(notifications.list, { query: {} }, { token: colleague.token })
    expect(body.data.map(({ title, subject, subject_id }) => [title, subject, subject_id])).toEqual([
      ['Jette Brandt uploaded a document: Certificate of origin, version 1', 'trade_document', id],
    ])
    expect(customerLink('trade_document', id)).toBe(`/transaction-summary?document_id=${id}`)
    const { timeline, transaction_id } = (
      await app.call(tradeDocumentStates.history, { query: { document_id: id } }, { token: ada.token })
    ).body
    expect(transaction_id).toBe(trade)
    expect(timeline.map(({ text }) => text)).toEqual([
      'You asked Jette Brandt for this: Certificate of origin.',
      `You sent ${email} a link: The certificate of origin.`,
      'Jette Brandt uploaded this by the link: Certificate of origin, version 1.',
      `${email} answered: The certificate of origin.`,
    ])
  })

  test('is asked for until the end of its day where the company is, and no longer', async () => {
    const { id, token } = await givenRequest({ due_on: dayFromNow(app, 3) })
    const { expires_at } = await app.db
      .selectFrom('links')
      .select('expires_at')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    app.clock.advance(expires_at.getTime() - app.clock.now().getTime() - 60_000)
    expect(await isDead(token)).toBe(false)
    app.clock.advance(60_000)
    expect([await isDead(token), (await sentLinks(id))[0]?.state]).toEqual([true, 'expired'])
    expect([await standing(), (await list()).requested]).toEqual(['MISSING', [expect.anything()]])
    await expireLinks(app.deps)
    await processEvents(app.deps)
    const { data } = (await app.call(notifications.list, { query: {} }, { token: ada.token })).body
    expect(data.filter(({ subject }) => subject === 'trade_document')).toMatchObject([
      {
        title: 'This was not uploaded in time: The certificate of origin',
        ...{ body: 'Ask again, or cancel the request.', subject_id: id },
      },
    ])
    expect(await sentLinks(id)).toMatchObject([{ may_resend: false, is_over: true }])
    const again = await app.call(
      links.resend,
      { body: { link_id: (await sentLinks(id))[0]?.link_id ?? '' } },
      { token: ada.token },
    )
    expect(failure(again).message).toBe('The day until which it was asked for is over. Ask again.')
    expect((await cancel(id)).status).toBe(200)
  })

  test('is asked for no more once the request is cancelled or its link revoked', async () => {
    const first = await givenRequest()
    expect((await cancel(first.id)).status).toBe(200)
    expect([await isDead(first.token), await standing(), (await list()).requested]).toEqual([
      true,
      'MISSING',
      [],
    ])
    expect(failure(await cancel(first.id)).message).toBe('Nobody is asked for this document any more.')
    const second = await givenRequest()
    const [link] = await sentLinks(second.id)
    await app.call(links.revoke, { body: { link_id: link?.link_id ?? '' } }, { token: ada.token })
    expect([await isDead(second.token), (await sentLinks(second.id))[0]?.state]).toEqual([true, 'revoked'])
    // It can be sent again, so it stays in the list; but nobody can answer it.
    expect([await standing(), (await list()).requested.length]).toEqual(['MISSING', 1])
  })

  test('is mailed once more two days before it is due, with the same link, and not twice', async () => {
    const { email, token } = await givenRequest({ due_on: dayFromNow(app, 5) })
    const count = async () => (await app.mails(email)).length
    const watch = async () => {
      await watchTradeDocuments(app.deps)
      await app.runJobs()
      return count()
    }
    expect(await watch()).toBe(1)
    app.clock.advance(3 * dayMs)
    expect([await watch(), await watch()]).toEqual([2, 2])
    const reminder = (await app.mails(email)).find(({ subject }) =>
      subject.startsWith('A document is due on'),
    )
    expect(reminder?.text).toContain(`token=${token}`)
  })

  test('that was asked for yesterday or less is not reminded of, and neither is one whose link was revoked', async () => {
    const fresh = await givenRequest({ due_on: dayFromNow(app, 2) })
    app.clock.advance(dayMs - 60_000)
    await watchTradeDocuments(app.deps)
    await app.runJobs()
    expect(await app.mails(fresh.email)).toHaveLength(1)
    const [link] = await sentLinks(fresh.id)
    await app.call(links.revoke, { body: { link_id: link?.link_id ?? '' } }, { token: ada.token })
    app.clock.advance(60_000)
    await watchTradeDocuments(app.deps)
    await app.runJobs()
    expect(await app.mails(fresh.email)).toHaveLength(1)
  })

  test('is due after today and within half a year, and is asked for by nobody who only reads', async () => {
    const viewer = await givenColleague(app, ada, 'viewer')
    const stranger = await givenCompany(app)
    const dues = [dayFromNow(app, -1), dayFromNow(app, 190)]
    const refused = await Promise.all(dues.map((due_on) => requestDocument(app, ada, trade, { due_on })))
    expect(refused.map((one) => failure(one).error.fields?.due_on)).toEqual([
      'Choose a day after today',
      'Choose a day at most 180 days from now',
    ])
    const { id } = await givenRequest()
    const statuses = [
      (await requestDocument(app, viewer, trade)).status,
      (await requestDocument(app, stranger, trade)).status,
      (await cancel(id, viewer as GivenCompany)).status,
      (await cancel(id, stranger)).status,
    ]
    expect(statuses).toEqual([403, 404, 403, 404])
  })
})
