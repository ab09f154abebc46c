import type { Tx } from '@tradelane/db'
import { recordEvent } from '../../../lifecycle/events.ts'

/** All about one thing, or one of them. */
type OpenChanges = { about: string } | { changeId: string }

/** Changes that nobody decided in time. Lists show them so before somebody asks. Answers whether there was one. */
export async function closeExpired(tx: Tx, at: Date, which: OpenChanges): Promise<boolean> {
  const closed = await tx
    .updateTable('pending_changes')
    .set({ state: 'expired', decided_at: at })
    .where('state', '=', 'open')
    .where('expires_at', '<=', at)
    .$if('about' in which, (query) => query.where('about', '=', 'about' in which ? which.about : ''))
    .$if('changeId' in which, (query) =>
      query.where('change_id', '=', 'changeId' in which ? which.changeId : ''),
    )
    .returning('change_id')
    .execute()
  for (const { change_id } of closed)
    await recordEvent(tx, {
      companyId: null,
      subject: 'pending_change',
      subjectId: change_id,
      from: 'open',
      to: 'expired',
      actor: 'system',
      at,
    })
  return closed.length > 0
}
