import { kybStatus } from '@tradelane/contract/onboarding/calls'
import type { Db, Tx } from '@tradelane/db'
import { type SqlBool, sql } from 'kysely'

/** The verification step by step, for the back office: from, to, actor, time and reason. */
export async function kybTimeline(db: Db | Tx, companyId: string) {
  const events = await listKybEvents(db, companyId)
  return events.map((event) => ({
    from: kybStatus.parse(event.from_state),
    to: kybStatus.parse(event.to_state),
    at: event.at,
    actor: event.name ?? (event.first_name ? `${event.first_name} ${event.last_name}` : 'Tradelane'),
    reason: reasonOf(event.after),
  }))
}

/** Oldest first, each with the name of its actor (see `EventActor`). */
async function listKybEvents(db: Db | Tx, companyId: string) {
  return db
    .selectFrom('events as event')
    .leftJoin('administrators as administrator', (join) =>
      join.on(sql<SqlBool>`event.actor = 'administrator:' || administrator.administrator_id`),
    )
    .leftJoin('users as person', (join) =>
      join.onRef('person.uid', '=', 'event.uid').on(sql<SqlBool>`event.actor = 'user:' || person.user_id`),
    )
    .select(['event.from_state', 'event.to_state', 'event.at', 'event.after'])
    .select(['administrator.name', 'person.first_name', 'person.last_name'])
    .where('event.subject', '=', 'kyb')
    .where('event.subject_id', '=', companyId)
    .orderBy('event.event_id')
    .limit(100)
    .execute()
}

function reasonOf(after: unknown): string | null {
  const { reason } = (after ?? {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason : null
}
