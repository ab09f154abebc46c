import { createHash, randomUUID } from 'node:crypto'
import { customerHistory } from '@tradelane/contract/customers/history'
import { documents } from '@tradelane/contract/documents/calls'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenTrade } from '../../../../test/given-trade.ts'
import { addToTrade, givenTradeDocument, listOfTrade } from '../../../../test/given-trade-document.ts'
import { givenView } from '../../../../test/given-view.ts'
import { lockedPdf } from '../../../../test/locked-pdf.ts'
import { pdfFile, pngFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
beforeEach(async () => {
  ada = await givenCompany(app)
  trade = await givenTrade(app, ada)
})

const get = (document_id: string, { token } = ada) =>
  app.call(tradeDocuments.get, { body: { document_id } }, { token })
const bundle = (transaction_id = trade, { token } = ada) =>
  app.call(tradeDocuments.bundle, { body: { transaction_id } }, { token })
const add = (changes?: Parameters<typeof addToTrade>[3]) => addToTrade(app, ada, trade, changes)
const blobs = () =>
  app.db.selectFrom('documents').select('stored_id').where('uid', '=', ada.companyId).execute()

describe('a document of a trade', () => {
  test('is listed with its file, who brought it and who has seen it', async () => {
    const bytes = pdfFile()
    const id = await givenTradeDocument(app, ada, trade, { bytes })
    const colleague = await givenColleague(app, ada, 'viewer')
    expect((await get(id)).bytes.equals(bytes)).toBe(true)
    app.clock.advance(60_000)
    const seen = await get(id, colleague)
    expect(seen.headers['content-disposition']).toContain('Invoice%207.pdf')
    expect((await listOfTrade(app, ada, trade)).documents).toEqual([
      {
        ...{ document_id: id, type: 'commercial_invoice', version: 1, state: 'uploaded' },
        ...{ title: 'Commercial invoice', file_name: 'Invoice 7.pdf', size: bytes.length },
        sha256: createHash('sha256').update(bytes).digest('hex'),
        uploaded_at: expect.any(String),
        from: 'Ada Okafor',
        ...{ reason: null, expires_on: null, used_in: null, link: null, read: null },
        is_locked: false,
        views: [
          { by: 'viewer Okafor', at: expect.any(String) },
          { by: 'Ada Okafor', at: expect.any(String) },
        ],
        view_count: 2,
      },
    ])
  })

  test('has a next version of its type, and other documents are counted by their names', async () => {
    const versions = []
    for (const [type, file_name] of [
      ['packing_list', 'one.pdf'],
      ['packing_list', 'two.pdf'],
      ['other', 'Photo.pdf'],
      ['other', 'Air waybill.pdf'],
      ['other', 'photo.pdf'],
    ] as const)
      versions.push((await add({ type, file_name })).body.version)
    expect(versions).toEqual([1, 2, 1, 1, 2])
  })

  test('is listed with the newest only where so many are asked for, and all are counted', async () => {
    for (const [type, file_name] of [
      ['bill_of_lading', 'Bill.pdf'],
      ['packing_list', 'List.pdf'],
      ['packing_list', 'List 2.pdf'],
    ] as const) {
      await add({ type, file_name })
      app.clock.advance(60_000)
    }
    const query = { transaction_id: trade, most: 2 }
    const { body } = await app.call(tradeDocuments.list, { query }, { token: ada.token })
    expect(body.documents.map(({ file_name }) => file_name)).toEqual(['List 2.pdf', 'List.pdf'])
    expect(body.types).toEqual([
      { type: 'packing_list', count: 2 },
      { type: 'bill_of_lading', count: 1 },
    ])
    expect(body.checklist.find(({ type }) => type === 'bill_of_lading')?.state).toBe('PRESENT')
  })

  test('is one file and two records in two trades', async () => {
    const bytes = pngFile()
    const other = await givenTrade(app, ada)
    const first = await givenTradeDocument(app, ada, trade, { bytes })
    const second = await givenTradeDocument(app, ada, other, { bytes, file_name: 'Same.png' })
    expect(first).not.toBe(second)
    expect(await blobs()).toHaveLength(1)
    const [mine, theirs] = [await listOfTrade(app, ada, trade), await listOfTrade(app, ada, other)]
    expect(mine.documents[0]).toMatchObject({ document_id: first, file_name: 'Invoice 7.png' })
    expect(theirs.documents[0]).toMatchObject({ document_id: second, file_name: 'Same.png', version: 1 })
    expect(theirs.documents[0]?.sha256).toBe(mine.documents[0]?.sha256)
  })

  test('is refused where it cannot be read, and nothing is left', async () => {
    const answers = [
      failure(await add({ bytes: await lockedPdf({ hasScript: true }) })),
      failure(await add({ bytes: pngFile().subarray(0, 20) })),
      failure(await add({ base64File: 'A' })),
    ]
    expect(answers.map(({ error }) => error.fields?.base64File)).toEqual([
      'PDFs with scripts or actions are not accepted',
      'This image is damaged',
      'This file could not be read',
    ])
    expect(await blobs()).toEqual([])
  })

  test('is not the five hundred and first of its trade', async () => {
    const id = await givenTradeDocument(app, ada, trade)
    const row = await app.db
      .selectFrom('trade_documents')
      .selectAll()
      .where('trade_document_id', '=', id)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 499 }, (_, index) => ({
      ...{ ...row, fields: null, trade_document_id: randomUUID(), version: index + 2 },
    }))
    await app.db.insertInto('trade_documents').values(more).execute()
    const refused = await add()
    expect([refused.status, failure(refused).message]).toEqual([
      409,
      'A trade has room for 500 documents. This one is full.',
    ])
    const { documents } = await listOfTrade(app, ada, trade)
    expect(documents).toHaveLength(500)
  })

  test('cannot be brought by a viewer, nor to a trade of another company, nor read by one', async () => {
    const id = await givenTradeDocument(app, ada, trade)
    const viewer = await givenColleague(app, ada, 'viewer')
    const stranger = await givenCompany(app)
    const statuses = [
      (await addToTrade(app, viewer, trade)).status,
      (await addToTrade(app, stranger, trade)).status,
      (await get(id, stranger)).status,
      (await get(randomUUID())).status,
      (await get(`${trade}.proof.${randomUUID()}`)).status,
      (await get(`${trade}.proof.${randomUUID()}`, stranger)).status,
      (await bundle(trade, stranger)).status,
    ]
    expect(statuses).toEqual([403, 404, 404, 404, 404, 404, 404])
  })

  test('shows no view of a colleague of the back office, who reads the account', async () => {
    const id = await givenTradeDocument(app, ada, trade)
    const admin = await givenAdministrator(app)
    const token = await givenView(app, admin.token, ada.companyId)
    expect((await app.call(tradeDocuments.get, { body: { document_id: id } }, { token })).status).toBe(200)
    expect((await listOfTrade(app, ada, trade)).documents[0]?.view_count).toBe(0)
  })
})

test('invoices and orders of trades are in the vault of the back office, which opens them', async () => {
  await givenTradeDocument(app, ada, trade)
  await givenTradeDocument(app, ada, trade, { type: 'packing_list', file_name: 'List.pdf' })
  await givenTradeDocument(app, ada, trade, { type: 'purchase_order', file_name: 'Order.pdf' })
  const { token } = await givenAdministrator(app)
  const { body } = await app.call(
    customerHistory.history,
    { query: {}, body: { uid: ada.companyId } },
    { token },
  )
  const files = body.documents_vault.flatMap(({ name, files }) => files.map(({ title }) => [name, title]))
  expect(files).toEqual([
    ['Purchase Order', 'Order.pdf'],
    ['Invoice', 'Invoice 7.pdf'],
  ])
  const url = body.documents_vault.find(({ name }) => name === 'Invoice')?.files[0]?.url ?? ''
  const opened = await app.call(documents.serveFile, { query: { file: url }, body: {} }, { token })
  expect([opened.status, opened.bytes.equals(pdfFile())]).toEqual([200, true])
})

describe('the zip of a trade', () => {
  test('has every document under a name of its own, and is a view of each', async () => {
    await givenTradeDocument(app, ada, trade)
    await givenTradeDocument(app, ada, trade, { bytes: pdfFile({ line: 'Second' }) })
    const answer = await bundle()
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = unzipSync(new Uint8Array(answer.bytes))
    expect(Object.keys(files).toSorted()).toEqual([
      'commercial-invoice-v1 Invoice 7.pdf',
      'commercial-invoice-v2 Invoice 7.pdf',
    ])
    const { documents } = await listOfTrade(app, ada, trade)
    expect(documents.map(({ view_count }) => view_count)).toEqual([1, 1])
  })

  test('names what could not be read', async () => {
    const id = await givenTradeDocument(app, ada, trade)
    await givenTradeDocument(app, ada, trade, { bytes: pngFile(), file_name: 'Photo' })
    const [stored] = await app.db
      .selectFrom('trade_documents as paper')
      .innerJoin('documents as file', 'file.document_id', 'paper.document_id')
      .select('file.stored_id')
      .where('paper.trade_document_id', '=', id)
      .execute()
    await app.deps.files.delete(stored?.stored_id ?? '')
    const files = unzipSync(new Uint8Array((await bundle()).bytes))
    expect(Object.keys(files).toSorted()).toEqual(['Not in this file.txt', 'commercial-invoice-v2 Photo.png'])
    expect(Buffer.from(files['Not in this file.txt'] ?? []).toString()).toContain('\nInvoice 7.pdf\n')
  })

  test('is not made of nothing', async () => {
    expect(failure(await bundle()).message).toBe('This trade has no documents yet.')
  })
})
