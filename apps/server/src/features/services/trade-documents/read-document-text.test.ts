import { comparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { tradeDocumentStates } from '@tradelane/contract/trade-documents/state-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenQuoteRequest, submitRequestOf } from '../../../../test/given-quote-request.ts'
import { addToTrade, givenTradeDocument, listOfTrade } from '../../../../test/given-trade-document.ts'
import { pdfFile, pngFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: GivenCompany
let trade: string
beforeEach(async () => {
  ada = await givenCompany(app)
  const request = await givenQuoteRequest(app, ada, { role: 'buyer', incoterm: 'FCA', named_place: 'Mumbai' })
  trade = (await submitRequestOf(app, ada, request)).body.transaction_id
})

const saying = (line: string) => pdfFile({ line })
const readOf = async (id: string) =>
  (await listOfTrade(app, ada, trade)).documents.find(({ document_id }) => document_id === id)?.read
const differences = async () =>
  (await app.call(comparedDocuments.compare, { body: { transaction_id: trade } }, { token: ada.token })).body

describe('the text of an added file', () => {
  test('is read in a job, and what it seems to say is compared as a guess', async () => {
    const bytes = saying('Order no 4711 CIF Total USD 24,600.00')
    const id = await givenTradeDocument(app, ada, trade, { bytes })
    expect(await readOf(id)).toBeNull()
    await app.runJobs()
    expect(await readOf(id)).toMatchObject({
      unread: null,
      fields: { number: '4711', incoterm: 'CIF', total: '24600.00', currency: 'USD', gross_weight: null },
    })
    const { compared, differences: found } = await differences()
    expect(compared).toBe(1)
    expect(found).toEqual([
      {
        ...{ field: 'incoterm', label: 'Incoterm' },
        left: { document_id: null, title: 'The trade', value: 'FCA', is_guess: false },
        right: { document_id: id, title: 'Commercial invoice', value: 'CIF', is_guess: true },
      },
    ])
  })

  describe('of an XFA form', () => {
    const why =
      'This PDF is a form that only some programs show (XFA): it was not read. Print it to a flat PDF, and add that.'

    test.each([
      ['Please wait... CIF', ''],
      ['Bitte warten... CIF', ''],
      ['Please wait... CIF', '8 0 R'],
      ['To view the full contents of this document, you need CIF', '8 0 R'],
      ['', '8 0 R'],
    ])('whose page is no page of it is not read: “%s”, fields “%s”', async (line, fields) => {
      const id = await givenTradeDocument(app, ada, trade, { bytes: xfaForm(line, fields) })
      await app.runJobs()
      expect(await readOf(id)).toEqual({ unread: why, fields: null })
      const { differences: found, unread } = await differences()
      expect([found, unread]).toEqual([[], [{ document_id: id, title: 'Commercial invoice', why }]])
    })

    test('that is fields of a PDF as well is read', async () => {
      const id = await givenTradeDocument(app, ada, trade, { bytes: xfaForm('Order no 4711 CIF', '8 0 R') })
      await app.runJobs()
      expect(await readOf(id)).toMatchObject({ unread: null, fields: { number: '4711', incoterm: 'CIF' } })
    })
  })

  test('is compared in its newest version that is good, also where nothing could be read of that one', async () => {
    const add = (bytes: Buffer, expires_on?: string) =>
      givenTradeDocument(app, ada, trade, { bytes, ...(expires_on && { expires_on }) })
    const values = async () => {
      await app.runJobs()
      const { compared, differences: found } = await differences()
      return [compared, found.map(({ right }) => right.value)]
    }
    await add(saying('CIF Hamburg'))
    expect(await values()).toEqual([1, ['CIF']])
    await add(saying('FOB Mumbai'), dayFromNow(app, 1))
    expect(await values()).toEqual([1, ['FOB']])
    app.clock.advance(4 * 86_400_000)
    expect(await values()).toEqual([1, ['CIF']])
    const photo = await add(pngFile())
    expect(await values()).toEqual([0, []])
    await app.call(
      tradeDocumentStates.reject,
      { body: { document_id: photo, reason: 'Too dark' } },
      { token: ada.token },
    )
    expect(await values()).toEqual([1, ['CIF']])
    await add(saying('Dear Sir, thank you'))
    expect(await values()).toEqual([0, []])
  })

  test('is compared also with a total that its currency does not allow, as older guesses have', async () => {
    const id = await givenTradeDocument(app, ada, trade, { bytes: saying('CIF Total JPY 120,000.00') })
    await app.runJobs()
    const totals = async () =>
      (await differences()).differences
        .filter(({ field }) => field === 'total')
        .map(({ right }) => right.value)
    expect(await totals()).toEqual(['120,000 JPY'])
    const { fields } = (await readOf(id)) ?? {}
    await app.db
      .updateTable('trade_documents')
      .set({ read: JSON.stringify({ unread: null, fields: { ...fields, total: '120000.00' } }) })
      .where('trade_document_id', '=', id)
      .execute()
    expect(await totals()).toEqual([])
    expect((await differences()).differences.map(({ field }) => field)).toEqual(['incoterm'])
  })

  test('of a picture, of no text, and beyond twenty pages is kept unread, and that is said', async () => {
    const photo = await givenTradeDocument(app, ada, trade, { bytes: pngFile(), type: 'other' })
    const blank = await givenTradeDocument(app, ada, trade, { bytes: saying(''), type: 'packing_list' })
    const long = await givenTradeDocument(app, ada, trade, { bytes: longPdf(300), type: 'bill_of_lading' })
    await app.runJobs()
    expect([await readOf(photo), await readOf(blank)]).toEqual([
      { unread: 'A picture: its text is not read.', fields: null },
      { unread: 'This PDF has no text, only pictures. They are not read.', fields: null },
    ])
    expect(await readOf(long)).toMatchObject({
      unread: 'Only the first 20 of 300 pages were read.',
      fields: { gross_weight: '500' },
    })
  })
})

test('a damaged PDF is refused, and nothing is stored', async () => {
  const whole = pdfFile()
  const half = await addToTrade(app, ada, trade, { bytes: whole.subarray(0, whole.length / 2) })
  expect([half.status, failure(half).error.fields?.base64File]).toEqual([
    415,
    'This PDF is damaged. Save or scan it again',
  ])
  expect((await listOfTrade(app, ada, trade)).documents).toEqual([])
})

function xfaForm(line: string, fields: string): Buffer {
  const form = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>'
  return pdfFile({
    line,
    catalog: '/AcroForm 6 0 R ',
    more: [
      `6 0 obj\n<< /Fields [${fields}] /XFA 7 0 R >>\nendobj\n`,
      `7 0 obj\n<< /Length ${form.length} >>\nstream\n${form}\nendstream\nendobj\n`,
      '8 0 obj\n<< /FT /Tx /T (number) /Subtype /Widget /Rect [72 600 200 620] >>\nendobj\n',
    ],
  })
}

/** Pages that say the same. */
function longPdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 6)
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
  const more = numbers.map((number) => `${number} 0 obj\n${page}\nendobj\n`)
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  const file = pdfFile({ line: 'Gross weight: 500 kg', more }).toString('latin1')
  // Its places are off then: readers find the objects by looking for them.
  return Buffer.from(file.replace('[3 0 R] /Count 1', `[${kids}] /Count ${pages}`), 'latin1')
}
