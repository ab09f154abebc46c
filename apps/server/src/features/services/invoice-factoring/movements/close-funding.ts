import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { move } from '../../../../lifecycle/move.ts'
import { lockFunding, receivableOfRow } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { listUnmadeSteps } from './steps.ts'

/**
 * Closes a settled funding once all of its money is passed on: the buyer has paid the whole invoice, the customer has paid what was due and
 * settles the rest with its buyer, or the back office has closed it with what is missing.
 */
export async function closeIfDone(tx: Tx, scope: OneCompanyScope, id: string, at: Date): Promise<void> {
  const funding = await lockFunding(tx, scope, id)
  const isPaid =
    funding.buyer_paid >= receivableOfRow(funding).amount ||
    funding.customer_paid > 0n ||
    funding.shortfall_amount !== null
  if (funding.state !== 'collected' || !isPaid) return
  if ((await listUnmadeSteps(tx, scope, id)).length > 0) return
  await move(tx, fundingLifecycle, { scope, id, to: 'closed', at })
}
