import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import { copyRows } from '@tradelane/db'
import type pg from 'pg'
import { hexOfCopied } from '../../../audit/copied-entry.ts'
import { contentFields } from '../../../audit/entry-content.ts'
import { hashedFields } from './read-links.ts'

/** A link with what it links. Hashes are hexadecimal digits; those of the entry are null where it is gone. */
export type CopiedLink = {
  number: bigint
  previous_hash: string
  linked_hash: string
  hash: string
  content_hash: string | null
  seal: string | null
  /** Of the content as it is now. */
  hashed: string
  /** Whether the search certainly finds the entry by its own text. Where this says no, the database has to say it. */
  isSearched: boolean
}

type Piece = { after: bigint; limit: number; hasTexts: boolean }

/** The links after a number, in order. */
export async function* copyLinks(
  client: pg.ClientBase,
  { after, limit, hasTexts }: Piece,
): AsyncGenerator<CopiedLink[]> {
  const rows = copyRows(
    client,
    `select ${hashedFields}, entry.content_hash, entry.seal, link.number, link.previous_hash, link.content_hash, link.hash,
            ${hasTexts ? 'text.searched' : 'null'}
       from audit_chain link left join audit_entries entry using (entry_id)
            ${hasTexts ? 'left join audit_texts text using (entry_id)' : ''}
      where link.number > ${after} order by link.number limit ${limit}`,
  )
  for await (const some of rows) yield some.map(linkIn)
}

const columns = [
  ...contentFields,
  ...(['content_hash', 'seal', 'number', 'previous_hash', 'linked_hash', 'hash', 'searched'] as const),
]
type Column = (typeof columns)[number]
const place = Object.fromEntries(columns.map((name, index) => [name, index])) as Record<Column, number>

/** Where the fields of a row begin, and their lengths: of the row that is being read. */
const starts = new Int32Array(columns.length)
const lengths = new Int32Array(columns.length)

function linkIn(row: Buffer): CopiedLink {
  let start = 0
  for (let field = 0; field < columns.length; field++) {
    const length = row.readInt32BE(start)
    starts[field] = start + 4
    lengths[field] = length
    start += 4 + Math.max(0, length)
  }
  return {
    number: row.readBigInt64BE(starts[place.number]),
    previous_hash: read(row, 'previous_hash', 'hex') ?? '',
    linked_hash: read(row, 'linked_hash', 'hex') ?? '',
    hash: read(row, 'hash', 'hex') ?? '',
    content_hash: read(row, 'content_hash', 'hex'),
    seal: read(row, 'seal', 'hex'),
    hashed: hexOfCopied(row),
    isSearched: isSearched(row),
  }
}

function read(row: Buffer, name: Column, encoding: 'hex' | 'utf8'): string | null {
  const start = starts[place[name]] ?? 0
  const length = lengths[place[name]] ?? -1
  return length < 0 ? null : row.toString(encoding, start, start + length)
}

/** In other scripts the database folds some letters in another way than we do. */
const plain = /^\p{ASCII}*$/u
/** The search finds such an entry by each of its records. */
const twoRecords = /\{"subject":".*\{"subject":"/s

/** As the function `audit_text_of` of the database makes it, which takes three times as long as to read the entry. */
function isSearched(row: Buffer): boolean {
  const text = (name: Column) => read(row, name, 'utf8') ?? ''
  const said = `${text('actor')} ${text('action')} ${text('subject')} ${text('subject_id')} ${text('company')} ${text('reason')} ${text('request_id')}`
  return plain.test(said) && !twoRecords.test(text('after')) && text('searched') === searchedOf(said)
}

const searchedOf = (said: string) => ` ${foldSearch(said).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
