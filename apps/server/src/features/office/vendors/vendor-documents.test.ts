import { vendors } from '@tradelane/contract/vendors/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenVendor } from '../../../../test/given-vendor.ts'
import { pdfFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const admin = prepared(() => givenAdministrator(app))
const unknown = '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a11'

test('a document of a vendor is kept byte for byte, listed, and removed', async () => {
  const vendor_id = await givenVendor(app, { company_name: 'Kept Papers' })
  const document_id = await added(vendor_id, 'Price list 2026.pdf')
  await added(vendor_id, 'Insurance.pdf')
  expect(await documentsOf(vendor_id)).toMatchObject([
    { document_id, file_name: 'Price list 2026.pdf', added_by: 'Bo Lindqvist', size: pdfFile().length },
    { file_name: 'Insurance.pdf' },
  ])
  const { bytes } = await app.call(vendors.document, { body: { vendor_id, document_id } }, as(admin.token))
  expect(bytes).toEqual(pdfFile())
  await remove(vendor_id, document_id)
  expect(await documentsOf(vendor_id)).toMatchObject([{ file_name: 'Insurance.pdf' }])
  expect(failure(await remove(vendor_id, document_id)).error.code).toBe('NOT_FOUND')
})

test('what is no picture and no PDF is refused, and an unknown vendor', async () => {
  const vendor_id = await givenVendor(app, { company_name: 'Refused Papers' })
  const text = failure(await add(vendor_id, { base64File: Buffer.from('text').toString('base64') }))
  expect(text.error.fields).toEqual({ base64File: expect.stringMatching(/ends in .pdf, .+Only png/) })
  expect(failure(await add(unknown)).error.code).toBe('NOT_FOUND')
  expect(await documentsOf(vendor_id)).toEqual([])
})

test('a vendor has at most 100 documents', async () => {
  const vendor_id = await givenVendor(app, { company_name: 'Full Papers' })
  const first = await added(vendor_id)
  const [row] = await app.db
    .selectFrom('vendor_documents')
    .selectAll()
    .where('document_id', '=', first)
    .execute()
  if (!row) throw new Error('there is no document')
  const others = Array.from({ length: 99 }, (_, index) => ({
    ...row,
    document_id: crypto.randomUUID(),
    stored_id: `full-${index}`,
  }))
  await app.db.insertInto('vendor_documents').values(others).execute()
  expect(failure(await add(vendor_id)).error.code).toBe('LIST_FULL')
})

test('a document is read with its own vendor only, and by no customer', async () => {
  const vendor_id = await givenVendor(app, { company_name: 'Own Papers' })
  const other = await givenVendor(app, { company_name: 'Other Papers' })
  const document_id = await added(vendor_id)
  const read = (token: string, id: string) =>
    app.call(vendors.document, { body: { vendor_id: id, document_id } }, as(token))
  expect((await read(admin.token, other)).status).toBe(404)
  const { token } = await givenCompany(app)
  expect((await read(token, vendor_id)).status).toBe(401)
  expect((await add(vendor_id, {}, { token })).status).toBe(401)
})

test('a document is added once with one key', async () => {
  const vendor_id = await givenVendor(app, { company_name: 'Key Papers' })
  const first = await add(vendor_id, {}, { key: 'paper' })
  const again = await add(vendor_id, {}, { key: 'paper' })
  expect([first.status, again.body]).toEqual([200, first.body])
  expect(await documentsOf(vendor_id)).toHaveLength(1)
})

const as = (token: string) => ({ token })
const add = (vendor_id: string, changes: object = {}, options: object = {}) => {
  const file = { base64File: pdfFile().toString('base64'), file_name: 'Insurance.pdf' }
  return app.call(
    vendors.addDocument,
    { body: { vendor_id, ...file, ...changes } },
    { token: admin.token, ...options },
  )
}
const added = async (vendor_id: string, file_name = 'Insurance.pdf') =>
  (await add(vendor_id, { file_name })).body.document_id
const remove = (vendor_id: string, document_id: string) =>
  app.call(vendors.removeDocument, { body: { vendor_id, document_id } }, as(admin.token))
const documentsOf = async (vendor_id: string) =>
  (await app.call(vendors.get, { body: { vendor_id } }, as(admin.token))).body.documents
