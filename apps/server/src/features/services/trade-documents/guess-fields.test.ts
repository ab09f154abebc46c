import { describe, expect, test } from 'vitest'
import { decimalOf } from './guess-amounts.ts'
import { guessFields } from './guess-fields.ts'

const invoice = `COMMERCIAL INVOICE
Invoice No.: INV-2026/0815
Date: 14 Nov 2026
Terms: CIF Hamburg
Port of Loading: Nhava Sheva, India
Port of Discharge:
Hamburg
Ball valves HS Code 8481.80 1,000 pcs
Gaskets HS code: 4016 93 500 pcs
Net Weight: 900.5 kg
Gross Weight 1,020.75 KGS
Subtotal USD 12,000.00
Total USD 12,345.50`

describe('the text of a file', () => {
  test('seems to say what stands behind the usual words', () => {
    expect(guessFields(invoice)).toMatchObject({
      ...{ number: 'INV-2026/0815', date: '2026-11-14', total: '12345.50', currency: 'USD' },
      ...{ net_weight: '900.5', gross_weight: '1020.75', incoterm: 'CIF' },
      ...{ port_of_loading: 'Nhava Sheva, India', port_of_discharge: 'Hamburg' },
      hs_codes: ['848180', '401693'],
    })
  })

  test('says nothing where no such words are', () => {
    expect(
      guessFields('Dear Sir, call us on 0049 40 123456. FOBs are nice. Date: 03/04/2026 Total 12,345.50'),
    ).toEqual({
      ...{ seller: null, buyer: null, consignee: null, notify: null, goods: null, marks: null },
      ...{ packages: null, origin: null, order_number: null, on_board: null, freight_terms: null },
      ...{ insured: null, effective_from: null },
      ...{ number: null, date: null, total: null, currency: null, net_weight: null, gross_weight: null },
      ...{ incoterm: null, port_of_loading: null, port_of_discharge: null, hs_codes: [] },
    })
  })

  test('has the currency before or behind the sum, and no sum without a currency of the world', () => {
    const sums = [
      'Grand total: 9.876,50 EUR',
      'Amount due EUR 10',
      'Total XXA 10.00',
      'TOTAL AMOUNT JPY 120,000',
      'Total USD 500 20 cartons',
      'Total 12 345,50 EUR',
    ]
    expect(sums.map((text) => [guessFields(text).total, guessFields(text).currency])).toEqual([
      ['9876.50', 'EUR'],
      ['10', 'EUR'],
      [null, null],
      ['120000', 'JPY'],
      ['500', 'USD'],
      ['12345.50', 'EUR'],
    ])
  })

  test('says no sum that its currency does not allow, and no day that no calendar has', () => {
    const sums = ['JPY 120,000.00', 'USD 1,234.5678', 'USD 007', 'USD 12345678901234567', 'JPY 1.50']
    expect(sums.map((sum) => guessFields(`Total ${sum}`).total)).toEqual(['120000', null, null, null, null])
    const days = ['2026-31-12', '2026-02-30', '45 Dec 2026', '1 Foo 2026', '2028-02-29', '1 December 2026']
    expect(days.map((day) => guessFields(`Date: ${day}`).date)).toEqual([
      ...[null, null, null, null, '2028-02-29', '2026-12-01'],
    ])
  })
})

const bill = `BILL OF LADING
Shipper:
Elbe Trading AG
Hamburg
Consignee (if to order, so indicate)
To order of First Bank, New York
Notify party: Hudson Interiors Inc.
Vessel: MV Elbe
Marks and numbers: HI/NY 1-140
Description of goods
Used plastic garden tables
140 cartons said to contain
Gross weight 900 kg
PO No. 2214
FREIGHT COLLECT
Shipped on board 24 Dec 2026`

describe('the text of a bill of lading or a certificate', () => {
  test('names parties, goods, marks, packages, freight and the day on board', () => {
    expect(guessFields(bill)).toMatchObject({
      ...{ seller: 'Elbe Trading AG', consignee: 'To order of First Bank, New York' },
      ...{ notify: 'Hudson Interiors Inc.', marks: 'HI/NY 1-140', goods: 'Used plastic garden tables' },
      ...{ packages: '140 cartons', order_number: '2214', freight_terms: 'collect', on_board: '2026-12-24' },
    })
  })

  test('names only a country as origin, under any of its names', () => {
    const origins = ['Country of origin Viet Nam', 'Origin: CN', 'Made in P.R. China', 'Origin: our works']
    expect(origins.map((text) => guessFields(text).origin)).toEqual(['Vietnam', 'China', 'China', null])
  })

  test('says no party, freight or count that could be another', () => {
    const { seller, buyer, goods, freight_terms, packages } = guessFields(
      'Seller\nInvoice No. 7\nBuyer and seller agree\nDescription Qty Unit price\nFreight prepaid / freight collect\n40 cartons\n10 bags',
    )
    expect([seller, buyer, goods, freight_terms, packages]).toEqual([null, null, null, null, null])
    expect(guessFields('40 cartons, 10 bags, total packages: 50 packages').packages).toBe('50 packages')
  })

  test('ends on a text that is made to keep it busy', () => {
    const half = 100_000
    const texts = [
      '1,'.repeat(half),
      `total ${'1,'.repeat(half)}`,
      `HS ${'\n'.repeat(2 * half)}`,
      `Port of loading ${'\t \n'.repeat(half)}`,
      `Invoice no ${'\n'.repeat(2 * half)}`,
      `Date ${'\n'.repeat(2 * half)}`,
      `Net weight ${' \u00a0'.repeat(half)}`,
      `Order no ${' '.repeat(2 * half)}`,
    ]
    for (const text of texts)
      expect(guessFields(text)).toMatchObject({ packages: null, hs_codes: [], date: null, number: null })
    expect(guessFields(`${'x'.repeat(200_000)}\nTotal USD 10.00`).total).toBe(null)
    expect(guessFields('1,440 cartons').packages).toBe('1,440 cartons')
  })

  test('has the sum insured apart from a total, with its own currency', () => {
    const certificate =
      'Sum insured EUR 12,926.58 being 110 % of CIF value 11,751.43\nCover effective from 20 Dec 2026\nDated 5 Jan 2027'
    expect(guessFields(certificate)).toMatchObject({
      ...{ insured: '12926.58', total: null, currency: 'EUR', date: '2027-01-05' },
      effective_from: '2026-12-20',
    })
    expect(guessFields('Total USD 10.00\nSum insured EUR 12.00')).toMatchObject({
      ...{ insured: '12.00', total: null, currency: 'EUR' },
    })
  })
})

test('a number is read where its marks have one meaning', () => {
  const written = [
    '12,345.50',
    '12.345,50',
    '12 345,5',
    "12'345.50",
    '1,234',
    '1.234',
    '1.234.567',
    '12.5',
    '7',
    '1.2.3',
    'x',
  ]
  expect(written.map(decimalOf)).toEqual([
    ...['12345.50', '12345.50', '12345.5', '12345.50', '1234', null, '1234567', '12.5', '7', null, null],
  ])
})
