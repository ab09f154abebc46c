import { systemScope } from '../../access/scope.ts'
import { dueAt } from '../../lifecycle/due-dates.ts'
import { move, note } from '../../lifecycle/move.ts'
import type { FollowUp } from '../charges/index.ts'
import { inspectionLifecycle } from './lifecycle.ts'

/** A collected price orders the inspection. After a rejected one the quote stays, and can be paid again. */
export const inspectionPaid: FollowUp = async (tx, { companyId, subjectId, state, reason }, at) => {
  const by = { scope: systemScope(companyId), id: subjectId, at, by: 'provider' } as const
  if (state === 'collected') {
    const set = {
      payment: 'collected',
      reason: null,
      respond_due_at: dueAt('scheduleInspection', at, null),
    } as const
    await move(tx, inspectionLifecycle, { ...by, to: 'confirmed', set })
    return
  }
  await note(tx, inspectionLifecycle, {
    ...by,
    what: 'payment_rejected',
    reason: reason ?? undefined,
    set: { payment: 'rejected', reason },
  })
}
