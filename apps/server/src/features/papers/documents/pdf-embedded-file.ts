import { inflateSync } from 'node:zlib'
import { mostBytes } from './e-invoice/read-e-invoice.ts'
import { pdfNames } from './pdf-names.ts'
import { type PdfValue, packedPlaces, placesOf, readObject } from './pdf-objects.ts'
import type { PackedObjects } from './pdf-parts.ts'
import { placesWithValue } from './pdf-values.ts'

/** The invoice of a Factur-X or ZUGFeRD file, by the names of its versions; the case does not matter. */
const invoiceNames = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml']
const xmlTypes = ['text/xml', 'application/xml']

const specification = pdfNames('EF')
const fileStream = pdfNames('EmbeddedFile')
const annotation = pdfNames('FileAttachment')
/** How a reader finds a file: as one associated with the document, or in its list (ISO 32000-2, 14.13 and 7.11.4). */
const list = pdfNames('AF', 'EmbeddedFiles')

type Parts = { bytes: Buffer; text: string; open: string; packed: readonly PackedObjects[] }
type Entries = ReadonlyMap<string, PdfValue>

/**
 * The XML of a PDF whose only embedded file is an electronic invoice; undefined where there is another one, or where a reader may find another. One file
 * specification with content, at one place, whose stream has one definition: then every reader finds the same bytes.
 */
export function embeddedInvoice(parts: Parts): Buffer | undefined {
  const { bytes, text, open, packed } = parts
  const everywhere = [text, ...packed.map(({ objects }) => objects)]
  if (everywhere.some((part) => annotation.test(part)) || !everywhere.some((part) => list.test(part))) return
  if (everywhere.reduce((sum, part) => sum + countOf(part, fileStream), 0) > 1) return
  const plain = placesWithValue(text, specification)
  if (!plain || countOf(open, specification) > plain.length) return
  const file = onlySpecification(parts, plain)
  // Related files (RF) are further streams.
  if (!file || file.has('RF') || !namesOf(file).every((name) => invoiceNames.includes(name.toLowerCase())))
    return
  const stream = streamNumber(dictionaryOf(file.get('EF'), text, packed))
  const [place, ...others] = (stream !== undefined && placesOf(stream, text, packed)) || []
  if (!place || place.isPacked || others.length > 0) return
  return contentOf(bytes, text, place.at)
}

/** Whether a PDF that is refused was meant to be an electronic invoice: printing it would make a copy that is none. */
export const isNamedAsInvoice = ({ text, packed }: Pick<Parts, 'text' | 'packed'>): boolean =>
  [text, ...packed.map(({ objects }) => objects)].some((part) =>
    /factur-x\.xml|xrechnung\.xml|zugferd-invoice\.xml/i.test(part.replaceAll('\0', '')),
  )

const countOf = (text: string, name: RegExp): number => text.match(new RegExp(name, 'g'))?.length ?? 0

/** The one dictionary with content of a file. */
function onlySpecification({ text, packed }: Parts, plain: readonly number[]): Entries | undefined {
  const inside = packed.flatMap((stream) =>
    [...stream.objects.matchAll(new RegExp(specification, 'g'))].map(({ index }) => ({ stream, index })),
  )
  if (plain.length + inside.length !== 1) return undefined
  const [at = 0] = plain
  const [found] = inside
  const begin = found ? packedBegin(found.stream, found.index) : plainBegin(text, at)
  const object = begin === undefined ? undefined : readObject(found ? found.stream.objects : text, begin)
  if (!object || object.end < (found?.index ?? at)) return undefined
  const files = withContent(object.value)
  return files.length === 1 ? files[0] : undefined
}

/** How far before it the object of a file specification begins at most. */
const longestBefore = 20_000

function plainBegin(text: string, at: number): number | undefined {
  const from = Math.max(0, at - longestBefore)
  const last = [...text.slice(from, at).matchAll(/\d[ \t\f\0]{1,20}\d{1,5}[ \t\f\0]{1,20}obj(?!\w)/g)].at(-1)
  return last && from + last.index + last[0].length
}

const packedBegin = (stream: PackedObjects, index: number): number | undefined =>
  packedPlaces(stream)
    ?.map(({ at }) => at)
    .filter((at) => at <= index)
    .sort((a, b) => a - b)
    .at(-1)

function withContent(value: PdfValue): Entries[] {
  if (value.kind === 'array') return value.items.flatMap(withContent)
  if (value.kind !== 'dictionary') return []
  const inside = [...value.entries.values()].flatMap(withContent)
  return value.entries.has('EF') ? [value.entries, ...inside] : inside
}

/** One that is an object of its own has to be the only one with its number. */
function dictionaryOf(
  value: PdfValue | undefined,
  text: string,
  packed: readonly PackedObjects[],
): Entries | undefined {
  if (value?.kind !== 'reference') return value?.kind === 'dictionary' ? value.entries : undefined
  const [place, ...others] = placesOf(value.number, text, packed) ?? []
  if (!place || others.length > 0) return undefined
  const object = readObject(place.text, place.at)
  return object?.value.kind === 'dictionary' ? object.value.entries : undefined
}

/** All platforms get the same stream. */
function streamNumber(content: Entries | undefined): number | undefined {
  const numbers = [...(content?.values() ?? [])].map((value) => value.kind === 'reference' && value.number)
  const [first] = numbers
  return first !== undefined && first !== false && numbers.every((one) => one === first) ? first : undefined
}

function namesOf(file: Entries): string[] {
  const names = ['F', 'UF'].flatMap((key) => file.get(key) ?? [])
  // Without a name, or with one that is somewhere else, it is not known what a reader calls it.
  return names.length === 0 ? [''] : names.map((name) => (name.kind === 'string' ? textOf(name.text) : ''))
}

/** A text of a PDF is UTF-16 or UTF-8 where it begins with a mark (7.9.2.2). */
function textOf(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1')
  if (latin1.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes)
  return latin1.startsWith('\xef\xbb\xbf') ? new TextDecoder().decode(bytes) : latin1
}

function contentOf(bytes: Buffer, text: string, at: number): Buffer | undefined {
  const object = readObject(text, at)
  if (object?.value.kind !== 'dictionary') return undefined
  const { entries } = object.value
  const subtype = entries.get('Subtype')
  if (subtype?.kind !== 'name' || !xmlTypes.includes(subtype.text.toLowerCase())) return undefined
  // A file outside of the document, and filters that only an attacker would choose.
  if (['F', 'FFilter', 'FDecodeParms', 'DecodeParms'].some((key) => entries.has(key))) return undefined
  const keyword = /^[\s\0]{0,100}stream(?:\r\n|\n)/.exec(text.slice(object.end, object.end + 120))
  if (!keyword) return undefined
  const from = object.end + keyword[0].length
  const filter = entries.get('Filter')
  const [only, ...more] = filter?.kind === 'array' ? filter.items : filter ? [filter] : []
  const isInflatable = only?.kind === 'name' && ['FlateDecode', 'Fl'].includes(only.text)
  if (more.length > 0 || (only && !isInflatable)) return undefined
  if (only) return inflated(bytes.subarray(from))
  const end = text.indexOf('endstream', from)
  return end === -1 || end - from > mostBytes ? undefined : bytes.subarray(from, end)
}

/** To the end of the file: the compressed data marks its own end. */
function inflated(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: mostBytes })
  } catch {
    return undefined
  }
}
