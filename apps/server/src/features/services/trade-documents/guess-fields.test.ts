import { describe, expect, test } from 'vitest'
import { decimalOf, guessFields } from './guess-fields.ts'

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
    expect(guessFields(invoice)).toEqual({
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
