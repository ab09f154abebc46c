import type { TimelineItem } from '@tradelane/contract/lifecycle/timeline'
import type { Db } from '@tradelane/db'
import { itemOf, type Worded } from './timeline.ts'

type Shared = {
  companyId: string
  id: string
  /** The events that the other party may read: states that were reached, and what happened. */
  only: readonly string[]
  /** Names every person of the company: who they are is its own affair. */
  companyName: string
}

const mostShown = 200

/** What happened to a record, oldest first, for the other party of the trade. */
export async function partyTimelineOf(
  db: Db,
  lifecycle: Worded,
  { companyId, id, only, companyName }: Shared,
): Promise<TimelineItem[]> {
  const events = await db
    .selectFrom('events')
    .select(['from_state as from', 'to_state as to', 'actor', 'at', 'before', 'after'])
    .where('uid', '=', companyId)
    .where('subject', '=', lifecycle.subject)
    .where('subject_id', '=', id)
    .where('to_state', 'in', [...only])
    .orderBy('event_id')
    .limit(mostShown)
    .execute()
  return events.map((event) =>
    itemOf(lifecycle, event, event.actor.startsWith('user:') ? companyName : 'Tradelane'),
  )
}
