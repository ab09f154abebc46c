import { type PaymentState, paymentStateTable } from '@tradelane/contract/simple-payment/states'
import type { Database, Tx } from '@tradelane/db'
import type { Updateable } from 'kysely'
import { type EventActor, recordEvent } from '../../lifecycle/events.ts'
import { Refusal } from '../../refusal.ts'

export type Move = {
  companyId: string
  simplePaymentId: string
  from: PaymentState
  to: PaymentState
  actor: EventActor
  /** When it happened: the provider's own time, where the provider did it. */
  at: Date
  /** When we write it down. */
  now: Date
  reason?: string | undefined
  set?: Updateable<Database['simple_payments']>
}

/** The only writer of `state`. Refuses with ILLEGAL_STATE what the table does not allow, and what has moved meanwhile. */
export async function movePayment(tx: Tx, move: Move): Promise<void> {
  const { companyId, simplePaymentId, from, to, actor, at, now, reason, set = {} } = move
  if (!paymentStateTable[from].moves.includes(to)) throw new Refusal('ILLEGAL_STATE')
  const { numUpdatedRows } = await tx
    .updateTable('simple_payments')
    .set({ ...set, state: to, state_reason: reason ?? null, updated_at: now })
    .where('uid', '=', companyId)
    .where('simple_payment_id', '=', simplePaymentId)
    .where('state', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Refusal('ILLEGAL_STATE')
  await recordEvent(tx, {
    companyId,
    subject: 'simple_payment',
    subjectId: simplePaymentId,
    from,
    to,
    actor,
    at,
    ...(reason === undefined ? {} : { after: { reason } }),
  })
}
