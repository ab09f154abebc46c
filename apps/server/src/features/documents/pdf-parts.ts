import { inflateSync } from 'node:zlib'
import { pdfNames } from './pdf-names.ts'

/** The limit for all compressed objects of a document together; more is a decompression bomb. */
const mostUnpackedBytes = 32 * 1024 * 1024

type Stream = { dictionary: string; from: number; to: number }

/** All streams of a PDF, decoded as latin1 so that positions in the text are positions in the file. */
function* streamsOf(text: string): Generator<Stream> {
  const start = />>\s{0,100}stream(\r\n|\n|\r)/g
  let before = 0
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const gap = text.slice(before, found.index + 2)
    const from = found.index + found[0].length
    const end = text.indexOf('endstream', from)
    const to = end === -1 ? text.length : end
    yield { dictionary: gap.slice(gap.lastIndexOf('obj') + 3), from, to }
    before = to
    start.lastIndex = to
  }
}

/** The plain part: objects, dictionaries, trailer. Of a stream only its closing keyword remains. */
export function withoutStreams(text: string): string {
  const parts: string[] = []
  let before = 0
  for (const { from, to } of streamsOf(text)) {
    parts.push(text.slice(before, from).replace(/stream\s*$/, ''))
    before = to
  }
  parts.push(text.slice(before))
  return parts.join(' ')
}

// Some readers do not need the type, but all need the position of the first object.
const objectStream = pdfNames('ObjStm', 'First')
const deflated = pdfNames('FlateDecode', 'Fl')
const otherFilter = pdfNames(
  ...['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'],
  ...['Crypt', 'F'],
)
const predictor = new RegExp(`${pdfNames('Predictor').source}\\s*([2-9]|1\\d)`)

/** The objects of object streams, decompressed; undefined for a filter that only an attacker would choose. */
export function objectStreams(bytes: Buffer, text: string): string[] | undefined {
  const unpacked: string[] = []
  let left = mostUnpackedBytes
  for (const { dictionary, from, to } of streamsOf(text)) {
    if (!objectStream.test(dictionary)) continue
    const objects = unpack(bytes, dictionary, from, to, left)
    if (objects === undefined) return undefined
    left -= objects.length
    unpacked.push(objects)
  }
  return unpacked
}

function unpack(bytes: Buffer, dictionary: string, from: number, to: number, most: number) {
  if (otherFilter.test(dictionary) || predictor.test(dictionary)) return undefined
  if (!deflated.test(dictionary)) return bytes.toString('latin1', from, to)
  if (most <= 0) return undefined
  try {
    // To the end of the file: the compressed data marks its own end.
    return inflateSync(bytes.subarray(from), { maxOutputLength: most }).toString('latin1')
  } catch {
    return undefined
  }
}
