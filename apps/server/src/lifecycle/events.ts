import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Db, Tx } from '@tradelane/db'

/** Who did it: a person, the back office, the provider, or the product itself. */
export type EventActor = `user:${string}` | `administrator:${string}` | 'provider' | 'system'

/** Subjects of events that are not services. */
type PlatformSubject =
  | 'administrator'
  | 'availability'
  | 'booking_person'
  | 'company'
  | 'conversion'
  | 'customs_clearance'
  | 'escrow_amendment'
  | 'escrow_block'
  | 'escrow_presentation'
  | 'escrow_dispute'
  | 'escrow_step'
  | 'finance_partner'
  | 'factoring_payment'
  | 'factoring_step'
  | 'founder'
  | 'funding'
  | 'incoming_payment'
  | 'inspection_company'
  | 'insured'
  | 'invitation'
  | 'kyb'
  | 'link'
  | 'message_thread'
  | 'partner'
  | 'passage'
  | 'rate_card'
  | 'freight_tariff'
  | 'reconciliation'
  | 'restricted_country'
  | 'screening_case'
  | 'security_questions'
  | 'service_charge'
  | 'task'
  | 'team'
  | 'team_member'
  | 'tracking_link'
  | 'trading_record'
  | 'transaction'
  | 'user'
  | 'wallet'

/** What an event can be about: a record of a service in the registry, or something of the platform's own. */
export type EventSubject = ServiceSubject | PlatformSubject

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
