import { createHmac, hash, type KeyObject } from 'node:crypto'

/** What an entry of the audit trail says. docs/audit.md has the same list, for those who check it without our code. */
export const contentFields = [
  'kind',
  'at',
  'actor',
  'actor_id',
  'role',
  'action',
  'subject',
  'subject_id',
  'company',
  'before',
  'after',
  'reason',
  'request_id',
] as const

type Field = (typeof contentFields)[number]
type Optional = 'subject' | 'subject_id' | 'company' | 'before' | 'after' | 'reason'
/** Every field as text; `at` in UTC with six decimals, as `timeText` writes it. */
export type EntryContent = Record<Exclude<Field, Optional | 'kind'>, string> &
  Record<Optional, string | null> & { kind: 'change' | 'reveal' | 'approval' }

export type Hash = Uint8Array

/** What comes before the first entry. */
export const noHash: Hash = new Uint8Array(32)

/** PostgreSQL keeps microseconds, so all six decimals are hashed. */
export const timeText = (at: Date): string => at.toISOString().replace('Z', '000Z')

export const contentLabel = 'tradelane audit entry 1'

export const hashOfContent = (content: EntryContent): Hash =>
  sha256(
    frame(
      contentLabel,
      contentFields.map((field) => content[field]),
    ),
  )

type Link = { number: number | bigint; previousHash: Hash; contentHash: Hash }

/** The hash of a link covers everything before it. */
export const hashOfLink = (link: Link): Hash => sha256(frameOfLink(link))

/** In hexadecimal digits: a million hashes are compared sooner as texts than as bytes. */
export const hexOfLink = (link: Link): string => hash('sha256', frameOfLink(link))

const frameOfLink = ({ number, previousHash, contentHash }: Link): Buffer =>
  frame('tradelane audit link 1', [String(number), previousHash, contentHash])

/** Shows that the product wrote the entry: who has only the database cannot make it. */
export const sealOf = (key: KeyObject, contentHash: Hash): Hash =>
  createHmac('sha256', key).update(contentHash).digest()

/** The same seal for many entries, in hexadecimal digits: two hashes by the definition of HMAC (RFC 2104) take half as long as an `Hmac` for each. */
export function sealerOf(key: KeyObject): (contentHash: Hash) => string {
  const padded = (pad: number) =>
    Buffer.alloc(
      96,
      key.export().map((byte) => byte ^ pad),
    ).fill(pad, 32)
  const [inner, outer] = [padded(0x36), padded(0x5c)]
  return (contentHash) => {
    inner.set(contentHash, 64)
    outer.write(hash('sha256', inner), 64, 'hex')
    return hash('sha256', outer)
  }
}

/**
 * Bytes that only these parts give: of each, whether it is there, its length in four bytes, and itself. Joined texts would not do: "ab" and "c" are
 * "a" and "bc" joined.
 */
export const framed = (label: string, parts: readonly Part[]): Buffer => Buffer.from(frame(label, parts))

type Part = string | Uint8Array | null

/** One piece of memory for all: a trail of a million entries is hashed in seconds. */
let memory = Buffer.allocUnsafe(64 * 1_024)

/** Valid until the next call, which writes over it. */
function frame(label: string, parts: readonly Part[]): Buffer {
  let most = mostBytesOf(label)
  for (const part of parts) most += mostBytesOf(part)
  if (most > memory.length) memory = Buffer.allocUnsafe(most)
  let end = writePart(label, 0)
  for (const part of parts) end = writePart(part, end)
  return memory.subarray(0, end)
}

/** A unit of a text becomes three bytes at most. */
const mostBytesOf = (part: Part): number =>
  part === null ? 1 : 5 + (typeof part === 'string' ? part.length * 3 : part.length)

/** Answers where the next part begins. */
function writePart(part: Part, start: number): number {
  if (part === null) return memory.writeUInt8(0, start)
  const first = start + 5
  if (typeof part !== 'string') memory.set(part, first)
  const length = typeof part === 'string' ? memory.write(part, first) : part.length
  memory.writeUInt8(1, start)
  memory.writeUInt32BE(length, start + 1)
  return first + length
}

const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer')
