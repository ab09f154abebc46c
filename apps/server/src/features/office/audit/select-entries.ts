import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { listAdministrators } from '../../../access/names-of-administrators.ts'
import { type Search, searchIn } from '../../../lists/choose-search.ts'
import { containsParts } from '../../../lists/search-text.ts'

export type AuditFilter = {
  search?: string | undefined
  actor?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What the filters leave of the trail, unordered. An entry that has no number yet is not in it. */
export async function selectEntries(db: Db, { actor = '', subject = '', from, to }: AuditFilter) {
  const ids = await actorsNamed(db, actor)
  const selected = db
    .selectFrom('audit_entries as entry')
    .innerJoin('audit_chain as link', 'link.entry_id', 'entry.entry_id')
    .leftJoin('audit_texts as text', 'text.entry_id', 'entry.entry_id')
    .selectAll('entry')
    .select(['link.number', 'link.hash'])
    .$if(actor !== '', (query) => query.where(isActor(actor, ids)))
    .$if(subject !== '', (query) => query.where(isSubject(subject)))
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`entry.at >= ${from}::date::timestamp at time zone 'UTC'`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<boolean>`entry.at < (${to}::date + 1)::timestamp at time zone 'UTC'`),
    )
  return { selected }
}

/** By the whole email address as it was then, or by a part of the name of a colleague of now. */
const isActor = (actor: string, ids: readonly string[]) =>
  sql<boolean>`(entry.actor in (${actor}, lower(${actor})) or entry.actor_id = any(${ids}::text[]))`

async function actorsNamed(db: Db, name: string): Promise<string[]> {
  const part = name.toLowerCase()
  const same = (await listAdministrators(db)).filter((one) => one.name.toLowerCase().includes(part))
  return same.map(({ administrator_id }) => `administrator:${administrator_id}`)
}

function isSubject(subject: string) {
  const [kind = '', ...id] = subject.split(' ')
  return id.length > 0
    ? sql<boolean>`(entry.subject = ${kind} and entry.subject_id = ${id.join(' ')})`
    : sql<boolean>`(entry.subject_id = ${subject} or entry.subject = ${subject} or entry.company = ${subject})`
}

/** In actor, call, record, company, reason and request; undefined where nothing is searched for. */
export const searchOf = ({ search = '' }: AuditFilter): Search | undefined =>
  search === ''
    ? undefined
    : searchIn(
        {
          texts: ['text.searched'],
          id: 'entry.entry_id',
          found: (part) => [
            sql`select entry_id from audit_texts where ${containsParts(sql.ref('searched'), part)}`,
          ],
        },
        search,
      )
