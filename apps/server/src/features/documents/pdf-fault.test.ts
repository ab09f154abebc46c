import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfFile } from '../../../test/sample-files.ts'
import { pdfFault } from './pdf-fault.ts'

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

test('refuses a file that it cannot inspect', () => {
  const twice = packed('7 0 << >>', '/Type /ObjStm /First 4 /Filter [/ASCIIHexDecode /FlateDecode]')
  expect(pdfFault(pdfFile({ more: [twice] }))).toBe('This PDF could not be read')
  const behindComment = packed('7 0 << /JS (x) >>').toString('latin1').replace('>>\n', '>> %\n')
  expect(pdfFault(pdfFile({ more: [Buffer.from(behindComment, 'latin1')] }))).toBe(
    'This PDF could not be read',
  )
  const bomb = packed(' '.repeat(70 * 1024 * 1024))
  expect(pdfFault(pdfFile({ more: [bomb] }))).toBe('This PDF could not be read')
  const locked = '6 0 obj\n<< /Encrypt 8 0 R >>\nendobj\n'
  expect(pdfFault(pdfFile({ more: [locked] }))).toBe('This PDF is protected. Save it without a password')
})

test('is quick even for a file that was made to be slow', () => {
  // The processor's time, not the clock's: others work on this machine too.
  const started = process.threadCpuUsage()
  pdfFault(Buffer.from(`%PDF-1.7\n${'>> stream\nendstream '.repeat(250_000)}`))
  pdfFault(Buffer.from(`%PDF-1.7\n${'>>'.padEnd(5_000_000, ' ')}`))
  pdfFault(Buffer.from(`%PDF-1.7\n${'>>%'.repeat(2_000_000)}`))
  pdfFault(Buffer.from(`%PDF-1.7\n${'#41'.repeat(3_000_000)}`))
  pdfFault(pdfFile({ more: [packed('#41/#4a'.repeat(4_000_000))] }))
  const { user, system } = process.threadCpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(3_000)
})
