import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { findAppointment } from '../appointments.ts'
import { inspectionLifecycle } from '../lifecycle.ts'

/** Read together; the job goes on until none is left. */
const atOnce = 500

/** The job: notes once that a supplier has not answered in time, which opens a task of the back office. Safe to repeat. */
export async function watchInspectionDays(deps: Deps, pageSize = atOnce): Promise<void> {
  for (;;) {
    const late = await deps.db
      .selectFrom('inspection_appointments')
      .select(['uid', 'quality_assurance_id as id'])
      .where('answered_at', 'is', null)
      .where('late_at', 'is', null)
      .where('answer_due_at', '<=', deps.clock.now())
      .orderBy('answer_due_at')
      .limit(pageSize)
      .execute()
    for (const which of late) await noteLate(deps, which)
    if (late.length < pageSize) return
  }
}

async function noteLate(deps: Deps, { uid, id }: { uid: string; id: string }): Promise<void> {
  const scope = systemScope(uid)
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    await lockRow(tx, inspectionLifecycle, { scope, id })
    const asked = await findAppointment(tx, scope, id)
    // Answered, asked again, settled in another way, or noted by another process meanwhile.
    if (!asked || asked.answered_at !== null || asked.late_at !== null || asked.answer_due_at > at) return
    await tx
      .updateTable('inspection_appointments')
      .set({ late_at: at })
      .where('uid', '=', uid)
      .where('quality_assurance_id', '=', id)
      .execute()
    await note(tx, inspectionLifecycle, { scope, id, what: 'day_unanswered', at })
  })
}
