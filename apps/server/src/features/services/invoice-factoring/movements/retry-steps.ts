import type { Db, Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import type { FundingRow } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { beginFactoringStep, getStep, listUnmadeSteps } from './steps.ts'

/**
 * Makes the refused transfers of a funding again, each under a new key: to the old one the outside party would repeat its "no". Refuses with
 * NOT_FOUND, and with ILLEGAL_STATE where nothing was refused, or it is under way again.
 */
export async function retrySteps(deps: Deps, actor: AdminActor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const { uid: companyId, state } = await lockRow(tx, fundingLifecycle, { scope: actor, id })
    const scope = systemScope(companyId)
    const refused = await listRefused(tx, { uid: companyId, invoice_factoring_id: id, state })
    if (refused.length === 0) throw new Refusal('ILLEGAL_STATE')
    for (const { stepId } of refused) {
      const { fundingId, paymentId, kind, amount } = await getStep(tx, scope, stepId)
      await beginFactoringStep(tx, {
        companyId,
        fundingId,
        ...(paymentId !== null && { paymentId }),
        kind,
        amount,
        at,
      })
      const facts = { kind, amount: formatMoney(amount) }
      await note(tx, fundingLifecycle, { scope: actor, id, what: 'step_repeated', at, facts })
    }
  })
}

export const mayRetry = async (db: Db, funding: FundingKey): Promise<boolean> =>
  (await listRefused(db, funding)).length > 0

type FundingKey = Pick<FundingRow, 'uid' | 'invoice_factoring_id' | 'state'>

/** The finance partner's refusal of the transfer has denied the invoice: that is final. */
async function listRefused(db: Db | Tx, { uid, invoice_factoring_id, state }: FundingKey) {
  if (state === 'denied') return []
  const unmade = await listUnmadeSteps(db, systemScope(uid), invoice_factoring_id)
  return unmade.filter((step) => step.state === 'rejected')
}
