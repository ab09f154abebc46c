import type { WireInput } from '@tradelane/contract'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { type MadeType, madeTypes } from '@tradelane/contract/trade-documents/forms'
import { madeDocuments } from '@tradelane/contract/trade-documents/generate-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenQuoteRequest, submitRequestOf } from '../../../../test/given-quote-request.ts'
import { givenTrade } from '../../../../test/given-trade.ts'
import { neededFields } from '../../../../test/given-trade-document.ts'
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
const chairs = { description: 'Oak chairs', hs_code: '940161', quantity: 100, unit: 'pcs', unit_price: 100 }
const seats = { description: 'Seat cushions', hs_code: '940490', quantity: 100, unit: 'pcs', unit_price: 20 }
const whole: Fields = {
  lines: [
    {
      ...chairs,
      origin: 'Germany',
      packages: 'Cartons 1-40',
      net_weight: 800,
      gross_weight: 900,
      volume: 9.5,
    },
    { ...seats, origin: 'Poland', packages: 'Bags 1-10', net_weight: 50, gross_weight: 55, volume: 2.5 },
  ],
  ...{ currency: 'EUR', packages: '40 cartons, 10 bags', marks: 'HI/NY 1-50', containers: 'MSCU1234566' },
  ...{ seller: 'Holz GmbH\nHamburg', buyer: 'Hudson Inc.\nAlbany', consignee: 'To order of First Bank' },
  ...{ notify: 'Hudson Inc.', forwarder: 'Nord Spedition\nHamburg', date: '2026-11-30' },
  ...{ valid_until: '2026-12-15', reference: 'T-7', order_number: 'PO 2214', invoice_number: 'CI 9' },
  ...{ credit_number: 'LC 4711', incoterm: 'CIF', named_place: 'New York', transport: 'MV Elbe 045E' },
  ...{ place_of_receipt: 'Bremen', port_of_loading: 'Hamburg', port_of_discharge: 'New York' },
  ...{ place_of_delivery: 'Albany', shipping_date: '2026-12-20', destination: 'United States' },
  ...{
    payment_terms: '30 days net',
    freight_amount: 700,
    insurance_amount: 51.43,
    bank: 'Elbbank\nELBBDEHH',
  },
  ...{ freight_terms: 'prepaid', bills: 'Three originals, to order', dangerous_goods: 'None' },
  ...{
    export_declaration: 'By the forwarder',
    insurance_instruction: '110 %, ICC A',
    enclosed: 'Two invoices',
  },
}
const make = (type: MadeType, fields: Fields, transaction_id = trade) =>
  app.call(madeDocuments.generate, { body: { transaction_id, type, fields } }, { token: ada.token })

async function paperOf(type: MadeType, fields: Fields = whole): Promise<string> {
  const { document_id } = (await make(type, fields)).body
  const { bytes } = await app.call(tradeDocuments.get, { body: { document_id } }, { token: ada.token })
  return textOfPaper(bytes)
}

/** As docs/printed-trade-documents.md has them from the published samples. */
const parties = ['Holz GmbH Hamburg', 'To order of First Bank']
const way = [
  ...['Means of transport (vessel and voyage, flight) MV Elbe 045E', 'Place of despatch Bremen'],
  ...['Place of delivery Albany', 'Port or place of loading Hamburg', 'Port or place of discharge New York'],
  ...['Date of shipment 20 Dec 2026', 'Country of destination United States'],
]
const cargo = [
  ...[
    'Marks and numbers; containers, seals HI/NY 1-50 MSCU1234566',
    'Net weight, kg 850',
    'Gross weight, kg 955',
  ],
  ...['Number and kind of packages 40 cartons, 10 bags', 'Measurement, m³ 12'],
  'Terms of delivery (Incoterms 2020) CIF New York',
]
const priced = [
  ...['Terms of payment 30 days net', 'Letter of credit LC 4711', 'Unit price, EUR', 'Total 12,000.00 EUR'],
  ...['Oak chairs Germany 940161 100 pcs 100 10,000.00', 'Country of origin Germany, Poland'],
  ...['Of the total: goods 11,248.57 EUR', 'Of the total: freight 700.00 EUR'],
  'Of the total: insurance 51.43 EUR',
]
const boxes: Record<MadeType, readonly string[]> = {
  commercial_invoice: [
    ...parties,
    ...way,
    ...cargo,
    ...priced,
    ...[
      'Order or contract number PO 2214',
      'Currency EUR',
      'Bank of the seller (bank, account, BIC) Elbbank',
    ],
    ...['Consignee To order of First Bank', 'Buyer (if not the consignee) Hudson Inc. Albany'],
  ],
  proforma_invoice: [
    ...parties,
    ...way,
    ...cargo,
    ...priced,
    ...[
      'Valid until 15 Dec 2026',
      'Not a demand for payment',
      'Bank of the seller (bank, account, BIC) Elbbank',
    ],
  ],
  purchase_order: [...parties, ...way, ...cargo, ...priced, 'Deliver to (consignee)', 'Supplier Holz GmbH'],
  packing_list: [
    ...parties,
    ...way,
    ...cargo,
    ...['Number of the invoice CI 9', 'Order or contract number PO 2214', 'Letter of credit LC 4711'],
    ...[
      'Cartons 1-40 Oak chairs 940161 100 pcs 800 900 9.5',
      'Bags 1-10 Seat cushions 940490 100 pcs 50 55 2.5',
    ],
    '40 cartons, 10 bags 850 955 12',
  ],
  shipping_instruction: [
    ...parties,
    ...way,
    ...cargo,
    ...['To (forwarder or carrier) Nord Spedition Hamburg', 'Notify party Hudson Inc.'],
    ...['Consignee (if to order, so indicate) To order of First Bank', 'Freight and charges Freight prepaid'],
    ...[
      'Number and kind of bills of lading Three originals, to order',
      'Export declaration By the forwarder',
    ],
    ...['Insurance of the goods 110 %, ICC A', 'Papers enclosed Two invoices'],
    'Dangerous goods (UN number, name, class, packing group) None',
  ],
}

test.each(madeTypes)('a %s has the boxes of the published sample of its kind', async (type) => {
  const text = await paperOf(type)
  expect(boxes[type].filter((box) => !text.includes(box))).toEqual([])
  expect((await make(type, whole)).body.lacks).toEqual([])
})

describe('a paper that would be of no use', () => {
  const faultsOf = async (type: MadeType, fields: Fields) => failure(await make(type, fields)).error.fields
  const nobody = { lines: [chairs], seller: null, buyer: null, date: null }

  test('is refused at each field that it cannot be without', async () => {
    const parties = {
      'fields.seller': 'Enter the seller, with the address',
      'fields.buyer': 'Enter the buyer, with the address',
      'fields.date': 'Enter the date',
    }
    expect(await faultsOf('commercial_invoice', { ...nobody, incoterm: 'CIF' })).toEqual({
      ...parties,
      'fields.named_place': 'Enter the place behind the Incoterm',
      'fields.origin': 'Enter the country of origin: customs asks for it',
    })
    expect(await faultsOf('proforma_invoice', nobody)).toEqual(parties)
    expect(await faultsOf('packing_list', nobody)).toEqual({
      ...parties,
      'fields.packages': 'Enter the number and kind of packages: it is what a packing list is for',
      'fields.gross_weight': 'Enter the gross weight',
    })
    expect(await faultsOf('shipping_instruction', nobody)).toEqual({
      ...parties,
      'fields.packages': 'Enter the number and kind of packages',
      'fields.gross_weight': 'Enter the gross weight',
      'fields.port_of_loading': 'Enter where the goods are loaded',
      'fields.port_of_discharge': 'Enter where the goods are unloaded',
    })
    expect(await faultsOf('purchase_order', nobody)).toEqual({
      ...parties,
      'fields.seller': 'Enter the supplier, with the address',
    })
  })

  test('is none where each of the goods says it', async () => {
    const { packages: _, marks: __, ...fields } = whole
    expect((await make('packing_list', fields)).body.lacks).toEqual([
      { field: 'marks', why: 'marks on the packages' },
    ])
    expect((await make('commercial_invoice', { ...fields, marks: 'HI' })).status).toBe(200)
  })

  test('is made where only what some ask for is missing, and says what', async () => {
    const { lacks } = (
      await make('commercial_invoice', {
        ...{ ...neededFields, lines: [chairs], buyer: 'Hanse Teile GmbH', reference: null },
        ...{ incoterm: 'CIF', named_place: 'Hamburg' },
      })
    ).body
    expect(lacks.map(({ field }) => field)).toEqual([
      ...['buyer', 'payment_terms', 'destination', 'order_number', 'net_weight', 'volume', 'marks'],
      ...['transport', 'bank', 'freight_amount', 'insurance_amount'],
    ])
    expect(lacks[0]?.why).toBe('address of the buyer')
  })
})

test('weights, measures and charges have to add up', async () => {
  const [first, second] = whole.lines ?? []
  const faults = failure(
    await make('commercial_invoice', {
      ...whole,
      lines: [{ ...chairs, ...first, net_weight: 901 }, second ?? seats],
      ...{ gross_weight: 950, volume: '12.000', freight_amount: 11_999.99, insurance_amount: 0.02 },
    }),
  ).error.fields
  expect(faults).toEqual({
    'fields.lines.0.net_weight': 'The net weight of 901 kg is more than the gross weight of 900 kg',
    'fields.gross_weight': 'The goods add up to 955 kg, not 950 kg',
    'fields.insurance_amount':
      'Freight and insurance of 12,000.01 EUR are more than the total of 12,000.00 EUR',
  })
  const yen = await make('commercial_invoice', { ...whole, currency: 'JPY', insurance_amount: 0.5 })
  expect(failure(yen).error.fields).toEqual({ 'fields.insurance_amount': 'Enter an amount of JPY' })
})

test('what the trade knows is filled in: destination, way, volume, who pays the freight, its own numbers', async () => {
  const request = await givenQuoteRequest(app, ada, {
    cargo: { freight_type: 'Sea', weight: 12_600, packages: 300, volume: 40.5 },
  })
  const { transaction_id } = (await submitRequestOf(app, ada, request)).body
  const draft = async (type: MadeType) =>
    (await app.call(madeDocuments.draft, { body: { transaction_id, type } }, { token: ada.token })).body.draft
  const { number } = (
    await make('commercial_invoice', { buyer: neededFields.buyer, origin: 'India' }, transaction_id)
  ).body
  expect(await draft('packing_list')).toMatchObject({
    ...{
      destination: 'Germany',
      volume: 40.5,
      place_of_receipt: 'Mumbai, IN',
      place_of_delivery: 'Hamburg, DE',
    },
    ...{ freight_terms: 'collect', invoice_number: number, order_number: null },
    ...{ credit_number: null, bank: null, dangerous_goods: null, origin: null },
  })
})
