import { randomUUID } from 'node:crypto'
import { links } from '@tradelane/contract/links/calls'
import { tradeDocumentStates } from '@tradelane/contract/trade-documents/state-calls'
import { beforeEach, expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenTrade } from '../../../../test/given-trade.ts'
import {
  givenTradeDocument,
  linkTokenOf,
  listOfTrade,
  requestDocument,
} from '../../../../test/given-trade-document.ts'
import { race } from '../../../../test/race.ts'
import { pdfFile } from '../../../../test/sample-files.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
let id: string
beforeEach(async () => {
  ada = await givenCompany(app)
  trade = await givenTrade(app, ada)
  id = await givenTradeDocument(app, ada, trade)
})

/** So many more than the first one. */
async function addMore(count: number): Promise<void> {
  const row = await app.db
    .selectFrom('trade_documents')
    .selectAll()
    .where('trade_document_id', '=', id)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: count }, (_, index) => ({
    ...{ ...row, fields: null, read: null, trade_document_id: randomUUID(), version: index + 2 },
  }))
  await app.db.insertInto('trade_documents').values(more).execute()
}

/** Of a race, how each was answered. */
const statusesOf = (settled: PromiseSettledResult<{ status: number }>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value.status : 0)).toSorted()

test('a document that was asked for has the last place, and comes', async () => {
  await addMore(498)
  const email = `brandt-${randomUUID()}@hafenhandel.example`
  expect((await requestDocument(app, ada, trade, { email })).status).toBe(200)
  expect((await requestDocument(app, ada, trade)).status).toBe(409)
  await app.runJobs()
  const token = await linkTokenOf(app, email)
  const body = { token, base64File: pdfFile().toString('base64'), file_name: 'Origin.pdf' }
  expect((await app.call(links.upload, { body })).status).toBe(200)
  expect((await listOfTrade(app, ada, trade)).documents).toHaveLength(500)
})

test('of two that are asked for at once, one gets the last place', async () => {
  await addMore(498)
  const ask = () => requestDocument(app, ada, trade)
  expect(statusesOf(await race(app, [ask, ask]))).toEqual([200, 409])
})

test('of two that are put back at once, one gets the last place', async () => {
  const other = await givenTradeDocument(app, ada, trade, { type: 'packing_list' })
  await addMore(499)
  const [token, reason] = [ada.token, 'Of another trade']
  const remove = (document_id: string) =>
    app.call(tradeDocumentStates.remove, { body: { document_id, reason } }, { token })
  const restore = (document_id: string) => () =>
    app.call(tradeDocumentStates.restore, { body: { document_id } }, { token })
  for (const one of [id, other]) expect((await remove(one)).status).toBe(200)
  expect(statusesOf(await race(app, [restore(id), restore(other)]))).toEqual([200, 409])
})
