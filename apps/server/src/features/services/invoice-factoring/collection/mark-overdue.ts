import { formatMoney } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { moveOnce } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { asOf, totalDue } from '../engine/position.ts'
import { positionOf } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'

const atOnce = 500

/** The job: fundings whose due date has passed are overdue, all of them. Safe to repeat. */
export async function markOverdueFundings(deps: Deps): Promise<void> {
  while ((await markSome(deps)) === atOnce);
}

/** How many were due. */
async function markSome(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  const rows = await deps.db
    .selectFrom('invoice_factorings')
    .selectAll()
    .where('state', '=', 'funded')
    .where('due_date', '<', dayOf(at))
    .orderBy('due_date')
    .limit(atOnce)
    .execute()
  for (const row of rows) {
    const position = positionOf(row)
    await inTransaction(deps.db, (tx) =>
      moveOnce(tx, fundingLifecycle, {
        scope: systemScope(row.uid),
        id: row.invoice_factoring_id,
        from: 'funded',
        to: 'overdue',
        at,
        facts: {
          ...(position && { amount: formatMoney(totalDue(asOf(position, dayOf(at)))) }),
          due: row.due_date,
        },
      }),
    )
  }
  return rows.length
}
