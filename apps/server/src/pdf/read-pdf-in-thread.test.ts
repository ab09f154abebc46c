import { constants, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfFile } from '../../test/sample-files.ts'
import { readPdfInThread } from './read-pdf-in-thread.ts'

const read = (bytes: Buffer) => readPdfInThread({ bytes, wantsText: true })
const saying = (line: string) => ({ pages: 1, pagesRead: 1, text: line })

test('a small PDF that unpacks to gigabytes is ended, and those that wait behind it are read', async () => {
  const settled = await Promise.allSettled([
    ...[read(pdfFile({ line: 'First' })), read(bombPdf(2_000)), read(pdfFile({ line: 'Second' }))],
    ...[read(bombPdf(2_000)), read(pdfFile({ line: 'Third' }))],
  ])
  expect(settled).toEqual([
    { status: 'fulfilled', value: saying('First') },
    { status: 'rejected', reason: new Error('The thread ended.') },
    { status: 'fulfilled', value: saying('Second') },
    { status: 'rejected', reason: new Error('The thread ended.') },
    { status: 'fulfilled', value: saying('Third') },
  ])
  expect(await read(pdfFile({ line: 'Fourth' }))).toEqual(saying('Fourth'))
})

/** Its page is so many megabytes of blanks. */
function bombPdf(megabytes: number): Buffer {
  // Each megabyte is packed by itself, and none of them is the last.
  const packed = deflateRawSync(Buffer.alloc(2 ** 20, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const parts = [Buffer.from('789c', 'hex'), ...Array.from({ length: megabytes }, () => packed)]
  const stream = Buffer.concat([...parts, Buffer.from('0300', 'hex')])
  const head = `6 0 obj\n<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`
  const page = Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n')])
  const file = pdfFile({ more: [page] })
    .toString('latin1')
    .replace('/Contents 4 0 R', '/Contents 6 0 R')
  return Buffer.from(file, 'latin1')
}
