import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { EntryContent, Hash } from '../../../audit/entry-content.ts'

/** A link with what it links; `entry` is null where that is gone. */
export type LinkRow = {
  number: bigint
  previous_hash: Hash
  linked_hash: Hash
  hash: Hash
  content_hash: Hash | null
  seal: Hash | null
} & { [F in keyof EntryContent]: EntryContent[F] | null }

/** What is hashed of an entry, as it is hashed. */
const fields = sql`entry.kind, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, entry.actor,
  entry.actor_id, entry.role, entry.action, entry.subject, entry.subject_id, entry.company, entry.before, entry.after,
  entry.reason, entry.request_id`
const content = sql`${fields}, entry.content_hash, entry.seal`

/** The links after a number, in order. */
export async function readLinks(db: Db | Tx, after: bigint, limit: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select link.number, link.previous_hash, link.content_hash as linked_hash, link.hash, ${content}
      from audit_chain link left join audit_entries entry using (entry_id)
     where link.number > ${after} order by link.number limit ${limit}`.execute(db)
  return rows
}

export type UnlinkedRow = EntryContent & { content_hash: Hash; seal: Hash; is_pending: boolean }

/** A link whose hashes are hexadecimal digits. */
export type HexLinkRow = {
  [F in keyof LinkRow]: Hash extends LinkRow[F] ? string | Extract<LinkRow[F], null> : LinkRow[F]
}

/** The same for the check of the whole trail: a million rows with five buffers each take longer to make than to hash. */
export async function readHexLinks(tx: Tx, after: bigint, limit: number): Promise<HexLinkRow[]> {
  const { rows } = await sql<HexLinkRow>`
    select link.number, encode(link.previous_hash, 'hex') as previous_hash, encode(link.content_hash, 'hex') as linked_hash,
           encode(link.hash, 'hex') as hash, ${fields}, encode(entry.content_hash, 'hex') as content_hash,
           encode(entry.seal, 'hex') as seal
      from audit_chain link left join audit_entries entry using (entry_id)
     where link.number > ${after} order by link.number limit ${limit}`.execute(tx)
  return rows
}

/** Entries without a link, and whether one waits for the sealer. */
export async function readUnlinked(db: Db | Tx): Promise<UnlinkedRow[]> {
  const { rows } = await sql<UnlinkedRow>`
    select ${content}, pending.entry_id is not null as is_pending
      from audit_entries entry left join audit_pending pending using (entry_id)
     where not exists (select from audit_chain link where link.entry_id = entry.entry_id)
     order by entry_id limit 1000`.execute(db)
  return rows
}

/** The first link whose entry the search does not find by what the entry says. A backup of before may have no such texts yet. */
export async function findWrongText(tx: Tx): Promise<bigint | undefined> {
  const known = await sql<{ has: boolean }>`select to_regclass('audit_texts') is not null as has`.execute(tx)
  if (!known.rows[0]?.has) return undefined
  const { rows } = await sql<{ number: bigint | null }>`
    select min(link.number) as number
      from audit_chain link join audit_entries entry using (entry_id) left join audit_texts text using (entry_id)
     where text.searched is distinct from audit_text_of(entry)`.execute(tx)
  return rows[0]?.number ?? undefined
}
