import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { links } from '@tradelane/contract/links/calls'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { decideLimit, givenLimit } from '../../../../test/given-credit-limit.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { hafenhandel } from '../../../../test/given-partner.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { pdfFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const stranger = prepared(() => givenCompany(app))
let ada: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  ada = await givenPayer(app, { balance: '0' })
})

test('the buyer brings the document by the link that the office sent with its question', async () => {
  const id = await givenQuestion({ ask_buyer: true })
  const token = await newestToken()
  expect((await upload(token)).status).toBe(200)
  const { credit_limit, exchanges, documents, timeline } = await read(id)
  expect(credit_limit.state).toBe('in_review')
  expect(exchanges).toMatchObject([{ answer: 'Jette Brandt uploaded balance.pdf.' }])
  expect(documents).toMatchObject([{ file_name: 'balance.pdf' }])
  expect(timeline.map(({ to }) => to)).toEqual(expect.arrayContaining(['link_sent', 'link_done']))
  expect(failure(await upload(token)).error.code).toBe('LINK_DEAD')
})

test('the customer sends its buyer the link, and only while something is asked', async () => {
  const early = await givenLimit(app, ada)
  expect(failure(await askBuyer(early)).error.code).toBe('ILLEGAL_STATE')
  await decideLimit(app, early, { decision: 'review' }, admin)
  await decideLimit(app, early, { decision: 'ask', reason: 'The last balance sheet.' }, admin)
  expect((await askBuyer(early, stranger.token)).status).toBe(404)
  expect((await askBuyer(early)).status).toBe(200)
  expect((await upload(await newestToken())).status).toBe(200)
  expect((await read(early)).credit_limit.state).toBe('in_review')
})

test('the buyer is sent nothing where the office asks the customer alone', async () => {
  const query = { subject: 'credit_limit', subject_id: await givenQuestion() }
  const { body } = await app.call(links.sent, { query }, { token: ada.token })
  expect(body.links).toEqual([])
})

test('a link is of no use once the customer has answered, and nothing of the upload stays', async () => {
  const id = await givenQuestion({ ask_buyer: true })
  const token = await newestToken()
  const url = await givenDocument(app, ada.token)
  const body = { credit_limit_id: id, text: 'Here it is.', documents: [url] }
  await app.call(creditLimits.answer, { body }, { token: ada.token })
  expect(failure(await app.call(links.get, { body: { token } })).error.code).toBe('LINK_DEAD')
  expect(failure(await upload(token)).error.code).toBe('LINK_DEAD')
  expect((await read(id)).documents).toHaveLength(1)
})

test('a link that is left over from the first question does not answer the second one', async () => {
  const id = await givenQuestion({ ask_buyer: true })
  const first = await newestToken()
  await askBuyer(id)
  const leftOver = await newestToken()
  expect((await upload(first)).status).toBe(200)
  await decideLimit(app, id, { decision: 'ask', reason: 'Who owns the company?' }, admin)
  expect(failure(await upload(leftOver)).error.code).toBe('LINK_DEAD')
  expect((await read(id)).credit_limit.state).toBe('documents_requested')
})

test.each(['withdrawn', 'declined'] as const)('a link is dead once the request is %s', async (end) => {
  const id = await givenQuestion({ ask_buyer: true })
  const token = await newestToken()
  if (end === 'withdrawn')
    await app.call(creditLimits.withdraw, { body: { credit_limit_id: id } }, { token: ada.token })
  else await decideLimit(app, id, { decision: 'decline', reason: 'No balance sheet.' }, admin)
  expect(failure(await app.call(links.get, { body: { token } })).error.code).toBe('LINK_DEAD')
  const query = { subject: 'credit_limit', subject_id: id }
  const { body } = await app.call(links.sent, { query }, { token: ada.token })
  expect(body.links).toMatchObject([{ state: 'ended', may_resend: false }])
})

test('two links that are no longer needed are one line of the time line', async () => {
  const id = await givenQuestion({ ask_buyer: true })
  expect((await askBuyer(id)).status).toBe(200)
  await app.call(creditLimits.withdraw, { body: { credit_limit_id: id } }, { token: ada.token })
  const ended = (await read(id)).timeline.filter(({ to }) => to === 'link_ended')
  expect(ended).toHaveLength(1)
})

/** A limit for which a document was asked; the buyer too, where it says so. */
async function givenQuestion({ ask_buyer = false } = {}): Promise<string> {
  const id = await givenLimit(app, ada)
  await decideLimit(app, id, { decision: 'review' }, admin)
  await decideLimit(app, id, { decision: 'ask', reason: 'The last balance sheet.', ask_buyer }, admin)
  return id
}
const askBuyer = (credit_limit_id: string, token = ada.token) =>
  app.call(creditLimits.askBuyer, { body: { credit_limit_id } }, { token })
const read = async (credit_limit_id: string) =>
  (await app.call(creditLimits.get, { body: { credit_limit_id } }, { token: ada.token })).body
/** The token of the newest link that the buyer was sent. */
async function newestToken(): Promise<string> {
  await app.runJobs()
  const [mail] = await app.mails(hafenhandel.email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const upload = (token: string) =>
  app.call(links.upload, {
    body: { base64File: pdfFile().toString('base64'), file_name: 'balance.pdf', token },
  })
