import { inflateSync } from 'node:zlib'
import { pdfNames } from './pdf-names.ts'

/** The limit for all compressed objects of a document together; more is a decompression bomb. */
const mostUnpackedBytes = 32 * 1024 * 1024

type Stream = { from: number; to: number }
const streamStart = />>\s{0,100}stream(\r\n|\n|\r)/g

/** All streams of a PDF, decoded as latin1 so that positions in the text are positions in the file. */
function* streamsOf(text: string): Generator<Stream> {
  const start = new RegExp(streamStart)
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = found.index + found[0].length
    const end = text.indexOf('endstream', from)
    const to = end === -1 ? text.length : end
    yield { from, to }
    start.lastIndex = to
  }
}

/**
 * Every place where a stream may begin, with its dictionary, also inside of what seems to be another stream: a comment or a text that
 * looks like a beginning, or a false length, hides a real one there.
 */
function* possibleStreams(text: string): Generator<{ dictionary: string; from: number }> {
  let before = 0
  for (const { index, 0: found } of text.matchAll(streamStart)) {
    const gap = text.slice(before, index + 2)
    const from = index + found.length
    yield { dictionary: gap.slice(gap.lastIndexOf('obj') + 3), from }
    before = from
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

/** `first`: the position of the first object, after the list of their numbers and places. */
export type PackedObjects = { objects: string; first: number | undefined }
const firstObject = new RegExp(`${pdfNames('First').source}\\s*(\\d{1,10})`)

export function hasPackedObjects(text: string): boolean {
  for (const { dictionary } of possibleStreams(text)) if (objectStream.test(dictionary)) return true
  return false
}

/** The objects of object streams, decompressed; undefined for a filter that only an attacker would choose. */
export function objectStreams(bytes: Buffer, text: string): PackedObjects[] | undefined {
  const unpacked: PackedObjects[] = []
  let left = mostUnpackedBytes
  for (const { dictionary, from } of possibleStreams(text)) {
    if (!objectStream.test(dictionary)) continue
    const objects = unpack(bytes, dictionary, from, left)
    if (objects === undefined) return undefined
    left -= objects.length
    const first = firstObject.exec(dictionary)?.[1]
    unpacked.push({ objects, first: first === undefined ? undefined : Number(first) })
  }
  return unpacked
}

function unpack(bytes: Buffer, dictionary: string, from: number, most: number) {
  if (most <= 0 || otherFilter.test(dictionary) || predictor.test(dictionary)) return undefined
  if (!deflated.test(dictionary)) {
    const end = bytes.indexOf('endstream', from, 'latin1')
    const to = end === -1 ? bytes.length : end
    return to - from > most ? undefined : bytes.toString('latin1', from, to)
  }
  try {
    // To the end of the file: the compressed data marks its own end.
    return inflateSync(bytes.subarray(from), { maxOutputLength: most }).toString('latin1')
  } catch {
    return undefined
  }
}
