import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('one invoice, by its number alone', () => {
  test.each([
    ['INV-0042/26', 'inv 42 / 26'],
    ['INV42/26', 'INV-42-26'],
    ['Inv. 00042-026', 'INV-42/26'],
    ['ＩＮＶ－42', 'inv 42'],
    ['№ 17', 'No. 17'],
    ['Rechnung 2026-17', '2026-17'],
    ['Rechnung Nr. 2026-17', 'Rechnungsnummer 2026-17'],
    ['Rechnungs-Nr. 17', '17'],
    ['Rechnung 17', 'Invoice 17'],
    ['Invoice No. RE-17', 'RE-17'],
    ['invoice#RE17', 'RE 17'],
    ['Facture n° 17', 'Facture 17'],
    ['RE-17 (Kopie)', 'RE-17'],
    ['RE-17 copy', 'RE-17'],
    ['RE-17 (copy 2)', 'RE-17'],
    ['Copy of invoice RE-17', 'RE-17'],
    ['Kopie der Rechnung RE-17', 'Rechnung RE-17'],
    ['Commercial Invoice No. 17', 'Invoice 17'],
    ['Tax invoice: RE-17', 'RE-17'],
    ['TAX-INVOICE 17', '17'],
    ['Sales invoice 17', 'Invoice 17'],
    ['Copy of tax invoice 17', '17'],
    ['N° 17', '17'],
    ['n°17', '17'],
    ['Nº 17', '17'],
    ['N.º 17', '17'],
    ['№17', '17'],
    ['№ RE17', 'RE-17'],
    ['Facture N°RE-17', 'RE-17'],
    ['Invoice Ref. 17', '17'],
    ['Invoice ref: RE-17', 'RE-17'],
    ['Invoice Reference No. 17', '17'],
    ['2O26-17', '2026-17'],
    ['1O042', '10042'],
  ])('%s is %s', async (one, other) => {
    expect((await keysOf(one)).number).toBe((await keysOf(other)).number)
  })

  test.each([
    ['RE-17', 'INV-17'],
    ['INV-4226', 'INV-42/26'],
    ['INV-1002', 'INV-12'],
    ['RE-17', '17'],
    ['RE-17-1', 'RE-171'],
    ['RE-17', 'RE-17-A'],
    ['RE-17', 'RE-18'],
    ['Gutschrift 17', 'Rechnung 17'],
    ['Credit note 17', 'Invoice 17'],
    ['Invoicing 17', '17'],
    ['NR-17', '17'],
    ['COPY17', '17'],
    ['O-17', '17'],
    ['17-O', '17-0'],
    ['PO17', 'P17'],
    ['17', '170'],
    ['Invoice', 'Rechnung'],
    ['Proforma invoice 17', 'Invoice 17'],
    ['Pro forma invoice 17', '17'],
    ['Proforma 17', '17'],
    ['TAX-17', '17'],
    ['Sales 17', 'Commercial 17'],
    ['Tax credit note 17', 'Tax invoice 17'],
    ['REF-17', '17'],
    ['Invoice REF-17', 'Invoice 17'],
    ['N-17', '17'],
    ['N17', '17'],
    ['Refund 17', '17'],
  ])('%s is not %s', async (one, other) => {
    expect((await keysOf(one)).number).not.toBe((await keysOf(other)).number)
  })

  test.each(['', ' – / ', '°', '#'])('a number without letters and digits has no key: "%s"', async (text) => {
    expect(await keysOf(text)).toMatchObject({ number: null, plain: null })
  })

  test.each(['Invoice', 'Copy', 'Rechnung Nr.'])('a word that is all there is stays: %s', async (text) => {
    expect((await keysOf(text)).number).not.toBeNull()
  })
})

describe('one invoice, by its number and its amount', () => {
  test.each([
    ['RE-17-1', 'RE 171'],
    ['RE-0042/26-X', 'RE.42.26 X'],
    ['INV-O042', 'INV-0042'],
    ['17OO', '1700'],
    ['1OOO17', '100017'],
  ])('%s is %s', async (one, other) => {
    expect((await keysOf(one)).plain).toBe((await keysOf(other)).plain)
  })

  test.each([
    ['RE-42260-X', 'RE-4226-X'],
    ['RE-4226-Y', 'RE-4226-X'],
    ['PO-A17', 'P0-B17'],
    ['FOO-17', 'F00-18'],
  ])('%s is not %s', async (one, other) => {
    expect((await keysOf(one)).plain).not.toBe((await keysOf(other)).plain)
  })
})

test.each(['Żółć-17', 'Rēķins 0042', 'Счёт №0O17', '请求 – 17', 'İnvoice 1O7'])(
  'no rule depends on the collation of the database: %s',
  async (text) => {
    const bySigns = await keysOf(sql`${text}::text collate "C"`)
    expect(await keysOf(sql`${text}::text collate "und-x-icu"`)).toEqual(bySigns)
    expect(await keysOf(text)).toEqual(bySigns)
  },
)

describe('one company, by its registration number', () => {
  test.each([
    ['DE HRB 7', 'HRB7'],
    ['de-hra 0123', 'HRA 0123'],
    ['AT FN 123456a', 'FN123456A'],
    ['NL KVK 12345678', 'KvK 12345678'],
    ['FR SIREN 123 456 789', 'SIREN 123456789'],
    ['CH CHE-123.456.789', 'CHE-123.456.789'],
  ])('%s is %s', async (one, other) => {
    expect((await keysOf(one)).registration).toBe((await keysOf(other)).registration)
  })

  test.each([
    ['DE 7', '7'],
    ['DE123456789', '123456789'],
    ['AT HRB 7', 'HRB 7'],
    ['HRB 7', 'HRA 7'],
    ['HRB 07', 'HRB 7'],
    ['DE HRB', 'HRB'],
    ['Hamburg HRB 7', 'HRB 7'],
    ['DEHRBX7', 'HRBX7'],
  ])('%s is not %s', async (one, other) => {
    expect((await keysOf(one)).registration).not.toBe((await keysOf(other)).registration)
  })
})

/** Of an invoice number by both rules, and of a registration number. */
async function keysOf(text: string | RawBuilder<string>) {
  const { rows } = await sql<{ number: string | null; plain: string | null; registration: string }>`
    select invoice_number_key(${text}) as number, plain_invoice_number(${text}) as plain,
           registration_key(${text}) as registration`.execute(app.db)
  if (!rows[0]) throw new Error('no keys')
  return rows[0]
}
