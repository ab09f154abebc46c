import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'

export type TakenEvent = {
  eventId: bigint
  companyId: string | null
  subject: string
  subjectId: string
  from: string | null
  to: string
  actor: string
  at: Date
  after: unknown
}

const atOnce = 500

/** Whether there are events from which nothing has been made yet. */
export async function hasNewEvents(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('unprocessed_events').select('event_id').limit(1).executeTakeFirst()) !== undefined
  )
}

/**
 * The next unprocessed events, oldest first. If the transaction fails, they are unprocessed again.
 * Undefined while another process holds the lock: one at a time keeps the order of a subject's events.
 */
export async function takeEvents(tx: Tx): Promise<TakenEvent[] | undefined> {
  const { rows: locks } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('process events')) as is_free`.execute(tx)
  if (!locks[0]?.is_free) return undefined
  const { rows } = await sql<TakenEvent>`
    with taken as (
      delete from unprocessed_events
       where event_id in (select event_id from unprocessed_events order by event_id limit ${atOnce})
      returning event_id)
    select event.event_id as "eventId", event.uid as "companyId", event.subject, event.subject_id as "subjectId",
           event.from_state as "from", event.to_state as "to", event.actor, event.at, event.after
      from taken join events event using (event_id)
     order by event.event_id`.execute(tx)
  return rows
}
