import { incomingPaymentActions } from '@tradelane/contract/incoming-payments/actions'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { incomingPaymentStateTable } from '@tradelane/contract/incoming-payments/states'
import type { ErrorCode } from '@tradelane/contract/primitives/errors'
import { staffFor } from '@tradelane/contract/primitives/staff'
import type { Tx } from '@tradelane/db'
import { type OfficeScope, officeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ApprovedChange, ChangeKind } from '../../../entries/change-kind.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { isWaiting, type Made, throughTwoPeople } from '../../people/four-eyes/index.ts'
import { incomingPaymentFacts, incomingPaymentLifecycle } from './lifecycle.ts'
import { bookReturn } from './return-step.ts'

/** A return by hand is recorded by two people, as soon as two work here who may: our books follow their word. */
export const returnByHand: ChangeKind<Deps> = {
  kind: 'return_by_hand',
  decidedBy: staffFor(adminIncomingPayments.returned.staff),
  lock: (tx, id) => lockRow(tx, incomingPaymentLifecycle, { scope: officeScope(''), id }),
  confirm: returnApproved,
}

type ByHand = { incoming_payment_id: string; reference: string; reason: string }

/**
 * The provider refused to return the money by a call, and has returned it by hand: its reference, and the reason that the customer reads.
 * Refuses with NOT_FOUND, and with ILLEGAL_STATE where no return was refused, or one waits for a second person, also when it is repeated.
 */
export async function recordReturnByHand(
  deps: Deps,
  scope: OfficeScope,
  { incoming_payment_id: id, reference, reason }: ByHand,
): Promise<Made> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockRefused(deps, tx, scope, id, incomingPaymentActions.recordReturn)
    const { amount, sender } = incomingPaymentFacts(row)
    const change = {
      ...({
        kind: returnByHand.kind,
        subject: 'incoming_payment',
        subjectId: id,
        about: returnOf(id),
      } as const),
      ...{ title: `${amount} from ${sender || 'an unknown sender'}`, askedBy: scope.administratorId, reason },
      before: { status: incomingPaymentStateTable[row.state].label },
      after: { status: incomingPaymentStateTable.returned.label, reference },
    }
    return throughTwoPeople(deps, tx, change, () => bookByHand(deps, tx, scope, row, { reference, reason }))
  })
}

/** The same for one that a second person has approved. */
async function returnApproved(deps: Deps, tx: Tx, change: ApprovedChange): Promise<void> {
  const { subjectId: id, decidedBy, reason, after } = change
  const scope = officeScope(decidedBy)
  const row = await lockRefused(deps, tx, scope, id, incomingPaymentActions.recordReturn, 'CONFLICT')
  await bookByHand(deps, tx, scope, row, { reference: after?.reference ?? '', reason })
}

async function bookByHand(
  deps: Deps,
  tx: Tx,
  scope: OfficeScope,
  row: RowOf<'incoming_payments'>,
  { reference, reason }: Pick<ByHand, 'reference' | 'reason'>,
): Promise<void> {
  const at = deps.clock.now()
  await move(tx, incomingPaymentLifecycle, {
    ...{ scope, id: row.incoming_payment_id, from: 'to_decide', to: 'returned', at, reason },
    set: { return_reference: reference, return_refusal: null },
    facts: incomingPaymentFacts(row),
  })
  await bookReturn(tx, row, at)
}

/** What a waiting return is about. */
export const returnOf = (id: string): string => `return ${id}`

/** Money that the provider refused to return. Refuses with the given code what is closed for it. */
export async function lockRefused(
  deps: Deps,
  tx: Tx,
  scope: OfficeScope,
  id: string,
  action: typeof incomingPaymentActions.keep,
  otherwise?: ErrorCode,
) {
  const row = await lockRow(tx, incomingPaymentLifecycle, { scope, id })
  const is_waiting = await isWaiting(deps, tx, returnOf(id))
  const record = { state: row.state, is_return_refused: row.return_refusal !== null, is_waiting }
  requireOpen(action, record, otherwise)
  return row
}
