import type { Audit } from '@tradelane/contract/quality-assurance/audit-calls'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { dayIn } from '../../../../lifecycle/local-days.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { note } from '../../../../lifecycle/move.ts'
import { firstTodayAnywhere } from '../../../../lifecycle/today-anywhere.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { inspectionLifecycle } from '../lifecycle.ts'

/** The day of the next corrective action that the supplier has not done and nobody was reminded of. */
export function nextDueOf(findings: Audit['findings'], remindedUntil: string | null): string | null {
  const days = findings
    .filter(({ state, due_on }) => state === 'open' && due_on >= (remindedUntil ?? ''))
    .map(({ due_on }) => due_on)
  return days.toSorted()[0] ?? null
}

/** The job: notes once of each corrective action that its day has passed where the supplier is. Safe to repeat: each audit is one transaction. */
export async function remindOfActions(deps: Deps, pageSize?: number): Promise<void> {
  await eachDue(deps, {
    job: 'remind-of-corrective-actions',
    subject: 'quality_assurance',
    does: 'remind of a corrective action',
    ...(pageSize !== undefined && { pageSize }),
    due: ({ after, limit }) =>
      deps.db
        .selectFrom('supplier_audits')
        .select(['uid as companyId', 'quality_assurance_id as id'])
        .where('next_due_on', '<', firstTodayAnywhere(deps.clock.now()))
        .where('quality_assurance_id', '>', after)
        .orderBy('quality_assurance_id')
        .limit(limit)
        .execute(),
    each: (which) => remind(deps, which),
  })
}

async function remind(deps: Deps, { companyId, id }: { companyId: string; id: string }): Promise<void> {
  const scope = systemScope(companyId)
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    // The audit is saved under the lock of its inspection.
    const { inspection_country } = await lockRow(tx, inspectionLifecycle, { scope, id })
    const today = dayIn(inspection_country, at)
    const { findings, next_due_on, reminded_until } = await tx
      .selectFrom('supplier_audits')
      .select(['findings', 'next_due_on', 'reminded_until'])
      .where('uid', '=', companyId)
      .where('quality_assurance_id', '=', id)
      .executeTakeFirstOrThrow()
    // Not over there yet; or done, moved to a later day, or noted by another process meanwhile.
    if (next_due_on === null || next_due_on >= today) return
    const all = findings as Audit['findings']
    const late = all.filter(
      ({ state, due_on }) => state === 'open' && due_on < today && due_on >= (reminded_until ?? ''),
    )
    await tx
      .updateTable('supplier_audits')
      .set({ reminded_until: today, next_due_on: nextDueOf(all, today) })
      .where('uid', '=', companyId)
      .where('quality_assurance_id', '=', id)
      .execute()
    const [first] = late
    const facts = { actions: late.length, owner: first?.owner, action: first?.action }
    await note(tx, inspectionLifecycle, { scope, id, what: 'actions_overdue', at, facts })
  })
}
