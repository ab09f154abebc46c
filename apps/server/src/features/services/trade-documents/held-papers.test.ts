import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { comparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { tradeDocumentStates } from '@tradelane/contract/trade-documents/state-calls'
import { expect, test } from 'vitest'
import { givenImporter } from '../../../../test/given-escrow.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenFunding, givenSupplier } from '../../../../test/given-funding.ts'
import { givenQuoteRequest, submitRequestOf } from '../../../../test/given-quote-request.ts'
import { examine, givenAgreedEscrow, present, presentLading } from '../../../../test/given-seller.ts'
import { tradeOf } from '../../../../test/given-trade.ts'
import { givenTradeDocument, listOfTrade } from '../../../../test/given-trade-document.ts'
import { pdfFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app)

test('a paper presented in an escrow is among the documents of its trade until it is refused, and keeps the same file there', async () => {
  const payer = await givenImporter(app)
  const { id, opened } = await givenAgreedEscrow(app, payer)
  const bytes = pdfFile({ line: 'Presented' })
  expect((await present(app, opened, { base64File: bytes.toString('base64') })).status).toBe(200)
  const { transaction_id: trade } = await tradeOf(app, payer)
  const own = await givenTradeDocument(app, payer, trade, { bytes })
  const list = await listOfTrade(app, payer, trade)
  const held = list.documents.find(({ state }) => state === 'issued')
  expect(held).toMatchObject({
    ...{ type: 'commercial_invoice', title: 'Commercial invoice INV-2026-81', from: 'Smart Escrow' },
    ...{ link: expect.stringContaining(id), size: null },
  })
  expect(list.documents.find(({ document_id }) => document_id === own)?.used_in).toMatch(/^SE-\d{4}-\d{6}$/)
  const needed = (type: string) => list.checklist.find((item) => item.type === type)
  expect(needed('commercial_invoice')).toMatchObject({
    ...{ state: 'PRESENT', why: expect.stringContaining('The escrow is released against it.') },
  })
  expect(needed('certificate_of_origin')).toMatchObject({
    ...{ required: false, why: 'Customs may ask for it, and a lower duty may depend on it.' },
  })
  const file = await app.call(
    tradeDocuments.get,
    { body: { document_id: held?.document_id ?? '' } },
    { token: payer.token },
  )
  expect(file.bytes.equals(bytes)).toBe(true)
  const body = { document_id: own, reason: 'Of another trade' }
  const removed = await app.call(tradeDocumentStates.remove, { body }, { token: payer.token })
  expect([removed.status, failure(removed).message]).toEqual([
    409,
    expect.stringMatching(/^SE-\d{4}-\d{6} was presented with this file\. It cannot be removed\.$/),
  ])
  await app.deps.pool.query('alter table escrow_presentations rename to escrow_presentations_away')
  const unread = await app.call(tradeDocumentStates.remove, { body }, { token: payer.token })
  await app.deps.pool.query('alter table escrow_presentations_away rename to escrow_presentations')
  expect([unread.status, failure(unread).message]).toEqual([
    503,
    'The papers of Smart Escrow could not be read, so we cannot see whether this file is used there. Try again later.',
  ])
  const examined = await examine(app, payer, id, { decision: 'refuse', differences: ['No stamp'] })
  expect(examined.status).toBe(200)
  const after = await listOfTrade(app, payer, trade)
  expect(after.documents.map(({ state }) => state)).toEqual(['uploaded'])
})

test('what was typed beside a presented paper is compared with the trade, ports by their names', async () => {
  const payer = await givenImporter(app)
  const request = await givenQuoteRequest(app, payer, {
    ...{ role: 'buyer', incoterm: 'FOB', named_place: 'Port of Mumbai' },
    to: { name: 'Bremen', countryCode: 'DE', lat: 53.08, lng: 8.8 },
    shipping_date: dayFromNow(app, 0),
  })
  const { transaction_id } = (await submitRequestOf(app, payer, request)).body
  const { opened } = await givenAgreedEscrow(app, payer)
  expect((await presentLading(app, opened)).status).toBe(200)
  const { token } = payer
  const { body } = await app.call(comparedDocuments.compare, { body: { transaction_id } }, { token })
  const presented = expect.stringMatching(/^Transport document HLCU-771203, SE-\d{4}-\d{6}$/)
  expect(body).toMatchObject({
    compared: 1,
    differences: [
      {
        field: 'port_of_discharge',
        left: { document_id: null, title: 'The trade', value: 'Bremen, DE' },
        right: { title: presented, value: 'Hamburg' },
      },
    ],
  })
})

test('what a buyer sells on is neither the invoice nor the transport of what it buys, and is not compared with it', async () => {
  const buyer = await givenSupplier(app)
  const request = await givenQuoteRequest(app, buyer, {
    ...{ role: 'buyer', incoterm: 'FOB', named_place: 'Port of Mumbai', shipping_date: dayFromNow(app, 9) },
  })
  const { transaction_id } = (await submitRequestOf(app, buyer, request)).body
  const { fundingId } = await givenFunding(app, buyer)
  const { documents, checklist } = await listOfTrade(app, buyer, transaction_id)
  expect(documents.filter(({ link }) => link?.includes(fundingId))).toHaveLength(4)
  const stateOf = (type: string) => checklist.find((item) => item.type === type)?.state
  expect(['commercial_invoice', 'bill_of_lading', 'purchase_order'].map(stateOf)).toEqual([
    ...['MISSING', 'MISSING', 'PRESENT'],
  ])
  // The list below offers them, so the checklist says why they do not count.
  expect(checklist.filter(({ sold_to }) => sold_to).map(({ type, sold_to }) => [type, sold_to])).toEqual([
    ['commercial_invoice', 'Hafenhandel Nord GmbH'],
    ['bill_of_lading', 'Hafenhandel Nord GmbH'],
  ])
  const { token } = buyer
  const { body } = await app.call(comparedDocuments.compare, { body: { transaction_id } }, { token })
  expect(body).toMatchObject({ compared: 0, differences: [] })
})

test('the papers of a funding and its notice of assignment are among the documents of its trade', async () => {
  const supplier = await givenSupplier(app)
  const { fundingId } = await givenFunding(app, supplier)
  const { transaction_id } = await tradeOf(app, supplier)
  const { documents } = await listOfTrade(app, supplier, transaction_id)
  const found = documents.filter(({ link }) => link?.includes(fundingId))
  expect(found.map(({ type, title }) => `${type} ${title}`).toSorted()).toEqual([
    'bill_of_lading Transport document',
    expect.stringMatching(/^commercial_invoice Commercial invoice INV-/),
    expect.stringMatching(/^other Notice of assignment IF-\d{4}-\d{6}$/),
    'purchase_order Purchase order',
  ])
  const notice = found.find(({ title }) => title.startsWith('Notice of assignment'))
  const file = await app.call(
    tradeDocuments.get,
    { body: { document_id: notice?.document_id ?? '' } },
    { token: supplier.token },
  )
  expect(file.headers['content-disposition']).toContain('notice-of-assignment-')
})
