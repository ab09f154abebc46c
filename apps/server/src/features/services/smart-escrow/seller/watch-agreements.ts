import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { isCancelled } from '../agreement.ts'
import { isRunning, lockEscrow, runningStates } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'

/** The job: notifies the buyer once that the seller has not answered in time. Safe to repeat. */
export async function watchEscrowAgreements(deps: Deps, pageSize?: number): Promise<void> {
  await eachDue(deps, {
    job: 'watch-escrow-agreements',
    subject: 'smart_escrow',
    does: 'note that a seller has not answered',
    ...(pageSize !== undefined && { pageSize }),
    due: (page) => listUnanswered(deps, page),
    each: (which) => noteLate(deps, which),
  })
}

type EscrowKey = { companyId: string; id: string }

const listUnanswered = ({ db, clock }: Deps, { after, limit }: { after: string; limit: number }) =>
  db
    .selectFrom('smart_escrows')
    .select(['uid as companyId', 'smart_escrow_id as id'])
    .where('agreement', '=', 'waiting')
    .where('agreement_cancelled_at', 'is', null)
    .where('agreement_late_at', 'is', null)
    .where('state', 'in', runningStates)
    .where('agreement_due_at', '<=', clock.now())
    .where('smart_escrow_id', '>', after)
    .orderBy('smart_escrow_id')
    .limit(limit)
    .execute()

async function noteLate(deps: Deps, { companyId, id }: EscrowKey): Promise<void> {
  const scope = systemScope(companyId)
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, scope, id)
    const isLate = row.agreement === 'waiting' && row.agreement_due_at !== null && row.agreement_due_at <= at
    // Answered, asked again, cancelled, or noted by another process meanwhile.
    if (!isRunning(row) || !isLate || row.agreement_late_at !== null || (await isCancelled(tx, row))) return
    await note(tx, escrowLifecycle, { scope, id, what: 'seller_late', at, set: { agreement_late_at: at } })
  })
}
