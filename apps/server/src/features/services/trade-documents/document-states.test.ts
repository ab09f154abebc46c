import { randomUUID } from 'node:crypto'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { tradeDocumentStates } from '@tradelane/contract/trade-documents/state-calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenTrade } from '../../../../test/given-trade.ts'
import { addToTrade, givenTradeDocument, listOfTrade } from '../../../../test/given-trade-document.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { papersOfTrades } from './vault-papers.ts'
import { watchTradeDocuments } from './watch-documents.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
let id: string
beforeEach(async () => {
  ada = await givenCompany(app)
  trade = await givenTrade(app, ada)
  id = await givenTradeDocument(app, ada, trade)
})

type Body = { document_id?: string; expires_on?: string; reason?: string }
const doing =
  (name: 'approve' | 'reject' | 'remove' | 'restore') =>
  (body: Body = {}, { token } = ada) =>
    app.call(tradeDocumentStates[name], { body: { document_id: id, ...body } } as never, { token })
const [approve, restore] = [doing('approve'), doing('restore')]
const reject = (reason = 'The weight is wrong', person = ada) => doing('reject')({ reason }, person)
const remove = (reason = 'Of another trade', person = ada) => doing('remove')({ reason }, person)
const list = () => listOfTrade(app, ada, trade)
const standing = async () => (await list()).checklist.find(({ type }) => type === 'commercial_invoice')?.state
const history = async () =>
  (
    await app.call(tradeDocumentStates.history, { query: { document_id: id } }, { token: ada.token })
  ).body.timeline.map(({ text }) => text)

describe('a document of a trade', () => {
  test('is approved by a person of the company, also by who added it, and counts as approved', async () => {
    expect(await standing()).toBe('PRESENT')
    expect((await approve()).status).toBe(200)
    const { documents } = await list()
    expect(documents).toMatchObject([{ document_id: id, state: 'approved', reason: null }])
    expect(await standing()).toBe('APPROVED')
    const again = await approve()
    expect([again.status, failure(again).message]).toEqual([
      409,
      'Only a document that was uploaded or rejected can be approved.',
    ])
    expect(await history()).toEqual([
      'You added this: Commercial invoice.',
      'You approved this: Commercial invoice, version 1.',
    ])
  })

  test('is rejected with a reason: the trade lacks it, until a newer version is good', async () => {
    expect((await reject(' ')).status).toBe(400)
    expect((await reject()).status).toBe(200)
    expect((await list()).documents).toMatchObject([{ state: 'rejected', reason: 'The weight is wrong' }])
    expect(await standing()).toBe('REJECTED')
    await addToTrade(app, ada, trade)
    expect(await standing()).toBe('PRESENT')
    expect((await approve()).status).toBe(200)
    expect((await list()).documents.find(({ document_id }) => document_id === id)).toMatchObject({
      ...{ state: 'approved', reason: null },
    })
    // The newer version is the one that counts.
    expect(await standing()).toBe('PRESENT')
  })

  test('is approved once where two approve it at once', async () => {
    const answers = await race(app, [() => approve(), () => approve()])
    const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test('expires after its last day is over everywhere, and is not before', async () => {
    const good = dayFromNow(app, 3)
    expect((await approve({ expires_on: good })).status).toBe(200)
    app.clock.advance(Date.parse(`${good}T11:58:00Z`) + dayMs - app.clock.now().getTime())
    expect((await list()).documents).toMatchObject([{ state: 'approved', expires_on: good }])
    await watchTradeDocuments(app.deps)
    expect(await history()).toHaveLength(2)
    app.clock.advance(120_000)
    expect([(await list()).documents[0]?.state, await standing()]).toEqual(['expired', 'EXPIRED'])
    const late = await reject()
    expect(failure(late).message).toBe('Only a document that was uploaded or approved can be rejected.')
    await watchTradeDocuments(app.deps)
    await watchTradeDocuments(app.deps)
    expect((await history()).slice(2)).toEqual([
      'The last day of this is over: Commercial invoice, version 1.',
    ])
  })

  test('is not added or approved with a last day in a year that must be a slip', async () => {
    const expires_on = '9999-12-31'
    const refused = [await addToTrade(app, ada, trade, { expires_on }), await approve({ expires_on })]
    for (const answer of refused)
      expect(failure(answer).error.fields).toEqual({ expires_on: 'Choose a day within 10 years' })
    const last = `${app.clock.now().getUTCFullYear() + 10}-12-31`
    expect((await approve({ expires_on: last })).status).toBe(200)
  })

  test('is not added or approved with a last day that is over', async () => {
    const expires_on = dayFromNow(app, -3)
    const refused = [
      failure(await addToTrade(app, ada, trade, { expires_on })),
      failure(await approve({ expires_on })),
    ]
    await app.db
      .updateTable('trade_documents')
      .set({ expires_on, state: 'rejected', reason: 'Too dark' })
      .execute()
    refused.push(failure(await approve()))
    await app.db.updateTable('trade_documents').set({ expires_on: null }).execute()
    expect(refused.map(({ error }) => error.fields)).toEqual([
      { expires_on: 'This day is over' },
      { expires_on: 'This day is over' },
      { expires_on: 'This day is over' },
    ])
    await addToTrade(app, ada, trade, { expires_on: dayFromNow(app, 9) })
    expect((await list()).documents.map((one) => one.expires_on)).toEqual([dayFromNow(app, 9), null])
  })

  test('is changed neither by a viewer nor by another company', async () => {
    const viewer = await givenColleague(app, ada, 'viewer')
    const stranger = await givenCompany(app)
    const statuses = []
    for (const person of [viewer, stranger] as GivenCompany[])
      for (const call of [
        () => approve({}, person),
        () => reject('No', person),
        () => remove('No', person),
        () => restore({}, person),
      ])
        statuses.push((await call()).status)
    expect(statuses).toEqual([403, 403, 403, 403, 404, 404, 404, 404])
  })
})

describe('a removed document', () => {
  test('is in no list, no zip and no vault, keeps who and why, and comes back as it was', async () => {
    await reject()
    expect((await remove()).status).toBe(200)
    const { documents, removed } = await list()
    expect(documents).toEqual([])
    expect(removed).toMatchObject([{ document_id: id, state: 'removed', reason: 'Of another trade' }])
    expect(await standing()).toBe('MISSING')
    const bundle = await app.call(
      tradeDocuments.bundle,
      { body: { transaction_id: trade } },
      { token: ada.token },
    )
    expect(failure(bundle).message).toBe('This trade has no documents yet.')
    expect(await papersOfTrades(app.deps, systemScope(ada.companyId))).toEqual([])
    expect((await restore()).status).toBe(200)
    expect((await list()).documents).toMatchObject([{ state: 'rejected', reason: 'The weight is wrong' }])
    expect((await history()).slice(2)).toEqual([
      'You removed this: Commercial invoice, version 1. Of another trade.',
      'You put this back: Commercial invoice, version 1. The weight is wrong.',
    ])
    expect(failure(await restore()).message).toBe('This document was not removed.')
  })

  test('leaves its version to nobody, and its place in a full trade to another', async () => {
    await remove()
    expect((await addToTrade(app, ada, trade)).body.version).toBe(2)
    const row = await app.db
      .selectFrom('trade_documents')
      .selectAll()
      .where('trade_document_id', '=', id)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 499 }, (_, index) => ({
      ...{ ...row, fields: null, state: 'uploaded', reason: null },
      ...{ trade_document_id: randomUUID(), version: index + 3 },
    }))
    await app.db
      .insertInto('trade_documents')
      .values(more as (typeof row)[])
      .execute()
    expect(failure(await restore()).message).toBe('A trade has room for 500 documents. This one is full.')
  })
})

test('what happens to documents is on the time line of their trade, from the first file on', async () => {
  await approve()
  const second = await addToTrade(app, ada, trade)
  await doing('remove')({ reason: 'Of another trade', document_id: second.body.document_id })
  const { body } = await app.call(
    transactionSummary.get,
    { query: { transaction_id: trade } },
    { token: ada.token },
  )
  const said = body.timeline.filter(({ subject }) => subject === 'trade_document')
  expect(said.map(({ number, text, subject_id }) => [number, text, subject_id])).toEqual([
    [
      'Commercial invoice',
      'You removed this: Commercial invoice, version 2. Of another trade.',
      second.body.document_id,
    ],
    ['Commercial invoice', 'You added version 2 of this: Commercial invoice.', second.body.document_id],
    ['Commercial invoice', 'You approved this: Commercial invoice, version 1.', id],
    ['Commercial invoice', 'You added this: Commercial invoice.', id],
  ])
})

const dayMs = 86_400_000
