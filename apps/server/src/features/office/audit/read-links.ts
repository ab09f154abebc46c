import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { contentFields, type EntryContent, type Hash } from '../../../audit/entry-content.ts'

/** A link with what it links; `entry` is null where that is gone. */
export type LinkRow = {
  number: bigint
  previous_hash: Hash
  linked_hash: Hash
  hash: Hash
  content_hash: Hash | null
  seal: Hash | null
} & { [F in keyof EntryContent]: EntryContent[F] | null }

const at = `to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`
/** What is hashed of an entry, as it is hashed, and in that order. */
export const hashedFields = contentFields.map((field) => (field === 'at' ? at : `entry.${field}`)).join(', ')

/** The links after a number, in order. */
export async function readLinks(db: Db | Tx, after: bigint, limit: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select link.number, link.previous_hash, link.content_hash as linked_hash, link.hash, ${sql.raw(hashedFields)}, entry.content_hash, entry.seal
      from audit_chain link left join audit_entries entry using (entry_id)
     where link.number > ${after} order by link.number limit ${limit}`.execute(db)
  return rows
}
