import type { WireInput } from '@tradelane/contract'
import { comparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { madeDocuments } from '@tradelane/contract/trade-documents/generate-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenQuoteRequest, submitRequestOf } from '../../../../test/given-quote-request.ts'
import { addToTrade } from '../../../../test/given-trade-document.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
beforeEach(async () => {
  ada = await givenCompany(app)
  const request = await givenQuoteRequest(app, ada, {
    ...{ role: 'seller', counterparty: { company_name: 'Teehaus Nord GmbH', country: 'DE' } },
    cargo: { freight_type: 'Sea', weight: 12_600 },
  })
  trade = (await submitRequestOf(app, ada, request)).body.transaction_id
})

type Made = WireInput<typeof madeDocuments.generate>['body']
/** Those that a paper needs and the trade does not say. */
const fieldsOfBoth = { origin: 'India', packages: '300 bags' }
const make = async (type: Made['type'], fields: Made['fields'] = {}) =>
  (
    await app.call(
      madeDocuments.generate,
      { body: { transaction_id: trade, type, fields: { ...fieldsOfBoth, ...fields } } },
      { token: ada.token },
    )
  ).body
const compare = async ({ token } = ada) =>
  (await app.call(comparedDocuments.compare, { body: { transaction_id: trade } }, { token })).body

describe('the documents of a trade are compared', () => {
  test('and say nothing where they agree, in any way of writing it', async () => {
    const lines = [
      { description: 'Tea, black', hs_code: '0902.40', quantity: '12000.0', unit: 'KG', unit_price: '2.050' },
    ]
    await make('commercial_invoice')
    await make('packing_list', { lines, buyer: 'TEEHAUS  NORD GmbH.\nHamburg' })
    await addToTrade(app, ada, trade, { type: 'bill_of_lading' })
    expect(await compare()).toEqual({
      ...{ status: 'success', differences: [], compared: 2 },
      ...{ compared_documents: [expect.any(String), expect.any(String)], unread: [] },
    })
  })

  test('with the trade and with each other, at both places', async () => {
    const invoice = await make('commercial_invoice', { origin: 'India', incoterm: 'CIF' })
    const list = await make('packing_list', {
      lines: [{ description: 'Black tea', hs_code: '090230', quantity: 11_999, unit: 'kg' }],
      ...{
        gross_weight: 12_600.5,
        origin: 'Sri Lanka',
        buyer: 'Teehaus Süd GmbH',
        shipping_date: '2030-01-31',
      },
    })
    const { differences } = await compare()
    const trading = { document_id: null, title: 'The trade', is_guess: false }
    const [first, second] = [
      { document_id: invoice.document_id, title: invoice.number, is_guess: false },
      { document_id: list.document_id, title: list.number, is_guess: false },
    ]
    expect(differences.map(({ field, left, right }) => [field, left, right])).toEqual([
      ['buyer', { ...trading, value: 'Teehaus Nord GmbH' }, { ...second, value: 'Teehaus Süd GmbH' }],
      ['gross_weight', { ...trading, value: '12,600 kg' }, { ...second, value: '12,600.5 kg' }],
      ['incoterm', { ...trading, value: 'FCA' }, { ...first, value: 'CIF' }],
      ['origin', { ...first, value: 'India' }, { ...second, value: 'Sri Lanka' }],
      ['lines.0.hs_code', { ...trading, value: '090240' }, { ...second, value: '090230' }],
      ['lines.0.quantity', { ...trading, value: '12,000 kg' }, { ...second, value: '11,999 kg' }],
    ])
    expect(differences.at(-1)?.label).toBe('Quantity of goods 1')
  })

  test('in what they are worth, by their newest versions', async () => {
    const dearer = { description: 'Black tea', quantity: 12_000, unit: 'kg', unit_price: 2.5 }
    await make('commercial_invoice', { lines: [dearer] })
    const { differences } = await compare()
    expect(differences.map(({ field, left, right }) => [field, left.value, right.value])).toEqual([
      ['total', '24,600.00 USD', '30,000.00 USD'],
      ['lines.0.unit_price', '2.05', '2.5'],
    ])
    await make('commercial_invoice')
    expect((await compare()).differences).toEqual([])
  })

  test('with the point where it is', async () => {
    const saffron = { description: 'Saffron', unit: 'kg', unit_price: 1 }
    await make('commercial_invoice', { lines: [{ ...saffron, quantity: 12.345 }] })
    await make('packing_list', { lines: [{ ...saffron, quantity: 12_345 }] })
    const { differences } = await compare()
    expect(
      differences.filter(({ field }) => field === 'lines.0.quantity').map(({ right }) => right.value),
    ).toEqual(['12.345 kg', '12,345 kg'])
  })

  test('by who sells and buys only where the trade says which the company is', async () => {
    const request = await givenQuoteRequest(app, ada, { counterparty: { company_name: 'Teehaus Nord GmbH' } })
    trade = (await submitRequestOf(app, ada, request)).body.transaction_id
    await make('commercial_invoice', { seller: 'Teehaus Nord GmbH', buyer: 'Okafor Imports Inc.' })
    await make('packing_list', {
      ...{ seller: 'Teehaus Süd GmbH', buyer: 'Okafor Imports Inc.', gross_weight: 12_600 },
    })
    const { differences } = await compare()
    expect(differences.map(({ field, left, right }) => [field, left.value, right.value])).toEqual([
      ['seller', 'Teehaus Nord GmbH', 'Teehaus Süd GmbH'],
    ])
  })

  test('by their company alone', async () => {
    const stranger = await givenCompany(app)
    const answer = await app.call(
      comparedDocuments.compare,
      { body: { transaction_id: trade } },
      { token: stranger.token },
    )
    expect(answer.status).toBe(404)
  })
})
