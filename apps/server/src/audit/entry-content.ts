import { createHmac, hash } from 'node:crypto'

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
export const sealOf = (key: Uint8Array, contentHash: Hash): Hash =>
  createHmac('sha256', key).update(contentHash).digest()

/**
 * Bytes that only these parts give: of each, whether it is there, its length in four bytes, and itself. Joined texts would not do: "ab" and "c" are
 * "a" and "bc" joined.
 */
export function framed(label: string, parts: readonly (string | Uint8Array | null)[]): Buffer {
  return Buffer.concat([label, ...parts].flatMap(frameOf))
}

function frameOf(part: string | Uint8Array | null): Uint8Array[] {
  if (part === null) return [absent]
  const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part
  const head = Buffer.alloc(5)
  head.writeUInt8(1)
  head.writeUInt32BE(bytes.length, 1)
  return [head, bytes]
}

const absent = Buffer.from([0])

const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer')
