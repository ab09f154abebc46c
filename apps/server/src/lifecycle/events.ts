import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Insertable, sql } from 'kysely'
import type { EventActor } from '../access/actor.ts'
import { noteChange } from '../audit/current-call.ts'

/** Subjects of events that are not services: each feature adds its own to this type, in its `feature.ts`. */
export interface PlatformSubjects {
  /** The tenant itself. */
  company: true
}

/** What an event can be about: a record of a service in the registry, or something of the platform's own. */
export type EventSubject = ServiceSubject | keyof PlatformSubjects

export type StateChange = {
  companyId: string | null
  subject: EventSubject
  subjectId: string
  from: string | null
  to: string
  actor: EventActor
  at: Date
  before?: unknown
  after?: unknown
}

/** Written in the transaction that makes the change: no state moves without it, and it never moves alone. */
export async function recordEvent(tx: Tx, change: StateChange): Promise<void> {
  await tx.insertInto('events').values(notedEvent(tx, change)).execute()
}

/** The row of an event, for the statement that writes both it and its record. */
export function notedEvent(tx: Tx, change: StateChange): Insertable<Database['events']> {
  noteChange(tx, change)
  return {
    uid: change.companyId,
    subject: change.subject,
    subject_id: change.subjectId,
    from_state: change.from,
    to_state: change.to,
    actor: change.actor,
    at: change.at,
    before: change.before === undefined ? null : JSON.stringify(change.before),
    after: change.after === undefined ? null : JSON.stringify(change.after),
  }
}

type Moved = { subject: EventSubject; subjectId: string; to: string }

/** Who brought a record to a state last, and when. */
export async function findNewestMove(tx: Db | Tx, { subject, subjectId, to }: Moved) {
  return tx
    .selectFrom('events')
    .select(['from_state as from', 'actor', 'at', 'after'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('to_state', '=', to)
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type About = { companyId: string; subject: EventSubject; subjectId: string }

/** What has happened to a company's record, oldest first. */
export async function listEventsAbout(db: Db | Tx, { companyId, subject, subjectId }: About) {
  return db
    .selectFrom('events')
    .select(['to_state', 'at', 'after'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('uid', '=', companyId)
    .orderBy('event_id')
    .execute()
}

type Counted = { subject: string; state: string }

/**
 * How many records came to these states in each of the weeks, which begin in UTC. Each number is a part of the index `events_of_business`: to find the
 * week of every event takes five times as long.
 */
export async function countMovesByWeek(db: Db, counted: readonly Counted[], weeks: readonly string[]) {
  const counts = counted.map(
    ({ subject, state }) => sql`
      select ${subject}::text as subject, week, (
        select count(*) from events
         where subject = ${subject} and to_state = ${state}
           and at >= week::timestamp at time zone 'UTC' and at < (week::timestamp + interval '1 week') at time zone 'UTC') as count
        from unnest(${weeks}::text[]) as week`,
  )
  const { rows } = await sql<{ subject: string; week: string; count: bigint }>`
    ${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}
