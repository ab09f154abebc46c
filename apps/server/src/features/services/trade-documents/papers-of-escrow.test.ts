import { comparedDocuments, officeComparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenEscrow, givenImporter } from '../../../../test/given-escrow.ts'
import { givenQuoteRequest, submitRequestOf } from '../../../../test/given-quote-request.ts'
import { givenAgreedEscrow, present } from '../../../../test/given-seller.ts'
import { givenTradeDocument } from '../../../../test/given-trade-document.ts'
import { pdfFile, pngFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app)

test('the text of a presented paper is read as a guess, and compared with what was typed beside it', async () => {
  const { payer, transaction_id, opened } = await givenPresented()
  const base64File = saying('CIF Hamburg Total USD 2,500.00')
  expect((await present(app, opened, { base64File })).status).toBe(200)
  const compare = async () => {
    const { token } = payer
    const { body } = await app.call(comparedDocuments.compare, { body: { transaction_id } }, { token })
    return body
  }
  const typed = await compare()
  expect(typed.differences.map(({ field, right }) => [field, right.value, right.is_guess])).toEqual([
    ['total', '2,400.00 USD', false],
  ])
  expect(typed.unread.map(({ why }) => why)).toEqual(['Its text has not been read.'])
  await app.runJobs()
  const { differences, compared, unread } = await compare()
  expect([compared, unread]).toEqual([1, []])
  expect(
    differences.map(({ field, left, right }) => [field, left.value, right.value, right.is_guess]),
  ).toEqual([
    ['total', '24,600.00 USD', '2,400.00 USD', false],
    ['total', '24,600.00 USD', '2,500.00 USD', true],
    ['incoterm', 'FCA', 'CIF', true],
  ])
  const [first, second] = differences
  expect(first?.right.document_id).toBe(second?.right.document_id)
})

test('a colleague who examines an escrow sees the differences of its papers alone, at both places', async () => {
  const { payer, transaction_id, id, opened } = await givenPresented()
  // Of the trade, and no paper of the escrow.
  await givenTradeDocument(app, payer, transaction_id, {
    ...{ bytes: pdfFile({ line: 'DAP Bremen' }), type: 'packing_list' },
  })
  await present(app, opened, { base64File: saying('CIF Hamburg') })
  await app.runJobs()
  const { token } = await givenAdministrator(app, 'trade')
  const entries = async () => {
    const written = app.db.selectFrom('audit_entries').where('action', '=', '/admin/trade_documents/compare')
    return written.select(['kind', 'subject', 'subject_id', 'company']).execute()
  }
  const compare = async () =>
    (await app.call(officeComparedDocuments.compare, { body: { smart_escrow_id: id } }, { token })).body
  const paper = expect.stringMatching(new RegExp(`^${transaction_id}\\.presented\\.`))
  const title = expect.stringMatching(/^Commercial invoice INV-2026-81, SE-\d{4}-\d{6}$/)
  const trading = { document_id: null, title: 'The trade', is_guess: false }
  expect(await compare()).toMatchObject({
    differences: [
      {
        ...{ field: 'total', left: { ...trading, value: '24,600.00 USD' } },
        right: { document_id: paper, title, value: '2,400.00 USD', is_guess: false },
      },
      {
        ...{ field: 'incoterm', left: { ...trading, value: 'FCA' } },
        right: { document_id: paper, title, value: 'CIF', is_guess: true },
      },
    ],
    // Of the packing list nothing is said.
    ...{ compared: 1, compared_documents: [paper], unread: [] },
  })
  const shown = { kind: 'reveal', subject: 'smart_escrow', subject_id: id, company: payer.companyId }
  expect(await entries()).toEqual([shown])
  await present(app, opened, { base64File: base64Of(pngFile()) })
  await app.runJobs()
  const { differences, unread } = await compare()
  expect(differences.map(({ field }) => field)).toEqual(['total'])
  // What was typed beside it is compared, and does not speak for it.
  expect(unread).toEqual([{ document_id: paper, title, why: 'A picture: its text is not read.' }])
  expect(await entries()).toEqual([shown, shown])
})

test('a presented paper of which nothing was typed or read counts as compared nowhere', async () => {
  const { payer, transaction_id, opened } = await givenPresented()
  const nothing = { kind: 'packing_list', amount: undefined, currency: undefined } as const
  await present(app, opened, { ...nothing, base64File: base64Of(pngFile()) })
  await app.runJobs()
  const body = { transaction_id }
  const compared = await app.call(comparedDocuments.compare, { body }, { token: payer.token })
  expect(compared.body).toMatchObject({
    ...{ compared: 0, compared_documents: [], differences: [] },
    unread: [{ why: 'A picture: its text is not read.' }],
  })
})

test('an escrow that no colleague sees has no papers for them', async () => {
  const payer = await givenImporter(app)
  const id = await givenEscrow(app, payer)
  const { token } = await givenAdministrator(app)
  const call = (smart_escrow_id: string) =>
    app.call(officeComparedDocuments.compare, { body: { smart_escrow_id } }, { token })
  expect((await call(id)).body).toMatchObject({ differences: [], unread: [] })
  expect(failure(await call('5f3c1a52-7c1e-4a3e-9a53-0d8c3a3f1c10')).error.code).toBe('NOT_FOUND')
  const asCustomer = await app.call(
    officeComparedDocuments.compare,
    { body: { smart_escrow_id: id } },
    { token: payer.token },
  )
  expect(asCustomer.status).toBe(401)
})

async function givenPresented() {
  const payer = await givenImporter(app)
  const request = await givenQuoteRequest(app, payer, { role: 'buyer', incoterm: 'FCA' })
  const { transaction_id } = (await submitRequestOf(app, payer, request)).body
  const { id, opened } = await givenAgreedEscrow(app, payer)
  return { payer, transaction_id, id, opened }
}
const base64Of = (bytes: Buffer) => bytes.toString('base64')
const saying = (line: string) => base64Of(pdfFile({ line }))
