import { incomingPaymentActions } from '@tradelane/contract/incoming-payments/actions'
import type { Tx } from '@tradelane/db'
import { releaseHold } from '@tradelane/ledger'
import { lockCompany } from '../../../access/company.ts'
import { type OfficeScope, type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { incomingPaymentFacts, incomingPaymentLifecycle, stateAfterScreening } from './lifecycle.ts'
import { bookReturn } from './return-step.ts'
import { screenSender } from './screen-sender.ts'

type ByHand = { incoming_payment_id: string; reference: string; reason: string }

/**
 * The provider refused to return the money by a call, and has returned it by hand: its reference, and the reason that the customer reads.
 * Refuses with NOT_FOUND, and with ILLEGAL_STATE where no return was refused, also when it is repeated.
 */
export async function recordReturnByHand(
  deps: Deps,
  scope: OfficeScope,
  { incoming_payment_id: id, reference, reason }: ByHand,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockRefused(tx, scope, id, incomingPaymentActions.recordReturn)
    const set = { return_reference: reference, return_refusal: null }
    await move(tx, incomingPaymentLifecycle, {
      ...{ scope, id, from: 'to_decide', to: 'returned', at, reason, set },
      facts: incomingPaymentFacts(row),
    })
    await bookReturn(tx, row, at)
  })
}

/**
 * The decision to return the money is taken back: it waits again for what it waited for, or becomes available. Refuses with NOT_FOUND, and
 * with ILLEGAL_STATE where no return was refused.
 */
export async function takeReturnBack(deps: Deps, scope: OfficeScope, id: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const owner = await ownerOf(tx, id)
    const { kyb_status } = await lockCompany(tx, owner)
    const row = await lockRefused(tx, scope, id, incomingPaymentActions.keep)
    const to =
      kyb_status === 'Clear'
        ? stateAfterScreening[await screenSender(deps, tx, { ...owner, sender: row.sender, at })]
        : 'held'
    const changed = { scope, id, at, facts: incomingPaymentFacts(row), set: { return_refusal: null } }
    if (to === 'to_decide')
      await note(tx, incomingPaymentLifecycle, { ...changed, what: 'return_taken_back' })
    else await move(tx, incomingPaymentLifecycle, { ...changed, from: 'to_decide', to })
    if (to === 'received') await releaseHold(tx, { id, description: 'Available: not returned', eventAt: at })
  })
}

/** The company is locked before its payment. */
async function ownerOf(tx: Tx, id: string): Promise<OneCompanyScope> {
  const found = await tx
    .selectFrom('incoming_payments')
    .select('uid')
    .where('incoming_payment_id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('NOT_FOUND')
  return systemScope(found.uid)
}

async function lockRefused(
  tx: Tx,
  scope: OfficeScope,
  id: string,
  action: typeof incomingPaymentActions.keep,
) {
  const row = await lockRow(tx, incomingPaymentLifecycle, { scope, id })
  requireOpen(action, { state: row.state, is_return_refused: row.return_refusal !== null })
  return row
}
