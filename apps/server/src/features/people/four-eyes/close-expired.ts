import type { Db, Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'

/** All about one thing, or one of them. */
type OpenChanges = { about: string } | { changeId: string }

/** Changes that nobody decided in time. Lists show them so before somebody asks. Answers whether there was one. */
export async function closeExpired(tx: Tx, at: Date, which: OpenChanges): Promise<boolean> {
  const closed = await tx
    .updateTable('pending_changes')
    .set({ state: 'expired', decided_at: at })
    .where('state', '=', 'open')
    .where('expires_at', '<=', at)
    .where((where) => where.and('about' in which ? { about: which.about } : { change_id: which.changeId }))
    .returning('change_id')
    .execute()
  for (const { change_id } of closed) {
    await recordEvent(tx, {
      companyId: null,
      subject: 'pending_change',
      subjectId: change_id,
      from: 'open',
      to: 'expired',
      actor: 'system',
      at,
    })
    await enqueue(tx, 'mail-decided-change', { changeId: change_id })
  }
  return closed.length > 0
}

/** The job of the clock, so that tasks about them close. Where none is late it writes nothing, so that the sandbox's clock may pass on. */
export async function endExpired(deps: Deps): Promise<void> {
  const at = deps.clock.now()
  await eachDue(deps, {
    job: 'end-expired-changes',
    subject: 'pending_change',
    does: 'end a change that nobody decided in time',
    due: (page) => listLate(deps.db, at, page),
    each: ({ id }) => inTransaction(deps.db, (tx) => closeExpired(tx, at, { changeId: id })),
  })
}

async function listLate(db: Db, at: Date, { after, limit }: { after: string; limit: number }) {
  const rows = await db
    .selectFrom('pending_changes')
    .select('change_id')
    .where('state', '=', 'open')
    .where('expires_at', '<=', at)
    .where('change_id', '>', after)
    .orderBy('change_id')
    .limit(limit)
    .execute()
  return rows.map(({ change_id }) => ({ id: change_id, companyId: null }))
}
