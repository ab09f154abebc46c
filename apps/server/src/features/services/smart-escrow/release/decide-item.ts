import { itemActions, officeItemActions } from '@tradelane/contract/smart-escrow/actions'
import { type ReleaseEventName, releaseText } from '@tradelane/contract/smart-escrow/release-events'
import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { type CompanyScope, type OfficeScope, systemScope } from '../../../../access/scope.ts'
import { noteDecision } from '../../../../approvals/note-decision.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { itemFacts } from '../block-facts.ts'
import { type BlockRow, type ItemRow, listBlocks, listItems } from '../blocks.ts'
import { todayOf } from '../escrow-places.ts'
import { amountIn, type EscrowRow, lockEscrow } from '../escrows.ts'
import { escrowBlockLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { beginEscrowStep } from '../payouts/steps.ts'
import { listPresentations } from '../presentations.ts'

type Decision = {
  smart_escrow_id: string
  condition: string
  item: string
  decision: 'approve' | 'refuse'
  reason?: string | undefined
}
type Decider = CompanyScope | OfficeScope

const deciding = { company: itemActions.decide, office: officeItemActions.decide }

/**
 * Approves or refuses a document or a condition. With the last one approved the block is fulfilled, and its payout is stored in the same
 * transaction. What was refused can be approved later; what was approved stays. The same decision again changes nothing. Refuses with
 * NOT_FOUND, FORBIDDEN what somebody else decides, and ILLEGAL_STATE, also after the expiry date.
 */
export async function decideItem(deps: Deps, scope: Decider, given: Decision): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, scope, given.smart_escrow_id)
    if (row.state === 'draft') throw new Refusal(scope.kind === 'office' ? 'NOT_FOUND' : 'ILLEGAL_STATE')
    const { block, items, item } = await findItem(tx, row, given)
    if (item.approver !== (scope.kind === 'office' ? 'Tradelane' : 'Buyer'))
      throw new Refusal('FORBIDDEN', { message: `${item.approver} decides about this.` })
    const decision = given.decision === 'approve' ? 'approved' : 'refused'
    if (item.decision === decision) return
    if (decision === 'refused' && item.release_event !== null)
      throw new Refusal('FORBIDDEN', { message: 'An event meets this condition. You can only approve it.' })
    const presentations = await listPresentations(tx, systemScope(row.uid), row.smart_escrow_id)
    const today = await todayOf(tx, row, at)
    const facts = itemFacts({ row, block, item, items, presentations, today })
    requireOpen(deciding[scope.kind], facts)
    if (decision === 'refused' && !given.reason) refuseFields({ reason: 'Reason is required' })
    // It may pay a part of the escrow: the audit trail has it, as it has what password and code approve.
    if (scope.kind === 'company' && decision === 'approved') noteDecision(tx, scope, 'escrow condition')
    await decide(tx, scope, row, { block, item, decision, reason: given.reason, at })
    const isFulfilled = items.every(
      (one) => (one.item_id === item.item_id ? decision : one.decision) === 'approved',
    )
    if (isFulfilled) await fulfil(tx, row, block, at)
    if (scope.kind === 'office') await noteOfficeDone(tx, row, at)
  })
}

type Met = {
  block: BlockRow
  item: ItemRow
  event: ReleaseEventName
  record: { id: string; name: string }
  at: Date
}

/** The same for a condition that the event of a record has met. The caller has locked the escrow, and checked that the condition is open. */
export async function approveByEvent(tx: Tx, row: EscrowRow, met: Met): Promise<void> {
  const { block, item, event, record, at } = met
  const scope = systemScope(row.uid)
  await tx
    .updateTable('escrow_items')
    .set({
      ...{ decision: 'approved', decided_at: at, released_at: at },
      ...{ release_subject_id: record.id, release_record: record.name },
    })
    .where('uid', '=', row.uid)
    .where('item_id', '=', item.item_id)
    .execute()
  const facts = { block: block.position, item: item.title, event: releaseText(event, record.name) }
  await note(tx, escrowLifecycle, { scope, id: row.smart_escrow_id, what: 'item_released', at, facts })
  const items = await listItems(tx, scope, [block.block_id])
  if (items.every(({ decision }) => decision === 'approved')) await fulfil(tx, row, block, at)
}

async function findItem(tx: Tx, row: EscrowRow, { condition, item: itemId }: Decision) {
  const scope = systemScope(row.uid)
  const blocks = await listBlocks(tx, scope, row.smart_escrow_id)
  const block = blocks.find(({ block_id }) => block_id === condition)
  if (!block) throw new Refusal('NOT_FOUND')
  const items = await listItems(tx, scope, [block.block_id])
  const item = items.find(({ item_id }) => item_id === itemId)
  if (!item) throw new Refusal('NOT_FOUND')
  return { block, items, item }
}

type Decided = {
  block: BlockRow
  item: ItemRow
  decision: 'approved' | 'refused'
  reason: string | undefined
  at: Date
}

async function decide(tx: Tx, scope: Decider, row: EscrowRow, decided: Decided): Promise<void> {
  const { block, item, decision, at } = decided
  const reason = decision === 'refused' ? decided.reason : undefined
  await saveDecision(tx, item, { decision, decided_at: at, reason: reason ?? null })
  await note(tx, escrowLifecycle, {
    scope,
    id: row.smart_escrow_id,
    what: `item_${decision}`,
    at,
    reason,
    facts: { block: block.position, item: item.title },
  })
}

type Saved = { decision: ItemRow['decision']; decided_at: Date | null; reason: string | null }

export async function saveDecision(tx: Tx, { uid, item_id }: ItemRow, set: Saved): Promise<void> {
  await tx
    .updateTable('escrow_items')
    .set(set)
    .where('uid', '=', uid)
    .where('item_id', '=', item_id)
    .execute()
}

/** Stores the payout of a block, in the transaction that approves the last of it. */
export async function fulfil(tx: Tx, row: EscrowRow, block: BlockRow, at: Date): Promise<void> {
  const scope = systemScope(row.uid)
  const [escrowId, blockId, amount] = [row.smart_escrow_id, block.block_id, amountIn(row, block.amount)]
  await move(tx, escrowBlockLifecycle, { scope, id: blockId, from: 'pending', to: 'fulfilled', at })
  await beginEscrowStep(tx, { companyId: row.uid, escrowId, kind: 'release', blockId, amount, at })
  const facts = { block: block.position, amount: formatMoney(amount) }
  await note(tx, escrowLifecycle, { scope, id: escrowId, what: 'block_fulfilled', at, facts })
}

/** Nothing is left for the back office to decide: its task ends. */
async function noteOfficeDone(tx: Tx, row: EscrowRow, at: Date): Promise<void> {
  const scope = systemScope(row.uid)
  const blocks = await listBlocks(tx, scope, row.smart_escrow_id)
  const items = await listItems(
    tx,
    scope,
    blocks.map(({ block_id }) => block_id),
  )
  if (items.some(({ approver, decision }) => approver === 'Tradelane' && decision !== 'approved')) return
  await note(tx, escrowLifecycle, { scope, id: row.smart_escrow_id, what: 'office_decided', at })
}
