import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'

/** All about one thing, one of them, or all that wait. */
type OpenChanges = { about: string } | { changeId: string } | 'all'

/** Changes that nobody decided in time. Lists show them so before somebody asks. Answers whether there was one. */
export async function closeExpired(tx: Tx, at: Date, which: OpenChanges): Promise<boolean> {
  const closed = await tx
    .updateTable('pending_changes')
    .set({ state: 'expired', decided_at: at })
    .where('state', '=', 'open')
    .where('expires_at', '<=', at)
    .where((where) =>
      where.and(
        which === 'all' ? {} : 'about' in which ? { about: which.about } : { change_id: which.changeId },
      ),
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

/** The job of the clock, so that tasks about them close. */
export async function endExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, (tx) => closeExpired(tx, clock.now(), 'all'))
}
