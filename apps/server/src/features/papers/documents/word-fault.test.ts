import { documents } from '@tradelane/contract/documents/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { pdfFile, wordFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let token: string
beforeAll(async () => {
  token = (await givenCompany(app)).token
})
const relation = (type: string) =>
  `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://evil.example/x" TargetMode="External"/></Relationships>`

describe('a Word document', () => {
  it('is kept as a specification of quality, and given back as it was', async () => {
    const bytes = wordFile()
    const { body } = await upload(bytes)
    const served = await app.call(documents.serveFile, { query: { file: body.url }, body: {} }, { token })
    expect(served.bytes).toEqual(bytes)
    expect(served.headers['content-type']).toContain('wordprocessingml.document')
    expect(served.headers['content-disposition']).toContain('Yarn.docx')
  })

  it('may lead its reader to a page', async () => {
    const file = wordFile({ 'word/_rels/document.xml.rels': relation('hyperlink') })
    expect((await upload(file)).status).toBe(200)
  })

  it('is refused for everything else', async () => {
    expect(why(await upload(wordFile(), 'user'))).toBe('Only png, jpeg, jpg and pdf files')
  })

  const whole = wordFile()
  it.each<[string, Buffer, string]>([
    ['macros', wordFile({ 'word/vbaProject.bin': 'x' }), 'This document contains macros or embedded files'],
    [
      'an embedded file',
      wordFile({ 'word/embeddings/oleObject1.xlsx': 'x' }),
      'This document contains macros or embedded files',
    ],
    [
      'a template of another place',
      wordFile({ 'word/_rels/settings.xml.rels': relation('attachedTemplate') }),
      'This document loads content from another place',
    ],
    [
      'a picture of another place',
      wordFile({ 'word/_rels/document.xml.rels': relation('image') }),
      'This document loads content from another place',
    ],
    ['more than it may unpack to', wordFile({}, { claims: 300 * 1024 * 1024 }), 'This file is too large'],
    ['a password', wordFile({}, { isEncrypted: true }), 'This file has a password'],
    ['half of it', whole.subarray(0, whole.length / 2), 'This file is damaged'],
    [
      'a text with its name',
      Buffer.from('Cotton yarn'),
      'The name of this file ends in .docx, but its content is of another type. Only png, jpeg, jpg, pdf and docx files',
    ],
  ])('is refused with %s', async (_, bytes, message) => {
    expect(why(await upload(bytes))).toBe(message)
  })

  it('is not what a PDF in the same folder becomes', async () => {
    const { body } = await upload(pdfFile())
    const served = await app.call(documents.serveFile, { query: { file: body.url }, body: {} }, { token })
    expect(served.headers['content-type']).toBe('application/pdf')
  })
})

const upload = (bytes: Buffer, folder_name = 'quality_assurance') =>
  app.call(
    documents.upload,
    { body: { base64File: bytes.toString('base64'), folder_name, file_name: 'Yarn.docx' } },
    { token },
  )
const why = (answer: { status: number; body: object }) => failure(answer).error.fields?.base64File
