import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Db, Tx } from '@tradelane/db'
import type { EventActor } from '../access/actor.ts'

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
  await tx
    .insertInto('events')
    .values({
      uid: change.companyId,
      subject: change.subject,
      subject_id: change.subjectId,
      from_state: change.from,
      to_state: change.to,
      actor: change.actor,
      at: change.at,
      before: change.before === undefined ? null : JSON.stringify(change.before),
      after: change.after === undefined ? null : JSON.stringify(change.after),
    })
    .execute()
}

/** The newest event about something; undefined where there is none. */
export async function findNewestEvent(tx: Tx, subject: EventSubject, subjectId: string) {
  return tx
    .selectFrom('events')
    .select(['to_state', 'at', 'after'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
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
