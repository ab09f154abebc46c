import { describe, expect, test } from 'vitest'
import {
  ciiInvoice,
  fatturaPa,
  ksefInvoice,
  ublInvoice,
  zugferdOneInvoice,
} from '../../../../../test/sample-invoices.ts'
import { readEInvoice } from './read-e-invoice.ts'

const said = {
  is_credit_note: false,
  number: 'RE-2026-0042',
  issue_date: '2026-11-20',
  due_date: '2027-01-19',
  order_number: 'PO-7731',
  currency: 'EUR',
  total: '10000',
  seller_name: 'Nordwerk Industrie GmbH',
  seller_number: 'DE123456789',
  buyer_name: 'Hafenhandel GmbH',
  buyer_number: 'DE987654321',
}
const read = (xml: string | Buffer, within: 'pdf' | 'xml' = 'xml') =>
  readEInvoice(typeof xml === 'string' ? Buffer.from(xml) : xml, within)

const deep = (depth: number) =>
  ublInvoice().replace('</Invoice>', `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</Invoice>`)

// The forms of autumn 2026: UBL 2.1 (Peppol BIS 3.0), UN/CEFACT CII (Factur-X 1.09.2), ZUGFeRD 1.0, FatturaPA 1.2, KSeF FA(3).
describe('an invoice is read', () => {
  test.each([
    ['Factur-X', ciiInvoice(), { ...said, format: 'cii', payable: '10000' }],
    ['ZUGFeRD 1.0', zugferdOneInvoice(), { ...said, format: 'cii', payable: '10000' }],
    ['Peppol', ublInvoice(), { ...said, format: 'ubl', payable: '8000' }],
  ])('%s, alone and in a PDF', (_, xml, expected) => {
    expect(read(xml)).toEqual(expected)
    expect(read(xml, 'pdf')).toEqual(expected)
  })

  test('KSeF, with the days and names where FA(3) has them', () => {
    const numbers = { currency: 'PLN', seller_number: '5265877635', buyer_number: '1234563218' }
    expect(read(ksefInvoice())).toEqual({ ...said, ...numbers, format: 'ksef', payable: null })
  })

  test('FatturaPA, in its own encoding, with a person as buyer and the last of its due dates', () => {
    expect(read(Buffer.from(fatturaPa(), 'latin1'))).toEqual({
      ...said,
      format: 'fatturapa',
      payable: null,
      buyer_name: 'Niccolò Rossi',
    })
  })

  test('in UTF-16, with its mark', () => {
    const text = ublInvoice().replace('UTF-8', 'UTF-16')
    const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect(read(little)).toMatchObject(said)
    expect(read(Buffer.from(little).swap16())).toMatchObject(said)
  })

  test.each([
    ['a credit note of UBL', ublInvoice({ root: 'CreditNote' })],
    ['one of CII', ciiInvoice({ type: '381' })],
    ['a self-billed one', ciiInvoice({ type: '261' })],
    ['a correction of KSeF', ksefInvoice({ type: 'KOR' })],
  ])('%s is known as one', (_, xml) => {
    expect(read(xml)).toMatchObject({ is_credit_note: true, number: 'RE-2026-0042' })
  })

  test('what it says wrongly is as if it said nothing', () => {
    const odd = { total: 'ten', issued: '2026-13-45', due: 'soon', currency: 'euro', number: ' ' }
    expect(read(ublInvoice(odd))).toMatchObject({
      ...{ number: null, issue_date: null, due_date: null, currency: null, total: null },
    })
    expect(read(ublInvoice({ total: '-10.50' }))).toMatchObject({ total: '-10.5' })
    expect(read(ublInvoice({ total: '12345678901234567890' }))).toMatchObject({ total: null })
  })

  test.each([
    ['currency', 'EURO', 'currency', null],
    ['currency', 'xEUR', 'currency', null],
    ['total', '+10.50', 'total', '10.5'],
    ['total', '1+0', 'total', null],
    ['total', 'x10', 'total', null],
    ['total', '-0.00', 'total', null],
    ['total', '250', 'total', '250'],
    ['total', '10.050', 'total', '10.05'],
    ['total', '1234567890123.45', 'total', '1234567890123.45'],
    ['total', '1234567890123.456', 'total', null],
    ['number', 'RE <!-- ours -->\n 7', 'number', 'RE 7'],
    ['number', 'RE-<![CDATA[2026]]>-7', 'number', 'RE-2026-7'],
    ['number', `${' '.repeat(199)}<!-- -->7`, 'number', '7'],
    ['number', `${' '.repeat(200)}<!-- -->7`, 'number', null],
    ['issued', 'on 2026-11-20', 'issue_date', null],
    ['issued', '2026-11-201', 'issue_date', null],
    ['issued', '2026-11-20+01:00', 'issue_date', '2026-11-20'],
  ] as const)('a %s of "%s" is read as %s: %s', (field, text, name, expected) => {
    expect(read(ublInvoice({ [field]: text }))).toHaveProperty(name, expected)
  })

  test('of several due dates the last one, in any order, without what is no day', () => {
    expect(read(Buffer.from(fatturaPa({ due: '2026-12-01' }), 'latin1'))).toMatchObject({
      due_date: '2026-12-20',
    })
    expect(read(Buffer.from(fatturaPa({ due: 'soon' }), 'latin1'))).toMatchObject({ due_date: '2026-12-20' })
  })

  test('of more than two hundred due dates the last of the first two hundred', () => {
    const all = (days: string[]) =>
      fatturaPa().replace(
        /<DettaglioPagamento>.*<\/DettaglioPagamento>/,
        days
          .map(
            (day) =>
              `<DettaglioPagamento><DataScadenzaPagamento>${day}</DataScadenzaPagamento></DettaglioPagamento>`,
          )
          .join(''),
      )
    const days = [...Array(199).fill('2026-12-01'), '2027-02-28', '2027-03-31', '2027-04-30']
    expect(read(Buffer.from(all(days), 'latin1'))).toMatchObject({ due_date: '2027-02-28' })
  })

  test.each([
    ['of 5 MB', ublInvoice().padEnd(5 * 1024 * 1024)],
    ['of sixty elements in one another', deep(60)],
  ])('an invoice %s', (_, xml) => {
    expect(read(xml)).toMatchObject(said)
  })

  test('a credit note of UBL is known by its root, also where its type says something else', () => {
    const odd = ublInvoice({ root: 'CreditNote' }).replace('>381<', '>380<')
    expect(read(odd)).toMatchObject({ is_credit_note: true })
  })

  test('of a long text its beginning, without signs that turn the writing round', () => {
    const found = read(ublInvoice({ seller: `A\u202e${'x'.repeat(5000)}` }))
    expect(found).toMatchObject({ seller_name: `A ${'x'.repeat(198)}` })
  })
})

const damaged = 'This XML file is damaged'
const entities = 'XML files with a document type (DTD) or entities are not accepted'
const withDoctype = (doctype: string, xml = ublInvoice()) => xml.replace('?>', `?>${doctype}`)

describe('a file is refused', () => {
  test.each([
    ['with a document type', withDoctype('<!DOCTYPE Invoice>'), entities],
    [
      'with entities',
      withDoctype('<!DOCTYPE Invoice [<!ENTITY x "RE-1">]>', ublInvoice({ number: '&x;' })),
      entities,
    ],
    ['with a file from elsewhere', withDoctype('<!DOCTYPE Invoice SYSTEM "file:///etc/passwd">'), entities],
    ['with an entity that nobody declares', ublInvoice({ number: '&x;' }), damaged],
    ['that is cut off', ublInvoice().slice(0, -20), damaged],
    ['with a prefix that nobody declares', ublInvoice().replaceAll('xmlns:cbc', 'xmlns:abc'), damaged],
    ['with text behind it', `${ublInvoice()}MZ`, damaged],
    [
      'in another encoding than it says',
      Buffer.from(fatturaPa(), 'latin1').toString('latin1').replace('windows-1252', 'utf-8'),
      damaged,
    ],
    ['in an encoding that nobody knows', ublInvoice().replace('UTF-8', 'UTF-7'), damaged],
    ['that is too deep', deep(61), damaged],
    ['without anything in it', '', damaged],
    [
      'that is no invoice',
      '<Order xmlns="urn:x"/>',
      'This XML file is not an electronic invoice that we can read',
    ],
    [
      'that runs in a browser',
      ublInvoice().replace(
        '</Invoice>',
        '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script></Invoice>',
      ),
      'XML files with scripts or pages are not accepted',
    ],
    [
      'that is too large',
      `${ublInvoice()}${' '.repeat(5 * 1024 * 1024)}`,
      'Electronic invoices of more than 5 MB are not accepted',
    ],
    [
      'with several invoices',
      fatturaPa({ bodies: 2 }).replace('ò', 'o'),
      'This file has several invoices. Upload a file for each invoice',
    ],
  ])('%s', (_, xml, fault) => {
    expect(read(Buffer.from(xml, 'latin1'))).toEqual({ fault })
  })

  test('as the XML in a PDF, where it is a national one that no PDF has', () => {
    expect(read(ksefInvoice(), 'pdf')).toHaveProperty('fault')
  })
})

test('is quick even for a file that was made to be slow', () => {
  const started = process.threadCpuUsage()
  const end = '</Invoice>'
  for (const [more, times] of [
    ['<cbc:ID/>', 500_000],
    ['<cac:Party>', 400_000],
    ['<a b="c"/>', 400_000],
  ] as const)
    read(ublInvoice().replace(end, more.repeat(times) + end))
  read(ublInvoice({ number: 'x'.repeat(5_000_000) }))
  read(`<?xml ${' '.repeat(5_000_000)}`)
  const { user, system } = process.threadCpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(4_000)
})
