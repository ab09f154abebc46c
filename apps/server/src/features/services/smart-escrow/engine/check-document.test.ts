import { kindOfTitle } from '@tradelane/contract/smart-escrow/kind-of-title'
import type { StatedDocument } from '@tradelane/contract/smart-escrow/presentations'
import { readTolerance, toleranceOf } from '@tradelane/contract/smart-escrow/tolerance'
import { parseMoney } from '@tradelane/money'
import { describe, expect, it } from 'vitest'
import { checkDocument, type DocumentTerms } from './check-document.ts'

const invoice: StatedDocument = {
  kind: 'commercial_invoice',
  document_number: 'INV-1',
  document_date: '2026-12-01',
  amount: '2400',
  currency: 'USD',
}
const lading: StatedDocument = {
  kind: 'transport_document',
  document_number: 'BL-1',
  document_date: '2026-12-10',
  port_of_loading: 'Hamburg',
  port_of_discharge: 'New York',
  shipment_date: '2026-12-10',
  transhipment: 'no',
  partial_shipment: 'no',
}

describe('the tolerance of an amount', () => {
  it.each([
    [null, 0n, 500n],
    ['', 0n, 500n],
    ['0', 0n, 500n],
    ['none', 0n, 500n],
    ['5', 500n, 500n],
    ['+/- 3 %', 300n, 300n],
    ['2.5%', 250n, 250n],
    ['2,25', 225n, 225n],
    ['about', 1000n, 1000n],
    ['Approximately 5', 1000n, 1000n],
    ['circa', 1000n, 1000n],
    ['± 4', 400n, 400n],
    ['10 % less', 0n, 1000n],
    ['up to 3 percent short', 0n, 300n],
    ['5 % more', 500n, 0n],
    ['+0/-10 %', 0n, 1000n],
    ['-10/+5 %', 500n, 1000n],
    ['lots', 0n, 500n],
  ])('stated as %j is %s over and %s under', (stated, over, under) => {
    expect(toleranceOf(stated)).toEqual({ over, under })
  })
})

it.each(['lots', '5 or 6', '100 %', '5 % of the weight', '+5 %/+3 %'])(
  'a tolerance of %j is not understood',
  (stated) => {
    expect(readTolerance(stated)).toBeUndefined()
  },
)

describe('the kind of a document', () => {
  it.each([
    ['Commercial invoice', 'commercial_invoice'],
    ['Invoice (3 originals)', 'commercial_invoice'],
    ['Clean on board bill of lading', 'transport_document'],
    ['Air Waybill', 'transport_document'],
    ['Packing list', 'packing_list'],
    ['Certificate of origin', 'certificate_of_origin'],
    ['Insurance certificate', 'insurance_certificate'],
    ['Inspection certificate', 'inspection_certificate'],
    ['Invoice and packing list', undefined],
    ['Letter of the buyer', undefined],
  ])('that is titled %j is %s', (title, kind) => {
    expect(kindOfTitle(title)).toBe(kind)
  })

  it('differs where another one is presented', () => {
    expect(texts({ ...invoice, kind: 'other' }, { title: 'Commercial invoice' })).toEqual([
      'The document is presented as “Other document”. “Commercial invoice” is asked for.',
    ])
    expect(codes(invoice, { title: 'Commercial invoice' })).toEqual([])
  })
})

describe('a document as agreed', () => {
  it.each([
    ['invoice', invoice],
    ['bill of lading', lading],
  ])('has no difference: %s', (_name, stated) => {
    expect(found(stated)).toEqual([])
  })

  it('that says nothing more than its number has none', () => {
    expect(codes({ kind: 'other', document_number: 'X', document_date: '2026-12-01' })).toEqual([])
  })
})

describe('the amount of an invoice', () => {
  it('in another currency is not compared: the currency is the difference', () => {
    expect(codes({ ...invoice, amount: '9000', currency: 'EUR' })).toEqual(['currency'])
  })

  it.each([
    ['2280', null, []],
    ['2279.99', null, ['amount']],
    ['2400', null, []],
    ['2400.01', null, ['amount']],
    ['2640', 'about', []],
    ['2640.01', 'about', ['amount']],
    ['2160', 'about', []],
    ['2159.99', 'about', ['amount']],
    ['2448', '2', []],
    ['2448.01', '2', ['amount']],
    ['2352', '2', []],
    ['2351.99', '2', ['amount']],
  ])('of %s with the tolerance %j: %j', (amount, tolerance, expected) => {
    expect(codes({ ...invoice, amount }, { tolerance })).toEqual(expected)
  })

  it('is named with what the block allows', () => {
    expect(texts({ ...invoice, amount: '3000' })).toEqual([
      'The amount is 3,000.00 USD. The block allows 2,280.00 USD to 2,400.00 USD.',
    ])
  })

  it('is rounded into what is allowed, not out of it', () => {
    const price = parseMoney('0.33', 'USD')
    expect(codes({ ...invoice, amount: '0.31' }, { price })).toEqual(['amount'])
    expect(codes({ ...invoice, amount: '0.32' }, { price })).toEqual([])
    expect(codes({ ...invoice, amount: '0.34' }, { price, tolerance: '3' })).toEqual(['amount'])
  })

  it('in another currency differs by the currency', () => {
    expect(texts({ ...invoice, currency: 'EUR' })).toEqual(['The currency is EUR. The escrow is in USD.'])
  })

  it('is not compared in a document that is no invoice', () => {
    expect(codes({ ...invoice, kind: 'packing_list', amount: '1' })).toEqual([])
  })
})

describe('an insurance certificate', () => {
  const certificate: StatedDocument = { ...invoice, kind: 'insurance_certificate' }
  it.each([
    ['2640', []],
    ['2639.99', ['amount']],
    ['9999', []],
  ])('of %s needs 110 %%: %j', (amount, expected) => {
    expect(codes({ ...certificate, amount })).toEqual(expected)
  })
})

describe('the ports', () => {
  it.each([
    'Hamburg',
    'HAMBURG',
    'Port of Hamburg, DE',
    ' hamburg,Germany',
    'Hamburg port',
    'Hamburg (Container Terminal Altenwerder)',
  ])('are the same port as Hamburg: %s', (port_of_loading) => {
    expect(codes({ ...lading, port_of_loading })).toEqual([])
  })

  it('are the same with and without accents', () => {
    expect(codes({ ...lading, port_of_loading: 'Gdansk' }, { portOfLoading: 'Gdańsk' })).toEqual([])
  })

  it.each([
    ['port_of_loading', 'Bremen', 'The port of loading is “Bremen”. “Hamburg” was agreed.'],
    ['port_of_discharge', 'Boston', 'The port of discharge is “Boston”. “New York” was agreed.'],
  ])('differ in %s', (field, port, text) => {
    expect(texts({ ...lading, [field]: port })).toEqual([text])
  })

  it('are not compared where none was agreed', () => {
    const stated = { ...lading, port_of_loading: 'Bremen', port_of_discharge: 'Boston' }
    expect(codes(stated, { portOfLoading: null, portOfDischarge: null })).toEqual([])
  })
})

describe('the dates', () => {
  it.each([
    ['2026-12-15', '2026-12-20', []],
    ['2026-12-16', '2026-12-20', ['latest_shipment']],
    ['2026-12-10', '2026-12-31', []],
    ['2026-12-10', '2027-01-01', ['presentation_period']],
    ['2026-12-21', '2026-12-20', ['latest_shipment', 'shipment_date']],
  ])('shipped on %s, presented on %s: %j', (shipment_date, presentedOn, expected) => {
    expect(codes({ ...lading, shipment_date }, {}, presentedOn)).toEqual(expected)
  })

  it('are those of the place of loading: a day that has started anywhere is not ahead', () => {
    const dated = { ...lading, document_date: '2026-12-15', shipment_date: '2026-12-15' }
    expect(codes(dated, {}, '2026-12-14', '2026-12-15')).toEqual([])
    expect(codes(dated, {}, '2026-12-14', '2026-12-14')).toEqual(['document_date', 'shipment_date'])
  })

  it('of the shipment are not compared where none was agreed', () => {
    expect(codes({ ...lading, shipment_date: '2026-12-16' }, { latestShipment: null })).toEqual([])
  })

  it.each([
    ['2027-01-31', []],
    ['2027-02-01', ['expiry']],
  ])('an invoice presented on %s: %j', (presentedOn, expected) => {
    expect(codes(invoice, {}, presentedOn)).toEqual(expected)
  })

  it('are named both', () => {
    expect(texts({ ...lading, shipment_date: '2026-12-16' })).toEqual([
      'The goods were shipped on 16 Dec 2026. The latest day of shipment was 15 Dec 2026.',
    ])
    expect(texts(lading, {}, '2027-01-01')).toEqual([
      'The document was presented on 1 Jan 2027. With shipment on 10 Dec 2026, 31 Dec 2026 was the last day (21 days).',
    ])
    expect(texts(invoice, {}, '2027-02-01')).toEqual([
      'The document was presented on 1 Feb 2027. The escrow expired on 31 Jan 2027.',
    ])
  })

  it('of a document may be the day of its presentation, and not after it', () => {
    expect(codes({ ...invoice, document_date: '2026-12-20' })).toEqual([])
    expect(codes({ ...invoice, document_date: '2026-12-21' })).toEqual(['document_date'])
  })
})

describe('how it was shipped', () => {
  it.each([
    ['partial_shipment', { mayShipInParts: true }],
    ['transhipment', { mayTranship: true }],
  ] as const)('%s is a difference, unless it is allowed', (field, allowed) => {
    expect(codes({ ...lading, [field]: 'yes' })).toEqual([field])
    expect(codes({ ...lading, [field]: 'yes' }, allowed)).toEqual([])
  })
})

it('names every difference at once', () => {
  const stated = {
    ...lading,
    port_of_loading: 'Bremen',
    shipment_date: '2026-12-18',
    transhipment: 'yes',
    partial_shipment: 'yes',
  } as const
  expect(codes(stated, {}, '2027-02-01')).toEqual([
    ...['port_of_loading', 'latest_shipment', 'partial_shipment', 'transhipment'],
    ...['presentation_period', 'expiry'],
  ])
})

const terms: DocumentTerms = {
  title: 'Documents of the goods',
  price: parseMoney('2400', 'USD'),
  tolerance: null,
  expiryDate: '2027-01-31',
  latestShipment: '2026-12-15',
  portOfLoading: 'Hamburg',
  portOfDischarge: 'New York',
  mayShipInParts: false,
  mayTranship: false,
}
const found = (
  stated: StatedDocument,
  changes: Partial<DocumentTerms> = {},
  presentedOn = '2026-12-20',
  newestDay = presentedOn,
) => checkDocument({ terms: { ...terms, ...changes }, stated, presentedOn, newestDay })
const codes = (...given: Parameters<typeof found>) => found(...given).map(({ code }) => code)
const texts = (...given: Parameters<typeof found>) => found(...given).map(({ text }) => text)
