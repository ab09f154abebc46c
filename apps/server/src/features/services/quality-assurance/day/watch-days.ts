import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { findAppointment } from '../appointments.ts'
import { inspectionLifecycle } from '../lifecycle.ts'

/** The job: notes once that a supplier has not answered in time, which opens a task of the back office. Safe to repeat. */
export async function watchInspectionDays(deps: Deps, pageSize?: number): Promise<void> {
  await eachDue(deps, {
    job: 'watch-inspection-days',
    subject: 'quality_assurance',
    does: 'note that a supplier has not answered',
    ...(pageSize !== undefined && { pageSize }),
    due: ({ after, limit }) =>
      deps.db
        .selectFrom('inspection_appointments')
        .select(['uid as companyId', 'quality_assurance_id as id'])
        .where('answered_at', 'is', null)
        .where('late_at', 'is', null)
        .where('answer_due_at', '<=', deps.clock.now())
        .where('quality_assurance_id', '>', after)
        .orderBy('quality_assurance_id')
        .limit(limit)
        .execute(),
    each: (which) => noteLate(deps, which),
  })
}

async function noteLate(deps: Deps, { companyId, id }: { companyId: string; id: string }): Promise<void> {
  const scope = systemScope(companyId)
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    await lockRow(tx, inspectionLifecycle, { scope, id })
    const asked = await findAppointment(tx, scope, id)
    // Answered, asked again, settled in another way, or noted by another process meanwhile.
    if (!asked || asked.answered_at !== null || asked.late_at !== null || asked.answer_due_at > at) return
    await tx
      .updateTable('inspection_appointments')
      .set({ late_at: at })
      .where('uid', '=', companyId)
      .where('quality_assurance_id', '=', id)
      .execute()
    await note(tx, inspectionLifecycle, { scope, id, what: 'day_unanswered', at })
  })
}
