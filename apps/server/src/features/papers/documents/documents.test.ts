import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { documents } from '@tradelane/contract/documents/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { jpegFile, pdfFile, pngFile } from '../../../../test/sample-files.ts'
import { ciiInvoice, facturX, fatturaPa, ksefInvoice, ublInvoice } from '../../../../test/sample-invoices.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('uploading a document', () => {
  test.each([
    ['a PNG', pngFile(), 'image/png'],
    ['a JPEG', jpegFile(), 'image/jpeg'],
    ['a PDF', pdfFile(), 'application/pdf'],
  ])('keeps %s and gives it back to its owner, as a download', async (_, bytes, type) => {
    const { token } = await givenCompany(app)
    const { body } = await upload(token, bytes.toString('base64'), { file_name: '../etc/Pass port.exe' })
    expect(body.url).toMatch(/^https:\/\/files\.tradelane\.example\/[0-9a-f-]{36}$/)
    const served = await serve(token, body.url)
    expect(served.bytes).toEqual(bytes)
    expect(served.headers['content-type']).toBe(type)
    expect(served.headers['x-content-type-options']).toBe('nosniff')
    expect(served.headers['content-security-policy']).toContain('sandbox')
    expect(served.headers['content-disposition']).toMatch(/^attachment; .*Pass%20port\.exe\.(png|jpg|pdf)$/)
  })

  test('cuts a long name between characters, and not inside an emoji', async () => {
    const { token } = await givenCompany(app)
    const file_name = `${'x'.repeat(99)}😀😀.pdf`
    const { body } = await upload(token, pdfFile().toString('base64'), { file_name })
    const served = await serve(token, body.url)
    expect(served.headers['content-disposition']).toContain(encodeURIComponent(`${'x'.repeat(99)}😀.pdf`))
  })

  test('takes the data URL that browsers make', async () => {
    const { token } = await givenCompany(app)
    const { status } = await upload(token, `data:image/jpeg;base64,${pngFile().toString('base64')}`)
    expect(status).toBe(200)
  })

  test('repeated with the same key, keeps one document', async () => {
    const { token, companyId } = await givenCompany(app)
    const key = randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(() => upload(token, pdfFile().toString('base64'), { key })),
    )
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(await countOf(companyId)).toBe(1)
  })

  test('is for customers only', async () => {
    const { token } = await givenAdministrator(app)
    expect((await upload(token, pdfFile().toString('base64'))).status).toBe(401)
    expect((await upload(undefined, pdfFile().toString('base64'))).status).toBe(401)
  })

  test('is refused above the storage limit of the company', async () => {
    const { token, companyId } = await givenCompany(app)
    await givenDocument(app, token)
    const [row] = await app.db.selectFrom('documents').selectAll().where('uid', '=', companyId).execute()
    if (!row) throw new Error('there is no document')
    const { document_id: _, ...columns } = row
    const many = Array.from({ length: 999 }, () => ({ ...columns, stored_id: randomUUID() }))
    await app.db.insertInto('documents').values(many).execute()
    const answer = await upload(token, pdfFile().toString('base64'))
    expect(answer.status).toBe(422)
    expect(failure(answer).error.code).toBe('DOCUMENT_SPACE_FULL')
    expect((await upload((await givenCompany(app)).token, pdfFile().toString('base64'))).status).toBe(200)
  })
})

describe('before its verification is clear, a company', () => {
  /** Files of up to 10 MB each. */
  const fill = async (companyId: string, bytes: number) => {
    const tenMegabytes = 10 * 1024 * 1024
    const row = {
      uid: companyId,
      folder: 'user',
      file_name: 'a.pdf',
      content_type: 'application/pdf',
    } as const
    const rest = { sha256: '0'.repeat(64), created_at: new Date() }
    const files = Array.from({ length: Math.ceil(bytes / tenMegabytes) }, (_, index) => {
      const size = Math.min(tenMegabytes, bytes - index * tenMegabytes)
      return { ...row, ...rest, size, stored_id: randomUUID() }
    })
    await app.db.insertInto('documents').values(files).execute()
    return files.length
  }
  const most = () => app.deps.config.uploadMbBeforeVerification * 1024 * 1024

  test.each([undefined, 'IN_PROGRESS', 'Refused'] as const)(
    'has a small space for documents, with a clear message: %s',
    async (kyb) => {
      const { token, companyId } = await givenCompany(app, kyb ? { kyb } : {})
      const files = await fill(companyId, most() - pdfFile().length)
      expect((await upload(token, pdfFile().toString('base64'))).status).toBe(200)
      const answer = await upload(token, pdfFile().toString('base64'))
      expect(answer.status).toBe(422)
      expect(failure(answer).error).toMatchObject({
        code: 'DOCUMENT_SPACE_FULL',
        fields: { base64File: expect.stringContaining('Before your company is verified') },
      })
      expect(await countOf(companyId)).toBe(files + 1)
    },
  )

  test('has the whole space as soon as it is clear', async () => {
    const { token, companyId } = await givenCompany(app, { kyb: 'Clear' })
    await fill(companyId, most())
    expect((await upload(token, pdfFile().toString('base64'))).status).toBe(200)
  })
})

describe('an electronic invoice', () => {
  test.each([
    ['UBL', Buffer.from(ublInvoice())],
    ['a credit note', Buffer.from(ublInvoice({ root: 'CreditNote' }))],
    ['CII', Buffer.from(ciiInvoice())],
    ['FatturaPA', Buffer.from(fatturaPa(), 'latin1')],
    ['KSeF', Buffer.from(ksefInvoice())],
    ['one without a declaration', Buffer.from(ublInvoice().replace(/^<\?xml.*\?>\s*/, ''))],
  ])(
    'as XML is kept byte for byte where an invoice is asked for, and is never shown: %s',
    async (_, bytes) => {
      const { token } = await givenCompany(app)
      const { status, body } = await upload(token, bytes.toString('base64'), {
        is_invoice: true,
        file_name: 'RE.xml',
      })
      expect(status).toBe(200)
      expect(body.e_invoice).toMatchObject({ number: 'RE-2026-0042', total: 10_000 })
      const served = await serve(token, body.url)
      expect(served.bytes).toEqual(bytes)
      expect(served.headers['content-type']).toBe('application/xml')
      expect(served.headers['x-content-type-options']).toBe('nosniff')
      expect(served.headers['content-security-policy']).toContain('sandbox')
      expect(served.headers['content-disposition']).toMatch(/^attachment; .*RE\.xml$/)
    },
  )

  test('as XML is refused elsewhere, and says where it is taken', async () => {
    const { token, companyId } = await givenCompany(app)
    const answer = await upload(token, Buffer.from(ublInvoice()).toString('base64'))
    expect(answer.status).toBe(415)
    expect(failure(answer).error.fields).toEqual({
      base64File: 'XML files are taken only as electronic invoices, where an invoice is asked for',
    })
    expect(await countOf(companyId)).toBe(0)
  })

  test('in a PDF is kept byte for byte, and read', async () => {
    const { token } = await givenCompany(app)
    const bytes = await facturX({ xml: ciiInvoice({ total: '1234.50' }) })
    const { body } = await upload(token, bytes.toString('base64'))
    expect(body.e_invoice).toMatchObject({ format: 'cii', total: 1234.5, buyer_name: 'Hafenhandel GmbH' })
    expect((await serve(token, body.url)).bytes).toEqual(bytes)
  })

  test.each<[string, Buffer | Promise<Buffer>, string]>([
    [
      'XML with entities',
      Buffer.from(ublInvoice().replace('?>', '?><!DOCTYPE Invoice [<!ENTITY x "y">]>')),
      'XML files with a document type (DTD) or entities are not accepted',
    ],
    [
      'XML that is none',
      Buffer.from('<?xml version="1.0"?><Order/>'),
      'This XML file is not an electronic invoice that we can read',
    ],
    [
      'a PDF whose XML has entities',
      facturX({ xml: ciiInvoice().replace('?>', '?><!DOCTYPE x>') }),
      'The XML in this PDF: XML files with a document type (DTD) or entities are not accepted',
    ],
    [
      'a program',
      Buffer.from('MZ\x90\x00'.padEnd(200, '\0'), 'latin1'),
      'Only png, jpeg, jpg, pdf and xml files',
    ],
  ])('is refused with a reason: %s', async (_, bytes, why) => {
    const { token } = await givenCompany(app)
    const answer = await upload(token, (await bytes).toString('base64'), { is_invoice: true })
    expect(answer.status).toBe(415)
    expect(failure(answer).error.fields).toEqual({ base64File: why })
  })
})

const html = Buffer.from('<html><script>alert(1)</script></html>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

const embeds = '6 0 obj\n<< /Names << /EmbeddedFiles 7 0 R >> >>\nendobj\n'
const opens = '6 0 obj\n<< /OpenAction << /S /URI /URI (https://evil.example) >> >>\nendobj\n'

describe('an upload is refused', () => {
  test.each<[string, string, number]>([
    ['that is empty', '', 400],
    ['of zero bytes', 'data:image/png;base64,', 415],
    ['that is not base64', 'not base64 at all!', 415],
    ['with broken padding', `${pngFile().toString('base64').slice(0, -1)}!`, 415],
    ['of HTML called a picture', html.toString('base64'), 415],
    ['of an SVG', svg.toString('base64'), 415],
    ['of a program', Buffer.from('MZ\x90\x00'.padEnd(200, '\0'), 'latin1').toString('base64'), 415],
    ['of the virus scanners’ test file', Buffer.from(eicar).toString('base64'), 415],
    [
      'of that file behind a picture',
      Buffer.concat([jpegFile(), Buffer.from(eicar)]).toString('base64'),
      415,
    ],
    ['of a cut-off picture', pngFile().subarray(0, 40).toString('base64'), 415],
    ['of a page behind a picture', Buffer.concat([pngFile(), html]).toString('base64'), 415],
    [
      'of a PNG that unfolds to gigapixels',
      pngFile({ claims: { width: 20_000, height: 20_000 } }).toString('base64'),
      415,
    ],
    ['of a JPEG that does', jpegFile({ width: 65_000, height: 65_000 }).toString('base64'), 415],
    ['of a PDF with an embedded file', pdfFile({ more: [embeds] }).toString('base64'), 415],
    ['of a PDF that opens an address', pdfFile({ more: [opens] }).toString('base64'), 415],
    ['above 10 MB', Buffer.concat([pdfFile(), Buffer.alloc(10 * 1024 * 1024)]).toString('base64'), 413],
  ])('%s', async (_, base64File, status) => {
    const { token, companyId } = await givenCompany(app)
    const answer = await upload(token, base64File, { file_name: 'scan.png' })
    expect(answer.status).toBe(status)
    if (status !== 400) expect(failure(answer).message).toBe('Rejected, please try again')
    expect(Object.keys(failure(answer).error.fields ?? {})).toEqual(['base64File'])
    expect(await countOf(companyId)).toBe(0)
  })

  test('that is larger than any request may be, before it is read', async () => {
    const { token } = await givenCompany(app)
    expect((await upload(token, 'A'.repeat(16 * 1024 * 1024))).status).toBe(413)
  })
})

describe('reading a document', () => {
  test('is open to an administrator', async () => {
    const { token } = await givenCompany(app)
    const url = await givenDocument(app, token)
    const administrator = await givenAdministrator(app)
    expect((await serve(administrator.token, url)).status).toBe(200)
    expect((await serve(token, url)).status).toBe(200)
  })

  test('ends with the session', async () => {
    const { token } = await givenCompany(app)
    const url = await givenDocument(app, token)
    await app.call(accounts.logout, {}, { token })
    expect((await serve(token, url)).status).toBe(401)
    expect((await serve(undefined, url)).status).toBe(401)
  })

  test('finds nothing for another company', async () => {
    const url = await givenDocument(app, (await givenCompany(app)).token)
    const stranger = await serve((await givenCompany(app)).token, url)
    expect(stranger.status).toBe(404)
    expect(failure(stranger).error.code).toBe('NOT_FOUND')
  })

  test.each([
    '../../../../etc/passwd',
    'https://files.tradelane.example/../../etc/passwd',
    'https://files.tradelane.example/',
    `https://files.tradelane.example/${randomUUID()}`,
    `https://evil.example/https://files.tradelane.example/${randomUUID()}`,
    'https://127.0.0.1:5432/',
    'file:///etc/passwd',
  ])('finds nothing at %j, without reading the store', async (link) => {
    const { token } = await givenCompany(app)
    expect((await serve(token, link)).status).toBe(404)
    expect((await serve((await givenAdministrator(app)).token, link)).status).toBe(404)
  })
})

const upload = (
  token: string | undefined,
  base64File: string,
  { key, ...given }: { file_name?: string; key?: string; is_invoice?: boolean } = {},
) =>
  app.call(
    documents.upload,
    { body: { base64File, folder_name: 'user', ...given } },
    { token, ...(key && { key }) },
  )
const serve = (token: string | undefined, file: string) =>
  app.call(documents.serveFile, { query: { file }, body: {} }, { token })
const countOf = async (companyId: string) =>
  (await app.db.selectFrom('documents').select('size').where('uid', '=', companyId).execute()).length
