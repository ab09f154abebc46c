import { documents } from '@tradelane/contract/documents/calls'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { expect, it } from 'vitest'
import { givenImporter } from '../../../../../test/given-escrow.ts'
import { givenAgreedEscrow, newestPresentation, present } from '../../../../../test/given-seller.ts'
import { pdfFile } from '../../../../../test/sample-files.ts'
import { ublInvoice } from '../../../../../test/sample-invoices.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'

const app = theApp()

it('the XML of a presented electronic invoice is compared with what was entered, and kept byte for byte', async () => {
  const payer = await givenImporter(app)
  const { id, opened } = await givenAgreedEscrow(app, payer)
  const said = { number: 'INV-2026-82', issued: '2020-01-16', currency: 'EUR', total: '2500.00' }
  const xml = Buffer.from(ublInvoice(said))
  const file = { base64File: xml.toString('base64'), file_name: 'invoice.xml' }
  expect((await present(app, opened, file)).body.differences).toEqual([
    'The electronic invoice has the number INV-2026-82. INV-2026-81 was entered.',
    'The electronic invoice is dated 16 Jan 2020. 15 Jan 2020 was entered.',
    'The electronic invoice is of 2,500.00 EUR. 2,400.00 USD was entered.',
  ])
  const seen = await newestPresentation(app, payer, id)
  const kept = await app.call(
    documents.serveFile,
    { query: { file: seen.file }, body: {} },
    { token: payer.token },
  )
  expect([kept.bytes, kept.headers['content-type']]).toEqual([xml, 'application/xml'])
  const agreeing = ublInvoice({
    number: 'inv 2026 81',
    issued: '2020-01-15',
    currency: 'USD',
    total: '2400',
  })
  const right = await present(app, opened, {
    ...file,
    base64File: Buffer.from(agreeing).toString('base64'),
  })
  expect(right.body.differences).toEqual([])
  const packing = await present(app, opened, {
    ...file,
    kind: 'packing_list',
    amount: undefined,
    currency: undefined,
  })
  expect(packing.status).toBe(415)
})

it('an electronic invoice is read before it is presented, for the seller alone, and nothing is stored', async () => {
  const payer = await givenImporter(app)
  const { opened } = await givenAgreedEscrow(app, payer)
  const stored = () => app.db.selectFrom('documents').select('document_id').execute()
  const before = await stored()
  const read = (bytes: Buffer, link = opened) =>
    app.call(sellerEscrows.readInvoice, { body: { ...link, base64File: bytes.toString('base64') } })
  const xml = Buffer.from(
    ublInvoice({ number: 'INV-7', issued: '2026-01-16', currency: 'USD', total: '2400.00' }),
  )
  expect((await read(xml)).body.e_invoice).toMatchObject({
    ...{ number: 'INV-7', issue_date: '2026-01-16', currency: 'USD', total: 2400 },
  })
  expect((await read(pdfFile())).body.e_invoice).toBeNull()
  expect(failure(await read(Buffer.from('<order/>'))).error.code).toBe('WRONG_FILE_TYPE')
  expect(failure(await read(xml, { ...opened, session: 'x.y' })).error.code).toBe('LINK_DEAD')
  expect(await stored()).toEqual(before)
})
