import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50
/** Of the record that ends a zip file, and the longest comment after it. */
const endBytes = 22
const mostComment = 65_535
const mostEntries = 2_000
/** A document of a few kilobytes can unpack to gigabytes. */
const mostUnpacked = 200 * 1024 * 1024
const mostRelations = 1024 * 1024

type Entry = {
  name: string
  isEncrypted: boolean
  method: number
  packed: number
  unpacked: number
  at: number
}

const damaged = 'This file is damaged'

/** Why a Word document (docx) is refused: what it is made of, not its name. Undefined for one without active content. */
export function wordFault(bytes: Buffer): string | undefined {
  const entries = readDirectory(bytes)
  if (!entries) return damaged
  const names = new Set(entries.map(({ name }) => name))
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return damaged
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'This file has a password'
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > mostUnpacked) return 'This file is too large'
  if (entries.some(({ name }) => /vbaProject|activeX|embeddings\/|\.(bin|exe|dll|js|vbs)$/i.test(name)))
    return 'This document contains macros or embedded files'
  for (const entry of entries.filter(({ name }) => name.endsWith('.rels'))) {
    const relations = unpack(bytes, entry)
    if (relations === undefined) return damaged
    if (loadsFromElsewhere(relations)) return 'This document loads content from another place'
  }
  return undefined
}

/** Undefined where it is no whole zip file. */
function readDirectory(bytes: Buffer): Entry[] | undefined {
  const end = findEnd(bytes)
  if (end === undefined) return undefined
  const count = bytes.readUInt16LE(end + 10)
  if (count === 0 || count > mostEntries) return undefined
  const entries: Entry[] = []
  for (let at = bytes.readUInt32LE(end + 16); entries.length < count; ) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== directoryEntry) return undefined
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - endBytes - mostComment)
  for (let at = bytes.length - endBytes; at >= first; at--)
    if (bytes.readUInt32LE(at) === endOfDirectory) return at
  return undefined
}

/** Undefined where it cannot be unpacked, or is larger than such a part of a document is. */
function unpack(bytes: Buffer, { at, method, packed }: Entry): string | undefined {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localEntry) return undefined
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const data = bytes.subarray(from, from + packed)
  if (method === 0) return data.toString('utf8')
  if (method !== 8) return undefined
  try {
    return inflateRawSync(data, { maxOutputLength: mostRelations }).toString('utf8')
  } catch {
    return undefined
  }
}

/** A hyperlink is followed by its reader alone. A template or a picture of elsewhere is loaded when the document is opened. */
const loadsFromElsewhere = (relations: string): boolean =>
  (relations.match(/<Relationship\b[^>]*>/g) ?? []).some(
    (tag) => /TargetMode\s*=\s*["']External/i.test(tag) && !/\/hyperlink["']/i.test(tag),
  )
