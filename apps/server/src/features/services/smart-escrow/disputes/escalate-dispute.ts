import { disputeActions } from '@tradelane/contract/smart-escrow/actions'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { instantText } from '../../../../lifecycle/day-text.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { countriesOfEscrow } from '../escrow-places.ts'
import { escrowDisputeLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { type Party, tellingSeller } from './dispute-parties.ts'
import { type DisputeRow, disputeNumber, isEarly, lockDispute } from './disputes.ts'
import { factsOf } from './open-dispute.ts'
import { standingOf } from './split-dispute.ts'

/** A side asks Tradelane to decide. Refuses with NOT_FOUND, and with ILLEGAL_STATE before the fourth day is over. Answers what the seller is mailed. */
export async function escalateDispute(deps: Deps, tx: Tx, party: Party, disputeId: string): Promise<string> {
  const { row, at, scope } = party
  const dispute = await lockDispute(tx, row, disputeId, disputeActions.escalate)
  if (isEarly(dispute, at)) {
    const { [party.side]: country } = await countriesOfEscrow(tx, row)
    const escalation_from = instantText(dispute.escalation_from, country)
    requireOpen(disputeActions.escalate, { state: dispute.state, escalation_from })
  }
  await escalate(deps, tx, dispute, at)
  const facts = factsOf(party, dispute)
  await note(tx, escrowLifecycle, {
    ...{ scope, id: row.smart_escrow_id, what: 'dispute_escalated', at, facts },
    set: { dispute: await standingOf(tx, row) },
  })
  return `The buyer asked Tradelane to decide dispute ${disputeNumber(dispute)}. Add a statement if we need to know more.`
}

const escalate = ({ config }: Deps, tx: Tx, { uid, dispute_id: id }: DisputeRow, at: Date) =>
  move(tx, escrowDisputeLifecycle, {
    ...{ scope: systemScope(uid), id, from: 'open', to: 'escalated', at },
    set: { escalated_at: at, decision_due_at: dueAt('decideDispute', at, config.officeCountry) },
  })

/** The job: disputes on which both sides did not agree in time go to Tradelane. Safe to repeat. */
export async function escalateDisputes(deps: Deps, pageSize?: number): Promise<void> {
  await eachDue(deps, {
    job: 'escalate-escrow-disputes',
    subject: 'escrow_dispute',
    does: 'take over a dispute',
    ...(pageSize !== undefined && { pageSize }),
    due: ({ after, limit }) =>
      deps.db
        .selectFrom('escrow_disputes')
        .select(['uid as companyId', 'smart_escrow_id as escrowId', 'dispute_id as id'])
        .where('state', '=', 'open')
        .where('escalates_at', '<=', deps.clock.now())
        .where('dispute_id', '>', after)
        .orderBy('dispute_id')
        .limit(limit)
        .execute(),
    each: (which) => escalateLate(deps, which),
  })
}

type DisputeKey = { companyId: string; escrowId: string; id: string }

async function escalateLate(deps: Deps, { companyId, escrowId, id }: DisputeKey): Promise<void> {
  const scope = systemScope(companyId)
  await inTransaction(deps.db, (tx) =>
    tellingSeller(deps, tx, scope, escrowId, async (row, at) => {
      const dispute = await tx
        .selectFrom('escrow_disputes')
        .selectAll()
        .where('uid', '=', companyId)
        .where('dispute_id', '=', id)
        .executeTakeFirstOrThrow()
      // Settled, or escalated by a side or by another process, meanwhile.
      if (dispute.state !== 'open') return undefined
      await escalate(deps, tx, dispute, at)
      const facts = { dispute: disputeNumber(dispute) }
      await note(tx, escrowLifecycle, {
        ...{ scope, id: escrowId, what: 'dispute_escalated_late', at, facts },
        set: { dispute: await standingOf(tx, row) },
      })
      return `Tradelane decides dispute ${disputeNumber(dispute)}. Add a statement if we need to know more.`
    }),
  )
}
