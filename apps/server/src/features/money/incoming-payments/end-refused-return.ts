import { incomingPaymentActions } from '@tradelane/contract/incoming-payments/actions'
import type { Tx } from '@tradelane/db'
import { releaseHold } from '@tradelane/ledger'
import { lockCompany } from '../../../access/company.ts'
import { type OfficeScope, type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { incomingPaymentFacts, incomingPaymentLifecycle, stateAfterScreening } from './lifecycle.ts'
import { lockRefused } from './return-by-hand.ts'
import { screenSender } from './screen-sender.ts'

/**
 * The decision to return the money is taken back: it waits again for what it waited for, or becomes available. Refuses with NOT_FOUND, and
 * with ILLEGAL_STATE where no return was refused.
 */
export async function takeReturnBack(deps: Deps, scope: OfficeScope, id: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const owner = await ownerOf(tx, id)
    const { kyb_status } = await lockCompany(tx, owner)
    const row = await lockRefused(deps, tx, scope, id, incomingPaymentActions.keep)
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
