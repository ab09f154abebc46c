import { documents } from '@tradelane/contract/documents/calls'
import { invoiceComparison } from '@tradelane/contract/invoice-factoring/compare-call'
import { links } from '@tradelane/contract/links/calls'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { comparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { beforeEach, expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenImporter } from '../../../../test/given-escrow.ts'
import { givenQuoteRequest, submitRequestOf } from '../../../../test/given-quote-request.ts'
import { givenAgreedEscrow, present } from '../../../../test/given-seller.ts'
import {
  addToTrade,
  givenTradeDocument,
  linkTokenOf,
  listOfTrade,
  requestDocument,
} from '../../../../test/given-trade-document.ts'
import { lockedPdf } from '../../../../test/locked-pdf.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { linkOf } from '../../papers/documents/index.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
beforeEach(async () => {
  ada = await givenCompany(app)
  const request = await givenQuoteRequest(app, ada, { role: 'buyer' })
  trade = (await submitRequestOf(app, ada, request)).body.transaction_id
})

test('a PDF with a password is kept in its trade as it is, and list and comparison say that its text cannot be read', async () => {
  await givenTradeDocument(app, ada, trade)
  const bytes = await lockedPdf()
  const { body } = await addToTrade(app, ada, trade, { bytes })
  expect(body).toMatchObject({ version: 2 })
  const row = async () => (await listOfTrade(app, ada, trade)).documents[0]
  expect(await row()).toMatchObject({ is_locked: true, read: null, state: 'uploaded' })
  await app.runJobs()
  expect(await row()).toMatchObject({ is_locked: true, read: { unread: why, fields: null } })
  const { document_id } = body
  expect(await compare()).toMatchObject({
    ...{ differences: [], compared: 0, compared_documents: [] },
    unread: [{ document_id, title: 'Commercial invoice, version 2', why }],
  })
  const file = await app.call(tradeDocuments.get, { body: { document_id } }, { token: ada.token })
  expect(file.bytes.equals(bytes)).toBe(true)
  const zip = await app.call(tradeDocuments.bundle, { body: { transaction_id: trade } }, { token: ada.token })
  expect(zip.bytes.includes(bytes)).toBe(true)
})

test('a PDF that is protected against changes alone opens for everybody, so it is read and taken everywhere', async () => {
  const bytes = await lockedPdf({ line: 'CIF Total USD 900.00', ownerPassword: 'pot' })
  const id = await givenTradeDocument(app, ada, trade, { bytes })
  await app.runJobs()
  expect((await listOfTrade(app, ada, trade)).documents[0]).toMatchObject({
    ...{ is_locked: false, read: { unread: null, fields: { total: '900.00', incoterm: 'CIF' } } },
  })
  expect(await compare()).toMatchObject({ compared_documents: [id], unread: [] })
  const body = { base64File: bytes.toString('base64'), folder_name: 'smart_escrow' } as const
  expect((await app.call(documents.upload, { body }, { token: ada.token })).status).toBe(200)
})

test('who was asked for a document by a link may send one with a password', async () => {
  const email = 'brandt@hafenhandel.example'
  await requestDocument(app, ada, trade, { email })
  await app.runJobs()
  const token = await linkTokenOf(app, email)
  const base64File = (await lockedPdf()).toString('base64')
  expect((await app.call(links.upload, { body: { token, base64File } })).status).toBe(200)
  expect((await listOfTrade(app, ada, trade)).documents[0]).toMatchObject({ is_locked: true })
})

test('where somebody examines papers, one with a password is refused', async () => {
  const base64File = (await lockedPdf()).toString('base64')
  for (const folder_name of ['invoice_factoring', 'user', 'smart_escrow'] as const) {
    const body = { base64File, folder_name }
    const answer = failure(await app.call(documents.upload, { body }, { token: ada.token }))
    expect([folder_name, answer.error.code, answer.error.fields?.base64File]).toEqual([
      ...[folder_name, 'WRONG_FILE_TYPE', refused],
    ])
  }
  const payer = await givenImporter(app)
  const { opened } = await givenAgreedEscrow(app, payer)
  const presented = failure(await present(app, opened, { base64File }))
  expect(presented.error.fields?.base64File).toBe(refused)
})

test('one that was kept in a trade is taken nowhere else by its address', async () => {
  const id = await givenTradeDocument(app, ada, trade, { bytes: await lockedPdf() })
  const { document_id } = await app.db
    .selectFrom('trade_documents')
    .select('document_id')
    .where('trade_document_id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { invoice_file: linkOf(app.deps, document_id ?? '') }
  const answer = failure(await app.call(invoiceComparison.compare, { body }, { token: ada.token }))
  expect(answer.error.fields).toEqual({ invoice_file: 'This PDF needs a password. Upload it without one' })
})

const why = 'This PDF needs a password: its text cannot be read.'
const compare = async () =>
  (await app.call(comparedDocuments.compare, { body: { transaction_id: trade } }, { token: ada.token })).body
const refused =
  'This PDF needs a password, and who examines it does not have that. Save it without a password, and upload it again'
