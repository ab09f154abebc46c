import type { Input } from '@tradelane/contract'
import type { officeCollections } from '@tradelane/contract/invoice-factoring/collections-calls'
import type { Tx } from '@tradelane/db'
import { formatMoney, isPositive } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { dayOfCompany } from '../../../../lifecycle/day-of-company.ts'
import { instantText } from '../../../../lifecycle/day-text.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { asOf, totalDue } from '../engine/position.ts'
import { type FundingRow, positionOf, shortBy } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { closeIfDone } from '../movements/close-funding.ts'
import { endOfDueDate } from './end-of-due-date.ts'

type Closed = Input<typeof officeCollections.closeShort>['body']

/**
 * Closes an invoice whose buyer paid less than it owed, for example because its bank took charges. Advance, interest and fee are paid already, so no
 * money moves: the customer has received its remainder less what is missing. Refuses with NOT_FOUND, with CONFLICT what was changed since it was
 * looked at, and with ILLEGAL_STATE where something is still due to the finance partner or to us, nothing is missing, or the
 * due date is not over: until then the buyer may pay the rest.
 */
export async function closeShort(
  deps: Deps,
  actor: AdminActor,
  { invoice_factoring_id: id, version, reason }: Closed,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockRow(tx, fundingLifecycle, { scope: actor, id, version })
    const today = await dayOfCompany(tx, row.uid, at)
    const position = positionOf(row)
    if (position && (row.state === 'funded' || row.state === 'overdue'))
      throw new Refusal('ILLEGAL_STATE', {
        message: `${formatMoney(totalDue(asOf(position, today)))} of the advance and its cost are still due. Ask the buyer to pay, or use recourse.`,
      })
    const missing = shortBy(row, today)
    if (row.state === 'collected') await requirePastDue(tx, row, at)
    if (row.state !== 'collected' || row.shortfall_amount !== null || !isPositive(missing))
      throw new Refusal('ILLEGAL_STATE')
    await note(tx, fundingLifecycle, {
      scope: actor,
      id,
      what: 'closed_short',
      at,
      reason,
      facts: { amount: formatMoney(missing) },
      set: { shortfall_amount: missing.amount },
    })
    await closeIfDone(tx, systemScope(row.uid), id, at)
  })
}

/** The buyer may pay until the evening of the due date, where it is. */
async function requirePastDue(tx: Tx, row: FundingRow, at: Date): Promise<void> {
  const due = await endOfDueDate(tx, row)
  if (due && at <= due.end)
    throw new Refusal('ILLEGAL_STATE', {
      message: `The buyer may still pay the rest until ${instantText(due.end, due.country)}.`,
    })
}
