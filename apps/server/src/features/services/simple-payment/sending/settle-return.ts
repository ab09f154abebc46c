import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import type { Tx } from '@tradelane/db'
import type { CustomerActor } from '../../../../access/session-memory.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../../transaction.ts'
import { paymentLifecycle } from '../lifecycle.ts'
import { lockPayment } from '../payments.ts'

type Settling = { actor: CustomerActor; simplePaymentId: string; at: Date }

/**
 * Ends the task that a returned payment opened: it is paid again, or nothing is to be paid. Refuses with NOT_FOUND, and
 * with ILLEGAL_STATE a payment that was not returned. Repeating it changes nothing.
 */
export const settleReturn = (deps: Deps, actor: CustomerActor, simplePaymentId: string): Promise<void> =>
  inTransaction(deps.db, (tx) => noteSettled(tx, { actor, simplePaymentId, at: deps.clock.now() }))

export async function noteSettled(tx: Tx, { actor, simplePaymentId, at }: Settling): Promise<void> {
  const { state, return_settled_at } = await lockPayment(tx, { scope: actor, simplePaymentId })
  requireOpen(paymentActions.settleReturn, { state })
  if (return_settled_at) return
  await note(tx, paymentLifecycle, {
    scope: actor,
    id: simplePaymentId,
    what: 'return_settled',
    at,
    set: { return_settled_at: at },
  })
}
