import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import type { HappeningInfo } from '@tradelane/contract/lifecycle/state-table'
import type { TimelineItem } from '@tradelane/contract/lifecycle/timeline'
import { recordHappenings } from '@tradelane/contract/transactions/happenings'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { namesOfAdministrators } from '../access/names-of-administrators.ts'
import { namesOfUsers } from '../access/names-of-users.ts'
import { type OfficeScope, type Scope, systemScope } from '../access/scope.ts'
import type { EventSubject } from './events.ts'
import type { Lifecycle } from './lifecycle.ts'

/** What the time line must know of a kind of record to put its events into words. */
export type Worded = Pick<Lifecycle, 'happenings' | 'steps' | 'wordsOf' | 'providerName' | 'providerSide'> & {
  subject: EventSubject
  states: Readonly<Record<string, HappeningInfo>>
}

/** What the time line is about; the caller has read the record within the scope. */
type RecordKey = { companyId: string; id: string }
type StoredEvent = {
  from: string | null
  to: string
  actor: string
  at: Date
  before: unknown
  after: unknown
}

const mostShown = 200

/** What happened to a record, oldest first, in words for the reader of this scope. The events are the only source. */
export async function timelineOf(
  db: Db,
  lifecycle: Worded,
  scope: Scope,
  { companyId, id }: RecordKey,
): Promise<TimelineItem[]> {
  const hidden = hiddenFrom(scope, lifecycle)
  const events: StoredEvent[] = await db
    .selectFrom('events')
    .select(['from_state as from', 'to_state as to', 'actor', 'at', 'before', 'after'])
    .where('uid', '=', companyId)
    .where('subject', '=', lifecycle.subject)
    .where('subject_id', '=', id)
    .$if(hidden.length > 0, (query) => query.where('to_state', 'not in', hidden))
    .orderBy('event_id')
    .limit(mostShown)
    .execute()
  const named = await readersNames(db, scope, companyId, [...new Set(events.map(({ actor }) => actor))])
  return events.map((event) => itemOf(lifecycle, event, nameOf(lifecycle, event.actor, scope, named)))
}

type NewestEvents = { companyId: string; records: readonly { subject: string; id: string }[]; limit: number }
type FoundEvent = StoredEvent & { subject: string; subject_id: string }

/** What happened to records of several kinds of one company, newest first: the newest events of all of them together. */
export async function newestEventsOf(
  db: Db,
  lifecycles: readonly Worded[],
  scope: Scope,
  { companyId, records, limit }: NewestEvents,
): Promise<(TimelineItem & { subject: string; subject_id: string })[]> {
  if (records.length === 0) return []
  const hidden = lifecycles.flatMap((each) => hiddenFrom(scope, each).map((to) => `${each.subject} ${to}`))
  const [subjects, ids] = [records.map(({ subject }) => subject), records.map(({ id }) => id)]
  // The newest of each record by the index: a record with a thousand events costs as much as one with ten.
  const { rows } = await sql<FoundEvent>`
    select newest.subject, newest.subject_id, from_state as "from", to_state as "to", actor, at, before, after
      from unnest(${subjects}::text[], ${ids}::text[]) as record (subject, id),
           lateral (select * from events
                     where events.subject = record.subject and events.subject_id = record.id and events.uid = ${companyId}
                       and events.subject || ' ' || to_state <> all (${hidden}::text[])
                     order by event_id desc limit ${limit}) newest
     order by newest.event_id desc limit ${limit}`.execute(db)
  const named = await readersNames(db, scope, companyId, [...new Set(rows.map(({ actor }) => actor))])
  return rows.flatMap((event) => {
    const lifecycle = lifecycles.find(({ subject }) => subject === event.subject)
    if (!lifecycle) return []
    const item = itemOf(lifecycle, event, nameOf(lifecycle, event.actor, scope, named))
    return [{ ...item, subject: event.subject, subject_id: event.subject_id }]
  })
}

/** What only the back office reads. */
const hiddenFrom = ({ kind }: Scope, { happenings = {} }: Worded): string[] =>
  kind === 'office' ? [] : Object.keys(happenings).filter((name) => happenings[name]?.isForOffice)

type NewestNote = { text: string; by: string; at: Date }

/** The newest event of this kind of each of these records, for the back office: its reason, who gave it, and when. */
export async function newestNotesOf(
  db: Db,
  { subject }: Worded,
  _scope: OfficeScope,
  { what, ids }: { what: string; ids: readonly string[] },
): Promise<Map<string, NewestNote>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; actor: string; at: Date; text: string | null }>`
    select id, newest.actor, newest.at, newest.after ->> 'reason' as text
      from unnest(${ids}::text[]) as record (id),
           lateral (select * from events where subject = ${subject} and subject_id = record.id and to_state = ${what}
                     order by event_id desc limit 1) newest`.execute(db)
  const names = await namesOfAdministrators(
    db,
    rows.map(({ actor }) => actor),
  )
  return new Map(
    rows.map(({ id, actor, at, text }) => [
      id,
      { text: text ?? '', by: names.get(actor) ?? 'Tradelane', at: new Date(at) },
    ]),
  )
}

type Names = { users: ReadonlyMap<string, string>; administrators: ReadonlyMap<string, string> }

/** The back office reads which of its own people did it; to customers all of them are Tradelane. */
async function readersNames(
  db: Db,
  scope: Scope,
  companyId: string,
  actors: readonly string[],
): Promise<Names> {
  const users = actors.flatMap((actor) => userOf(actor) ?? [])
  return {
    users: await namesOfUsers(db, systemScope(companyId), users),
    administrators: await namesOfAdministrators(db, scope.kind === 'office' ? actors : []),
  }
}

export function itemOf(lifecycle: Worded, event: StoredEvent, who: string): TimelineItem {
  const { from, to, actor, at, after } = event
  const facts = factsOf(event)
  const words = wordsFor(lifecycle, event, facts)
  const { reason } = (after ?? {}) as { reason?: string }
  return {
    from,
    to,
    title: words.label,
    text: textOf(words, { ...facts, who }, reason),
    tone: words.tone,
    actor: sideOf(lifecycle, actor),
    reason: reason ?? null,
    at,
  }
}

type TextFacts = Readonly<Record<string, unknown>>

function textOf(
  { happened, withReason }: HappeningInfo,
  facts: TextFacts,
  reason: string | undefined,
): string {
  if (reason && withReason) return asSentence(filled(withReason, facts))
  // The last slot may be empty.
  const text = filled(happened, facts).trimEnd()
  return reason ? `${text} ${asSentence(reason)}` : text
}

/**
 * In one pass, and by a function: what a person typed may contain `{reason}` or a dollar sign. A sentence that ends with such a
 * text has one full stop, also after "Co.".
 */
const filled = (text: string, facts: TextFacts): string =>
  text.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = String(facts[name] ?? `{${name}}`)
    return stop ? asSentence(value) : value
  })

/** What the event keeps, as slots of its text; `before_…` is a value before the event. */
function factsOf({ before, after }: StoredEvent): TextFacts {
  const former = Object.entries(before ?? {}).map(([name, value]) => [`before_${name}`, value])
  return { ...Object.fromEntries(former), ...(after as object | null) }
}

function wordsFor(
  { states, happenings, steps, wordsOf }: Worded,
  { from, to }: StoredEvent,
  facts: TextFacts,
): HappeningInfo {
  const ofEvery: Readonly<Record<string, HappeningInfo>> = recordHappenings
  return (
    wordsOf?.(to, facts) ??
    steps?.[`${from} > ${to}`] ??
    happenings?.[to] ??
    states[to] ??
    ofEvery[to] ?? { label: to, happened: `${to}.`, tone: 'idle' }
  )
}

function nameOf(
  { providerName = 'The payments provider' }: Worded,
  actor: string,
  scope: Scope,
  { users, administrators }: Names,
): string {
  if (actor === 'provider') return providerName
  const userId = userOf(actor)
  if (userId === undefined) return administrators.get(actor) ?? 'Tradelane'
  return scope.kind === 'company' && userId === scope.userId ? 'You' : (users.get(userId) ?? 'A former user')
}

const userOf = (actor: string): string | undefined => /^user:(.+)$/.exec(actor)?.[1]

function sideOf({ providerSide }: Worded, actor: string): TimelineItem['actor'] {
  if (actor.startsWith('user:')) return 'company'
  return actor === 'provider' ? (providerSide ?? 'provider') : 'tradelane'
}
