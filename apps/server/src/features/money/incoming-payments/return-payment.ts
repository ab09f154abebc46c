import { randomUUID } from 'node:crypto'
import { incomingPaymentActions } from '@tradelane/contract/incoming-payments/actions'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { isWaiting } from '../../people/four-eyes/index.ts'
import { askLater } from '../steps/index.ts'
import { incomingPaymentFacts, incomingPaymentLifecycle } from './lifecycle.ts'
import { returnOf } from './return-by-hand.ts'

/**
 * An administrator has a held payment returned to its sender, also one that is being checked; the job asks the provider. Answers whether
 * the provider refused the attempt before. Refuses with ILLEGAL_STATE what is not held, or not any more.
 */
export async function returnIncomingPayment(
  deps: Deps,
  scope: OfficeScope,
  { incoming_payment_id: id, reason }: { incoming_payment_id: string; reason: string },
): Promise<{ isRetry: boolean }> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const row = await lockRow(tx, incomingPaymentLifecycle, { scope, id })
    const is_waiting = await isWaiting(deps, tx, returnOf(id))
    requireOpen(incomingPaymentActions.giveBack, { state: row.state, is_waiting })
    const facts = incomingPaymentFacts(row)
    // A key for each attempt: to the key of a refused one the provider would repeat its "no".
    const set = { return_reason: reason, return_key: randomUUID(), return_refusal: null }
    await move(tx, incomingPaymentLifecycle, { scope, id, to: 'returning', at, reason, facts, set })
    await askLater(tx, incomingPaymentLifecycle, { companyId: row.uid, id })
    return { isRetry: row.return_refusal !== null }
  })
}
