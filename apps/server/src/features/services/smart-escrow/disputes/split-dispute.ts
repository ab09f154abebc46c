import { type Split, splitOf } from '@tradelane/contract/smart-escrow/split'
import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { formatMoney, isPositive } from '@tradelane/money'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { settlePresentations } from '../documents/end-examinations.ts'
import { amountIn, type EscrowRow, escrowNumber } from '../escrows.ts'
import { escrowBlockLifecycle, escrowDisputeLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { splitRefunded } from '../payouts/journals.ts'
import { beginEscrowStep } from '../payouts/steps.ts'
import { settleEscrow } from '../settle-escrow.ts'
import { type DisputeRow, disputeNumber } from './disputes.ts'

export const splitFacts = ({ released, refunded }: Split) => ({
  released: formatMoney(released),
  refunded: formatMoney(refunded),
})

type End = {
  to: 'settled' | 'decided'
  releasedPercent: number
  scope: Scope
  side?: string
  at: Date
  reason?: string
}

/**
 * Ends a dispute: the seller's part becomes a payout, the rest goes back to the balance, with the states of dispute, block and escrow in the
 * caller's transaction. The caller has locked the escrow and the dispute.
 */
export async function splitDispute(tx: Tx, row: EscrowRow, dispute: DisputeRow, end: End): Promise<void> {
  const { to, releasedPercent, scope, side, at, reason } = end
  const split = splitOf(amountIn(dispute, dispute.amount), releasedPercent)
  await move(tx, escrowDisputeLifecycle, {
    ...{ scope, id: dispute.dispute_id, to, at, reason, facts: splitFacts(split) },
    set: {
      released_percent: releasedPercent,
      released_amount: split.released.amount,
      refunded_amount: split.refunded.amount,
      closed_at: at,
    },
  })
  await moveBlock(tx, row, dispute, split, at)
  await settlePresentations(tx, row, dispute.block_id, at)
  const facts = { side, dispute: disputeNumber(dispute), ...splitFacts(split) }
  await note(tx, escrowLifecycle, {
    ...{ scope, id: row.smart_escrow_id, what: `dispute_${to}`, at, reason, facts },
    set: { dispute: await standingOf(tx, row) },
  })
  await noteEnd(tx, row, at)
  await settleEscrow(tx, row, at)
}

async function moveBlock(
  tx: Tx,
  row: EscrowRow,
  { dispute_id, block_id: blockId }: DisputeRow,
  { released, refunded }: Split,
  at: Date,
): Promise<void> {
  const [companyId, escrowId] = [row.uid, row.smart_escrow_id]
  const block = { scope: systemScope(companyId), id: blockId, from: 'disputed', at } as const
  const { refunded_part } = await tx
    .selectFrom('escrow_blocks')
    .select('refunded_part')
    .where('uid', '=', companyId)
    .where('block_id', '=', blockId)
    .executeTakeFirstOrThrow()
  if (isPositive(released)) {
    const set = { refunded_part: refunded_part + refunded.amount }
    await move(tx, escrowBlockLifecycle, { ...block, to: 'fulfilled', set })
    await beginEscrowStep(tx, { companyId, escrowId, kind: 'release', blockId, amount: released, at })
  } else await move(tx, escrowBlockLifecycle, { ...block, to: 'refunded' })
  if (!isPositive(refunded)) return
  const description = `Smart escrow ${escrowNumber(row)}: refund of a dispute`
  await postJournal(tx, splitRefunded({ companyId, escrowId, amount: refunded, description }, dispute_id, at))
}

/** What of an escrow's blocks is in dispute: what the buyer can settle comes before what Tradelane decides. */
export async function standingOf(tx: Tx, row: EscrowRow): Promise<'open' | 'escalated' | null> {
  const open = await tx
    .selectFrom('escrow_disputes')
    .select('state')
    .where('uid', '=', row.uid)
    .where('smart_escrow_id', '=', row.smart_escrow_id)
    .where('closed_at', 'is', null)
    .orderBy('state', 'desc')
    .limit(1)
    .executeTakeFirst()
  return open === undefined ? null : open.state === 'open' ? 'open' : 'escalated'
}

/** Ends the tasks that nothing is left of. */
async function noteEnd(tx: Tx, row: EscrowRow, at: Date): Promise<void> {
  const { uid, smart_escrow_id: id } = row
  const states = await tx
    .selectFrom('escrow_disputes')
    .select('state')
    .where('uid', '=', uid)
    .where('smart_escrow_id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
  const scope = systemScope(uid)
  if (!states.some(({ state }) => state === 'escalated'))
    await note(tx, escrowLifecycle, { scope, id, what: 'disputes_decided', at })
  if (states.length === 0) await note(tx, escrowLifecycle, { scope, id, what: 'disputes_closed', at })
}
