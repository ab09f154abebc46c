import { dayText } from '@tradelane/contract/primitives/day-text'
import { comparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { madeDocuments } from '@tradelane/contract/trade-documents/generate-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenQuoteRequest, submitRequestOf } from '../../../../test/given-quote-request.ts'
import { addToTrade } from '../../../../test/given-trade-document.ts'
import { theApp } from '../../../../test/the-app.ts'
import { renderPdf } from '../../../pdf/render-pdf.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
let shipped: string
const chairs = { description: 'Oak chairs', hs_code: '940161', quantity: 144, unit: 'pcs', unit_price: 81.61 }

/** Oak chairs for 11,751.84 EUR, CIF New York, in 144 cartons. */
beforeEach(async () => {
  ada = await givenCompany(app)
  shipped = dayFromNow(app, 10)
  const request = await givenQuoteRequest(app, ada, {
    ...{ role: 'seller', counterparty: { company_name: 'Hudson Interiors Inc.', country: 'US' } },
    ...{ goods: [chairs], currency: 'EUR', incoterm: 'CIF', named_place: 'New York' },
    from: { name: 'Hamburg', countryCode: 'DE', lat: 53.55, lng: 10 },
    to: { name: 'New York', countryCode: 'US', lat: 40.71, lng: -74 },
    ...{ shipping_date: shipped, cargo: { freight_type: 'Sea', packages: 144, weight: 900 } },
  })
  trade = (await submitRequestOf(app, ada, request)).body.transaction_id
})

type Type = 'bill_of_lading' | 'insurance_certificate' | 'certificate_of_origin'
/** A PDF that was added, and read by the job. */
async function added(type: Type, facts: Record<string, string>): Promise<void> {
  const paper = {
    ...{ title: 'A paper', author: 'A carrier', printedAt: app.clock.now(), lead: 'A paper.', note: '' },
    facts: Object.entries(facts).map(([label, text]) => [`${label}:`, text] as const),
  }
  const bytes = Buffer.from(await renderPdf(paper))
  expect((await addToTrade(app, ada, trade, { type, bytes })).status).toBe(200)
  await app.runJobs()
}
const differences = async () => {
  const { body } = await app.call(
    comparedDocuments.compare,
    { body: { transaction_id: trade } },
    { token: ada.token },
  )
  return body.differences
}
const compared = async () =>
  (await differences()).map(({ field, left, right }) => [field, left.value, right.value])
const make = async (fields: object) => {
  const body = { transaction_id: trade, type: 'commercial_invoice' as const, fields }
  expect((await app.call(madeDocuments.generate, { body }, { token: ada.token })).status).toBe(200)
}

describe('what banks refuse on is named', () => {
  test('of a bill of lading: parties, goods, packages and freight; a day on board beside the plan is none', async () => {
    const late = dayFromNow(app, 14)
    await added('bill_of_lading', {
      ...{ Shipper: 'Elbe Trading AG', Consignee: 'To order of First Bank', Marks: 'HI/NY 1-140' },
      ...{ 'Description of goods': 'Used plastic garden tables', 'Number of packages': '140 cartons' },
      ...{ 'Freight and charges': 'Freight collect', 'Shipped on board': late },
      ...{ 'Port of loading': 'Hamburg', 'Port of discharge': 'Port of New York', 'Gross weight': '900 kgs' },
    })
    expect(await compared()).toEqual([
      ['seller', 'Okafor Imports Inc.', 'Elbe Trading AG'],
      ['consignee', 'Hudson Interiors Inc.', 'To order of First Bank'],
      ['goods', 'Oak chairs', 'Used plastic garden tables'],
      ['packages', '144 packages', '140 cartons'],
      ['freight_terms', 'Freight prepaid', 'Freight collect'],
    ])
  })

  test('of an invoice: goods, the buyer’s country, marks, order and its day', async () => {
    const origin = { origin: 'China', marks: 'HI/NY 1-144', order_number: 'PO 2214' }
    await make({
      ...{ ...origin, date: dayFromNow(app, 18), buyer: 'Hudson Interiors Inc.\n4 Rue Cler\nParis, France' },
      lines: [{ ...chairs, description: 'Used plastic garden tables' }],
    })
    await added('certificate_of_origin', {
      ...{ 'Country of origin': 'Viet Nam', 'Shipping marks': 'XX 9', 'Order no.': 'PO 9999' },
    })
    const found = await compared()
    expect(found.map(([field]) => field)).toEqual([
      ...['buyer_country', 'marks', 'order_number', 'origin', 'lines.0.description', 'invoice_date'],
    ])
    expect(found[0]).toEqual(['buyer_country', 'United States', 'France'])
    expect(found[3]).toEqual(['origin', 'China', 'Vietnam'])
    const day = `Dated ${dayText(dayFromNow(app, 18))}`
    expect(found.at(-1)).toEqual(['invoice_date', `Planned for ${dayText(shipped)}`, day])
    expect((await differences()).at(-1)?.label).toBe('Invoice after the planned shipment')
  })

  test('of an invoice of after the day on board: the day that it repeats of the plan is none', async () => {
    const onBoard = dayFromNow(app, 14)
    await make({
      date: dayFromNow(app, 18),
      origin: 'China',
      packages: '144 cartons',
      shipping_date: shipped,
    })
    await added('bill_of_lading', { 'Shipped on board': onBoard })
    const day = `Dated ${dayText(dayFromNow(app, 18))}`
    expect(await compared()).toEqual([['invoice_date', `Shipped ${dayText(onBoard)}`, day]])
    expect((await differences()).at(-1)?.label).toBe('Invoice after the shipment')
    const other = dayFromNow(app, 12)
    await make({ date: shipped, origin: 'China', packages: '144 cartons', shipping_date: other })
    expect(await compared()).toEqual([['shipping_date', dayText(other), dayText(onBoard)]])
  })

  test('and nothing where they mean the same', async () => {
    await make({ origin: 'China', packages: '144 cartons', buyer: 'HUDSON INTERIORS INCORPORATED\nAlbany' })
    await added('bill_of_lading', {
      ...{ Shipper: 'Okafor Imports Inc', Consignee: 'To order of shipper', 'Country of origin': 'CN' },
      ...{ 'Description of goods': 'Chairs of oak', 'Number of packages': '144 ctns' },
      ...{ Freight: 'Freight prepaid', 'Shipped on board': shipped },
    })
    expect(await compared()).toEqual([])
  })
})

describe('an insurance certificate', () => {
  const certificate = (sum: string, days: number, more = {}) =>
    added('insurance_certificate', {
      ...{ 'Sum insured': sum, Dated: dayFromNow(app, days), ...more },
    })

  test('of 110 % of the price, from before the shipment, is right', async () => {
    await certificate('EUR 12,927.02', 10)
    expect(await compared()).toEqual([])
  })

  test('of less, of another currency, or of after the shipment, is not', async () => {
    await certificate('EUR 12,927.01', 11)
    expect(await compared()).toEqual([
      ['insured', '12,927.02 EUR, 110 % of 11,751.84 EUR', '12,927.01 EUR'],
      ['insurance_date', `Planned for ${dayText(shipped)}`, `Dated ${dayText(dayFromNow(app, 11))}`],
    ])
    await certificate('USD 20,000.00', 10)
    expect((await compared()).map(([field]) => field)).toEqual(['insured'])
  })

  test('of after the shipment is right where the cover is good from then', async () => {
    await certificate('EUR 13,000.00', 12, { 'Cover effective from': shipped })
    expect(await compared()).toEqual([])
  })
})
