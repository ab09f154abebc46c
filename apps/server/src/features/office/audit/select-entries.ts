import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { listAdministrators } from '../../../access/names-of-administrators.ts'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
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
export async function selectEntries(
  deps: Pick<Deps, 'db' | 'features'>,
  scope: OfficeScope,
  { actor = '', subject = '', from, to }: AuditFilter,
) {
  const { db } = deps
  const ids = await actorsNamed(db, actor)
  const isOfRecord = subject === '' ? undefined : await isSubject(deps, scope, subject)
  const selected = db
    .selectFrom('audit_entries as entry')
    .innerJoin('audit_chain as link', 'link.entry_id', 'entry.entry_id')
    .leftJoin('audit_texts as text', 'text.entry_id', 'entry.entry_id')
    .selectAll('entry')
    .select(['link.number', 'link.hash'])
    .$if(actor !== '', (query) => query.where(isActor(actor, ids)))
    .$if(isOfRecord !== undefined, (query) => query.where(isOfRecord ?? sql<boolean>`true`))
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
  const part = foldSearch(name)
  const same = (await listAdministrators(db)).filter((one) => foldSearch(one.name).includes(part))
  return same.map(({ administrator_id }) => `administrator:${administrator_id}`)
}

const kindOnly = /^[a-z][a-z_ ]*$/
const kindAndId = /^[a-z_]+ [0-9a-f-]{36}$/
const beginningOfId = /^[0-9a-f]{6}[0-9a-f-]*$/

/**
 * Entries whose own record, company, or record that moved has this kind, id, beginning of an id, number or name. The texts of entries have each id with
 * its kind before it, folded by `search_text`.
 */
async function isSubject({ db, features }: Pick<Deps, 'db' | 'features'>, scope: OfficeScope, typed: string) {
  const text = typed.trim().toLowerCase()
  const found = await Promise.all(features.map(({ findIds }) => findIds?.(db, scope, typed) ?? []))
  const whole = [...found.flat(), ...(kindAndId.test(text) ? [text] : [])]
  const beginnings = beginningOfId.test(text) ? [text] : []
  const ids = sql`select entry_id from audit_texts where searched like any(array(
    select '% ' || btrim(search_text(one)) || ' %' from unnest(${whole}::text[]) as one
    union all select '% ' || btrim(search_text(one)) || '%' from unnest(${beginnings}::text[]) as one))`
  const isOfKind = kindOnly.test(text) ? hasMoved(text.replaceAll(' ', '_')) : sql`false`
  return sql<boolean>`(entry.entry_id in (${ids}) or ${isOfKind})`
}

/** Own record, or one that moved beside it. */
const hasMoved = (
  kind: string,
) => sql<boolean>`(entry.subject = ${kind} or (text.searched like '%' || search_text(${kind}) || ' %'
  and entry.after::jsonb @? ${`$.records[*] ? (@.subject == "${kind}")`}::jsonpath))`

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
