import type { PackedObjects } from './pdf-parts.ts'

export type PdfValue =
  | { kind: 'dictionary'; entries: ReadonlyMap<string, PdfValue> }
  | { kind: 'array'; items: readonly PdfValue[] }
  | { kind: 'name' | 'string' | 'other'; text: string }
  | { kind: 'reference'; number: number }

/** More than a file specification, or the dictionary of a stream, needs. */
const longestObject = 20_000
const mostDepth = 10

/** One token (ISO 32000-2, 7.2 and 7.3): dictionary, array, name, two kinds of text, reference, and everything else that has no parts. */
const token =
  /[\s\0]*(?:(<<)|(>>)|(\[)|(\])|\/([^\s\0/[\]<>(){}%]*)|\(((?:[^()\\]|\\[\s\S])*)\)|<([\da-fA-F\s\0]*)>|(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R(?![\w#])|([+-]?[\d.]+|true|false|null)(?![\w#]))/y

/**
 * Reads one object, strictly: a comment, brackets inside a text, and a name that is given twice are refused, because readers disagree about what is
 * behind them. `end` is the place after it. Undefined where it cannot be read.
 */
export function readObject(text: string, at: number): { value: PdfValue; end: number } | undefined {
  const part = text.slice(at, at + longestObject)
  let place = 0
  const next = () => {
    token.lastIndex = place
    const found = token.exec(part)
    if (found) place = token.lastIndex
    return found
  }
  const readValue = (found: RegExpExecArray, depth: number): PdfValue | undefined => {
    const [, dictionary, , array, , name, written, hex, reference, other] = found
    if (name !== undefined) return { kind: 'name', text: plainName(name) }
    if (written !== undefined) return { kind: 'string', text: plainText(written) }
    if (hex !== undefined) return { kind: 'string', text: fromHex(hex) }
    if (reference !== undefined) return { kind: 'reference', number: Number(reference) }
    if (other !== undefined) return { kind: 'other', text: other }
    if (depth === mostDepth) return undefined
    if (dictionary) return readEntries(depth)
    return array ? readItems(depth) : undefined
  }
  const readItems = (depth: number): PdfValue | undefined => {
    const items: PdfValue[] = []
    for (let found = next(); found; found = next()) {
      if (found[4]) return { kind: 'array', items }
      const item = readValue(found, depth + 1)
      if (!item) return undefined
      items.push(item)
    }
    return undefined
  }
  const readEntries = (depth: number): PdfValue | undefined => {
    const entries = new Map<string, PdfValue>()
    for (let found = next(); found; found = next()) {
      if (found[2]) return { kind: 'dictionary', entries }
      const key = found[5] === undefined ? undefined : plainName(found[5])
      const after = next()
      const value = after && readValue(after, depth + 1)
      if (key === undefined || !value || entries.has(key)) return undefined
      entries.set(key, value)
    }
    return undefined
  }
  const first = next()
  const value = first && readValue(first, 0)
  return value ? { value, end: at + place } : undefined
}

/** `/text#2Fxml` is the name text/xml (7.3.5). */
const plainName = (name: string): string =>
  name.replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const plainText = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign)
      ? String.fromCharCode(Number.parseInt(sign, 8) & 255)
      : /^[\r\n]/.test(sign)
        ? ''
        : (escaped[sign] ?? sign),
  )

function fromHex(hex: string): string {
  const digits = hex.replace(/[^\da-fA-F]/g, '')
  return Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex').toString('latin1')
}

/** Where an object begins: in the file itself, or in one of its packed parts. */
export type ObjectPlace = { text: string; at: number; isPacked: boolean }

/** Everything that the file has under a number. Undefined where a reader may find more than we do. */
export function placesOf(
  number: number,
  text: string,
  packed: readonly PackedObjects[],
): ObjectPlace[] | undefined {
  // A number broken over lines or parted by a comment: no writer does that, and a pattern would miss it.
  if (/[\r\n][ \t\f\0]*(?:\d{1,10}[\s\0]+)?obj(?!\w)/.test(text)) return undefined
  const plain = new RegExp(`(?<!\\d)0*${number}[ \\t\\f\\0]+\\d{1,5}[ \\t\\f\\0]+obj`, 'g')
  const places: ObjectPlace[] = [...text.matchAll(plain)].map(({ index, 0: head }) => ({
    text,
    at: index + head.length,
    isPacked: false,
  }))
  for (const stream of packed) {
    const inside = packedPlaces(stream)
    if (!inside) return undefined
    for (const { number: found, at } of inside)
      if (found === number) places.push({ text: stream.objects, at, isPacked: true })
  }
  return places
}

/** The objects of an object stream, by the list of numbers and places that it begins with. */
export function packedPlaces({
  objects,
  first,
}: PackedObjects): { number: number; at: number }[] | undefined {
  const head = objects.slice(0, first ?? 0)
  if (first === undefined || !/^[\d\s\0]*$/.test(head)) return undefined
  const numbers = (head.match(/\d+/g) ?? []).map(Number)
  return numbers.flatMap((number, at) =>
    at % 2 === 1 ? [] : [{ number, at: first + (numbers[at + 1] ?? 0) }],
  )
}
