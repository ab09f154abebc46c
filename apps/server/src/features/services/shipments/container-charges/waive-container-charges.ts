import { officeContainerActions } from '@tradelane/contract/shipments/actions'
import type { waivedCharges } from '@tradelane/contract/shipments/office-calls'
import { compare, formatMoney, minus, parseMoney } from '@tradelane/money'
import type { z } from 'zod/mini'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import { dueOf, lockContainerCharge, recordOfCharge, waivedOf } from './container-charges.ts'

/**
 * Waives what is invoiced and neither paid nor being paid, whole or in part. Refuses with NOT_FOUND, with ILLEGAL_STATE, and more than is
 * left. A code that was mailed for the former amount is void.
 */
export async function waiveContainerCharges(
  deps: Deps,
  actor: AdminActor,
  { logistics_id: id, amount: given, reason }: z.output<typeof waivedCharges>,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockContainerCharge(tx, actor, id)
    requireOpen(officeContainerActions.waive, recordOfCharge(row))
    const due = dueOf(row)
    const amount = given === undefined ? due : parseMoney(given, 'USD')
    const left = minus(due, amount)
    if (compare(amount, due) > 0) refuseFields({ amount: `At most ${formatMoney(due)} is left to pay` })
    const change = {
      ...{ scope: actor, id, at, reason },
      facts: { amount: formatMoney(amount), left: formatMoney(left) },
      set: {
        waived_amount: waivedOf(row).amount + amount.amount,
        waive_reason: withReason(row.waive_reason, reason),
      },
    }
    if (left.amount === 0n) await move(tx, containerChargeLifecycle, { ...change, to: 'waived' })
    else await note(tx, containerChargeLifecycle, { ...change, what: 'waived_part' })
  })
}

const longestReason = 300

/** All reasons of several waivers, as the page and the invoice name them; the time line has each whole. */
const withReason = (before: string | null, reason: string): string =>
  (before === null ? reason : `${before}; ${reason}`).slice(0, longestReason)
