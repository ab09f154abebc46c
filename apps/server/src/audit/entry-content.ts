import { createHmac, hash, type KeyObject } from 'node:crypto'

/** What an entry of the audit trail says. docs/audit.md has the same list, for those who check it without our code. */
const contentFields = [
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

export const hashOfContent = (content: EntryContent): Hash =>
  sha256(
    framed(
      'tradelane audit entry 1',
      contentFields.map((field) => content[field]),
    ),
  )

type Link = { number: number | bigint; previousHash: Hash; contentHash: Hash }

/** The hash of a link covers everything before it. */
export const hashOfLink = ({ number, previousHash, contentHash }: Link): Hash =>
  sha256(framed('tradelane audit link 1', [String(number), previousHash, contentHash]))

/** Shows that the product wrote the entry: who has only the database cannot make it. */
export const sealOf = (key: KeyObject, contentHash: Hash): Hash =>
  createHmac('sha256', key).update(contentHash).digest()

/**
 * Bytes that only these parts give: of each, whether it is there, its length in four bytes, and itself. Joined texts would not do: "ab" and "c" are
 * "a" and "bc" joined.
 */
export function framed(label: string, parts: readonly Part[]): Buffer {
  const all = [label, ...parts]
  // One piece of memory for all: a trail of a million entries is hashed in seconds.
  const bytes = Buffer.allocUnsafe(all.reduce((size: number, part) => size + sizeOf(part), 0))
  all.reduce((start: number, part) => writePart(bytes, part, start), 0)
  return bytes
}

type Part = string | Uint8Array | null

const sizeOf = (part: Part): number =>
  part === null ? 1 : 5 + (typeof part === 'string' ? Buffer.byteLength(part) : part.length)

/** Answers where the next part begins. */
function writePart(bytes: Buffer, part: Part, start: number): number {
  if (part === null) return bytes.writeUInt8(0, start)
  const first = start + 5
  if (typeof part !== 'string') bytes.set(part, first)
  const length = typeof part === 'string' ? bytes.write(part, first) : part.length
  bytes.writeUInt8(1, start)
  bytes.writeUInt32BE(length, start + 1)
  return first + length
}

const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer')
