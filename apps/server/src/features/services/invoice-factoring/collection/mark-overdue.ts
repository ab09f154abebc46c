import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { dayOfCompany } from '../../../../lifecycle/day-of-company.ts'
import { moveOnce } from '../../../../lifecycle/move.ts'
import { firstTodayAnywhere } from '../../../../lifecycle/today-anywhere.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { asOf, totalDue } from '../engine/position.ts'
import { positionOf } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { endOfDueDate } from './end-of-due-date.ts'

/** The job: a funding whose due date is over where its buyer is, is overdue. Safe to repeat. */
export async function markOverdueFundings(deps: Deps): Promise<void> {
  const at = deps.clock.now()
  const firstToday = firstTodayAnywhere(at)
  await eachDue(deps, {
    job: 'mark-overdue-fundings',
    subject: 'invoice_factoring',
    does: 'mark a funding as overdue',
    due: async ({ after, limit }) => {
      const rows = await deps.db
        .selectFrom('invoice_factorings')
        .selectAll()
        .where('state', '=', 'funded')
        .where('due_date', '<', firstToday)
        .where('invoice_factoring_id', '>', after)
        .orderBy('invoice_factoring_id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ row, id: row.invoice_factoring_id, companyId: row.uid }))
    },
    each: async ({ row, id, companyId }) => {
      const scope = systemScope(companyId)
      const due_date = await endOfDueDate(deps.db, row)
      if (due_date && at <= due_date.end) return
      const today = await dayOfCompany(deps.db, row.uid, at)
      const position = positionOf(row)
      const due = position && { amount: formatMoney(totalDue(asOf(position, today))) }
      await inTransaction(deps.db, (tx) =>
        moveOnce(tx, fundingLifecycle, {
          scope,
          id,
          from: 'funded',
          to: 'overdue',
          at,
          facts: { ...due, due: row.due_date, day: today },
        }),
      )
    },
  })
}
