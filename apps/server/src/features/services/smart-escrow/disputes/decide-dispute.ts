import { officeDisputeActions } from '@tradelane/contract/smart-escrow/actions'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { inTransaction } from '../../../../transaction.ts'
import { tellingSeller } from './dispute-parties.ts'
import { disputeNumber, escrowOfDispute, lockDispute } from './disputes.ts'
import { splitDispute } from './split-dispute.ts'

type Decision = { dispute_id: string; released_percent: number; reason: string }

/**
 * Tradelane splits the money of an escalated dispute, in one transaction with the payout's job. Refuses with NOT_FOUND, and with
 * ILLEGAL_STATE what is not escalated, and what has ended, also when it is repeated.
 */
export async function decideDispute(deps: Deps, actor: AdminActor, given: Decision): Promise<void> {
  const { escrowId } = await escrowOfDispute(deps.db, actor, given.dispute_id)
  await inTransaction(deps.db, (tx) =>
    tellingSeller(deps, tx, actor, escrowId, async (row, at) => {
      const dispute = await lockDispute(tx, row, given.dispute_id, officeDisputeActions.decide)
      const { released_percent: releasedPercent, reason } = given
      await splitDispute(tx, row, dispute, { to: 'decided', releasedPercent, scope: actor, at, reason })
      deps.crashAt('dispute_before_post')
      return `Tradelane has decided dispute ${disputeNumber(dispute)}.`
    }),
  )
  deps.crashAt('dispute_after_post')
}
