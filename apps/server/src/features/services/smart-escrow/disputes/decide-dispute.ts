import { staffFor } from '@tradelane/contract/primitives/staff'
import { officeDisputeActions } from '@tradelane/contract/smart-escrow/actions'
import { officeDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { escrowDisputeStateTable } from '@tradelane/contract/smart-escrow/dispute-states'
import { splitOf } from '@tradelane/contract/smart-escrow/split'
import type { Tx } from '@tradelane/db'
import { type OfficeScope, officeScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { ApprovedChange, ChangeKind } from '../../../../entries/change-kind.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../../transaction.ts'
import { isWaiting, type Made, throughTwoPeople } from '../../../people/four-eyes/index.ts'
import { amountIn, type EscrowRow } from '../escrows.ts'
import { lockForSeller, tellingSeller } from './dispute-parties.ts'
import { type DisputeRow, disputeNumber, escrowOfDispute, lockAnyDispute } from './disputes.ts'
import { splitDispute, splitFacts } from './split-dispute.ts'

type Decision = { dispute_id: string; released_percent: number; reason: string }

/** The money of a dispute is split by two people, as soon as two work here who may. */
export const disputeSplit: ChangeKind<Deps> = {
  kind: 'dispute_split',
  decidedBy: staffFor(officeDisputes.decide.staff),
  lock: lockWhole,
  confirm: splitApproved,
}

/** The approval locks what a decision locks. */
async function lockWhole(tx: Tx, disputeId: string, at: Date): Promise<void> {
  const { escrowId } = await escrowOfDispute(tx, anyOffice, disputeId)
  const { row } = await lockForSeller(tx, anyOffice, escrowId, at)
  await lockAnyDispute(tx, row, disputeId)
}

/** Only locks. */
const anyOffice = officeScope('')

/**
 * Tradelane splits the money of an escalated dispute, in one transaction with the payout's job, or asks a second person to. Refuses with NOT_FOUND,
 * and with ILLEGAL_STATE what is not escalated, waits for a second person, or has ended, also when it is repeated.
 */
export async function decideDispute(deps: Deps, actor: AdminActor, given: Decision): Promise<Made> {
  const { dispute_id: id, reason } = given
  const { escrowId } = await escrowOfDispute(deps.db, actor, id)
  let made: Made = { changeId: undefined }
  await inTransaction(deps.db, (tx) =>
    tellingSeller(deps, tx, actor, escrowId, async (row, at) => {
      const dispute = await lockAnyDispute(tx, row, id)
      const about = `dispute ${id}`
      const is_waiting = await isWaiting(deps, tx, about)
      requireOpen(officeDisputeActions.decide, { state: dispute.state, is_waiting })
      const change = {
        ...({ kind: disputeSplit.kind, subject: 'escrow_dispute', subjectId: id, about } as const),
        ...{ title: `Dispute ${disputeNumber(dispute)}`, askedBy: actor.administratorId, reason },
        ...valuesOf(dispute, given.released_percent),
      }
      let news: string | undefined
      made = await throughTwoPeople(deps, tx, change, async () => {
        news = await split(deps, tx, { row, dispute, scope: actor, at }, given)
      })
      return news
    }),
  )
  deps.crashAt('dispute_after_post')
  return made
}

function valuesOf(dispute: DisputeRow, releasedPercent: number) {
  const { released, refunded } = splitFacts(splitOf(amountIn(dispute, dispute.amount), releasedPercent))
  return {
    before: { status: escrowDisputeStateTable[dispute.state].label },
    after: {
      status: escrowDisputeStateTable.decided.label,
      ...{ to_the_seller: released, back_to_the_buyer: refunded, released_percent: String(releasedPercent) },
    },
  }
}

/** The same for a split that a second person has approved. */
async function splitApproved(deps: Deps, tx: Tx, change: ApprovedChange): Promise<void> {
  const { subjectId: dispute_id, reason, after } = change
  const scope = officeScope(change.decidedBy)
  const { escrowId } = await escrowOfDispute(tx, scope, dispute_id)
  await tellingSeller(deps, tx, scope, escrowId, async (row, at) => {
    const dispute = await lockAnyDispute(tx, row, dispute_id)
    requireOpen(officeDisputeActions.decide, { state: dispute.state }, 'CONFLICT')
    const released_percent = Number(after?.released_percent)
    return split(deps, tx, { row, dispute, scope, at }, { dispute_id, released_percent, reason })
  })
}

type Decided = { row: EscrowRow; dispute: DisputeRow; scope: OfficeScope; at: Date }

/** Answers what the seller is mailed. */
async function split(deps: Deps, tx: Tx, decided: Decided, given: Decision): Promise<string> {
  const { row, dispute, scope, at } = decided
  const { released_percent: releasedPercent, reason } = given
  await splitDispute(tx, row, dispute, { to: 'decided', releasedPercent, scope, at, reason })
  deps.crashAt('dispute_before_post')
  return `Tradelane has decided dispute ${disputeNumber(dispute)}.`
}
