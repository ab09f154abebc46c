import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { change } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { confirmedAs } from '../../simple-payment/index.ts'
import { lockEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { withPayee } from './escrow-approval.ts'

type Typed = { smart_escrow_id: string; confirmed_payee_name: string }

/** Stores that a person typed the payee's name, although its bank has another one. Refuses at its field another name. */
export async function confirmPayee(
  deps: Deps,
  actor: CustomerActor,
  { smart_escrow_id: id, confirmed_payee_name: typed }: Typed,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const { payee } = await withPayee(tx, await lockEscrow(tx, actor, id), at)
    const payee_confirmation = confirmedAs(payee, typed)
    const set = { payee_confirmation, payee_confirmed_by: payee_confirmation && actor.userId }
    await change(tx, escrowLifecycle, { scope: actor, id, at, set })
  })
}
