import { readFileSync } from 'node:fs'
import type { WireInput } from '@tradelane/contract'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { exportedDocuments } from '@tradelane/contract/trade-documents/export-calls'
import { type MadeType, madeTypes } from '@tradelane/contract/trade-documents/forms'
import { madeDocuments } from '@tradelane/contract/trade-documents/generate-calls'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenTrade } from '../../../../test/given-trade.ts'
import { givenTradeDocument, listOfTrade } from '../../../../test/given-trade-document.ts'
import { failure } from '../../../../test/test-app.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
beforeEach(async () => {
  ada = await givenCompany(app)
  trade = await givenTrade(app, ada)
})

type Fields = NonNullable<WireInput<typeof madeDocuments.generate>['body']['fields']>
const allFields: Fields = {
  lines: [
    { description: 'Ball valves', hs_code: '8481.80', quantity: 1000, unit: 'pcs', unit_price: 12.345 },
    { description: 'Seals', quantity: 2.5, unit: 'kg', unit_price: 3 },
  ],
  ...{ currency: 'EUR', net_weight: 900, gross_weight: '1020.5', packages: '4 pallets', marks: 'HT 1-4' },
  ...{
    seller: 'Okafor Imports Inc.\n1 Dock Street',
    buyer: 'Hanse Teile GmbH\nHamburg',
    notify: 'Nord Spedition',
  },
  ...{ date: '2026-11-30', reference: 'T-7', incoterm: 'FOB', named_place: 'Mumbai', origin: 'India' },
  ...{ port_of_loading: 'Nhava Sheva', port_of_discharge: 'Hamburg', shipping_date: '2026-12-24' },
  ...{ payment_terms: '30 days net', note: 'Handle with care' },
  ...{ consignee: 'Hafenlager Nord KG\nHamburg', order_number: 'PO 7', invoice_number: 'CI 9' },
  place_of_delivery: 'Hanover',
}

const made = async (type: MadeType, fields: Fields = allFields) =>
  (
    await app.call(
      madeDocuments.generate,
      { body: { transaction_id: trade, type, fields } },
      { token: ada.token },
    )
  ).body

const exported = (document_id: string, { token } = ada) =>
  app.call(exportedDocuments.export, { body: { document_id } }, { token })

const contentOf = async (document_id: string) =>
  JSON.parse(Buffer.from((await exported(document_id)).bytes).toString())

test('a commercial invoice says by ids what its paper says, amounts as decimals with their currency', async () => {
  const { document_id, number } = await made('commercial_invoice')
  const quantity = (quantityValue: string, name: string) => ({ '@type': 'Quantity', quantityValue, name })
  const euros = (amountValue: string) => ({ '@type': 'MonetaryAmount', amountValue, currencyCode: 'EUR' })
  const place = (locationName: string) => ({ '@type': 'Location', locationName })
  const kilograms = (quantityValue: string) => ({ '@type': 'Quantity', quantityValue, unitCode: 'KGM' })
  expect(await contentOf(document_id)).toEqual({
    '@context': { '@vocab': 'https://iri.suomi.fi/model/ktddecv/' },
    '@type': 'CommercialInvoice',
    ...{ title: 'Commercial invoice', invoiceNumber: number, invoiceDate: '2026-11-30' },
    sellerParty: { '@type': 'Party', name: 'Okafor Imports Inc.', description: '1 Dock Street' },
    buyerParty: { '@type': 'Party', name: 'Hanse Teile GmbH', description: 'Hamburg' },
    consigneeParty: { '@type': 'Party', name: 'Hafenlager Nord KG', description: 'Hamburg' },
    orderIdentifier: 'PO 7',
    hasIdentifier: { '@type': 'Identifier', value: 'T-7' },
    originCountry: { '@type': 'Country', countryName: 'India' },
    deliveryTerms: {
      ...{ '@type': 'TradeDeliveryTerms', incotermsCode: 'FOB', incotermsLocation: place('Mumbai') },
    },
    hasPaymentTerms: { '@type': 'PaymentTerms', description: '30 days net' },
    hasInvoiceLine: [
      {
        ...{ '@type': 'InvoiceLine', descriptionOfGoodsText: 'Ball valves', commodityCode: '848180' },
        invoicedQuantity: quantity('1000', 'pcs'),
        ...{ perUnitAmount: euros('12.345'), hasAmount: euros('12345.00') },
      },
      {
        ...{ '@type': 'InvoiceLine', descriptionOfGoodsText: 'Seals' },
        invoicedQuantity: quantity('2.5', 'kg'),
        ...{ perUnitAmount: euros('3'), hasAmount: euros('7.50') },
      },
    ],
    hasConsignment: {
      ...{ '@type': 'Consignment', despatchDate: '2026-12-24' },
      ...{ placeOfLoading: place('Nhava Sheva'), placeOfDischarge: place('Hamburg') },
      deliveryLocation: place('Hanover'),
      ...{ hasPackage: { '@type': 'Package', description: '4 pallets' }, shippingMarks: 'HT 1-4' },
      ...{ totalNetWeight: kilograms('900'), totalGrossWeight: kilograms('1020.5') },
    },
    totalInvoiceAmount: euros('12352.50'),
    description: 'Handle with care',
  })
})

type Ids = { types: string[]; elements: Record<string, number | null>; vocabulary: string }
const ids: Ids = JSON.parse(readFileSync(new URL('../../../../data/ktdde.json', import.meta.url), 'utf8'))

/** All keys and types of a tree, and the texts that it says. */
function partsOf(value: unknown): { keys: string[]; types: string[]; texts: string[] } {
  if (typeof value === 'string') return { keys: [], types: [], texts: [value] }
  const found = { keys: [] as string[], types: [] as string[], texts: [] as string[] }
  for (const [key, inner] of Object.entries(value as object)) {
    if (key === '@type') found.types.push(inner)
    if (key.startsWith('@')) continue
    if (!Array.isArray(value)) found.keys.push(key)
    const below = partsOf(inner)
    found.keys.push(...below.keys)
    found.types.push(...below.types)
    found.texts.push(...below.texts)
  }
  return found
}

/** What a paper prints in another form: days in words, amounts with commas, the currency at the head of a column. */
const printedOtherwise = /^\d{4}-\d\d-\d\d$|^[\d.]+$|^KGM$|^EUR$/

test.each(madeTypes)('each key of a %s is in the list of ids, and each text on its paper', async (type) => {
  const { document_id } = await made(type)
  const content = await contentOf(document_id)
  const { keys, types, texts } = partsOf(content)
  expect(content['@context']).toEqual({ '@vocab': ids.vocabulary })
  expect(keys.filter((key) => !(key in ids.elements))).toEqual([])
  expect(types.filter((key) => !ids.types.includes(key))).toEqual([])
  const { bytes } = await app.call(tradeDocuments.get, { body: { document_id } }, { token: ada.token })
  const paper = await textOfPaper(bytes)
  expect(texts.filter((text) => !printedOtherwise.test(text) && !paper.includes(text))).toEqual([])
})

test('each id of the list is used, so that none is kept for nothing', async () => {
  const all = await Promise.all(
    madeTypes.map(async (type) => partsOf(await contentOf((await made(type)).document_id))),
  )
  expect([...new Set(all.flatMap(({ keys }) => keys))].toSorted()).toEqual(Object.keys(ids.elements))
  expect([...new Set(all.flatMap(({ types }) => types))].toSorted()).toEqual(ids.types)
})

test('what is not said is left out', async () => {
  const { document_id, number } = await made('packing_list', {
    lines: [{ description: 'Seals', quantity: 2, unit: 'pcs' }],
    ...{ seller: 'Okafor Imports Inc.', buyer: 'Hanse Teile GmbH', packages: '1 carton', gross_weight: 3 },
    ...{ date: '2026-11-30', reference: null, incoterm: null, named_place: null },
    ...{ port_of_loading: null, port_of_discharge: null, shipping_date: null },
  })
  const { '@context': _, ...content } = await contentOf(document_id)
  expect(content).toEqual({
    ...{ '@type': 'PackingList', title: 'Packing list', packingListNumber: number },
    documentDate: '2026-11-30',
    exporterParty: { '@type': 'Party', name: 'Okafor Imports Inc.' },
    consigneeParty: { '@type': 'Party', name: 'Hanse Teile GmbH' },
    hasConsignment: {
      '@type': 'Consignment',
      hasPackage: { '@type': 'Package', description: '1 carton' },
      totalGrossWeight: { '@type': 'Quantity', quantityValue: '3', unitCode: 'KGM' },
      hasGoodsItem: [
        {
          ...{ '@type': 'GoodsItem', descriptionOfGoodsText: 'Seals' },
          hasQuantity: { '@type': 'Quantity', quantityValue: '2', name: 'pcs' },
        },
      ],
    },
  })
})

test('a document of before, with fewer fields, is exported as it was printed', async () => {
  const { document_id } = await made('commercial_invoice')
  await app.db
    .updateTable('trade_documents')
    .set({ fields: sql`fields - 'consignee' - 'order_number' - 'place_of_delivery' - 'volume'` })
    .where('trade_document_id', '=', document_id)
    .execute()
  const content = await contentOf(document_id)
  expect([content.buyerParty.name, content.consigneeParty, content.orderIdentifier]).toEqual([
    ...['Hanse Teile GmbH', undefined, undefined],
  ])
})

test('a file that was uploaded is not exported, and a stranger finds none', async () => {
  const uploaded = await givenTradeDocument(app, ada, trade)
  expect(failure(await exported(uploaded)).message).toBe(
    'Only a document that was made here can be exported: what is read from a file is a guess.',
  )
  const { document_id } = await made('packing_list')
  expect(failure(await exported(document_id, await givenCompany(app))).error.code).toBe('NOT_FOUND')
})

test('has the name of its paper; who opens it is noted, a viewer may', async () => {
  const { document_id, number } = await made('purchase_order')
  const viewer = await givenColleague(app, ada, 'viewer')
  const { status, headers } = await exported(document_id, viewer)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain(`purchase-order-${number}.json`)
  const { documents } = await listOfTrade(app, ada, trade)
  expect(documents.map(({ title, view_count }) => [title, view_count])).toEqual([
    [`Purchase order ${number}`, 1],
  ])
})
