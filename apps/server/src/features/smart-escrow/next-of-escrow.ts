import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Db } from '@tradelane/db'
import { type Scope, systemScope } from '../../access/scope.ts'
import { nextStepOf } from '../../lifecycle/next-step.ts'
import { type BlockRow, type ItemRow, listBlocks, listItems } from './blocks.ts'
import { type EscrowRow, isRunning } from './escrows.ts'
import { escrowLifecycle } from './lifecycle.ts'
import { nextOfDisputes } from './next-of-dispute.ts'
import { listPresentations, type PresentationRow } from './presentations.ts'

type Parts = {
  blocks: readonly BlockRow[]
  items: readonly ItemRow[]
  presentations: readonly PresentationRow[]
}
type Next = NonNullable<NextStep>

/** Who must do what next: of a funded escrow, its blocks and what was presented decide. */
export async function nextOfEscrow(db: Db, scope: Scope, row: EscrowRow, now: Date): Promise<NextStep> {
  if (row.dispute !== null)
    return nextOfDisputes(db, row, { reader: scope.kind === 'office' ? 'office' : 'buyer', now })
  const ofState = nextStepOf(escrowLifecycle, row, now)
  if (row.payee_changed_at !== null || !(isRunning(row) || row.state === 'expired')) return ofState
  const own = systemScope(row.uid)
  const blocks = await listBlocks(db, own, row.smart_escrow_id)
  const pending = blocks.filter(({ state }) => state === 'pending')
  const items = await listItems(
    db,
    own,
    pending.map(({ block_id }) => block_id),
  )
  const presentations = await listPresentations(db, own, row.smart_escrow_id)
  return nextFor(row, { blocks, items, presentations }, now) ?? ofState
}

export function nextFor(row: EscrowRow, parts: Parts, now: Date): Next | undefined {
  return (
    examination(parts) ??
    (isRunning(row) ? (agreement(row, now) ?? firstPending(row, parts)) : undefined) ??
    payout(parts)
  )
}

/** The one that is due first. */
function examination({ items, presentations }: Parts): Next | undefined {
  const [first] = presentations
    .filter(({ state }) => state === 'presented')
    .toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime())
  const item = items.find(({ item_id }) => item_id === first?.item_id)
  if (!first || !item) return undefined
  return item.approver === 'Buyer'
    ? { who: 'approver', text: `Examine the presented document: ${item.title}.`, by: first.due_at }
    : { who: 'tradelane', text: `We examine the presented document: ${item.title}.`, by: first.due_at }
}

function agreement({ agreement: answer, agreement_due_at: by }: EscrowRow, now: Date): Next | undefined {
  if (answer === 'declined')
    return {
      who: 'approver',
      text: 'The seller has declined. Cancel the escrow, or send the seller a new link.',
      by: null,
    }
  if (answer === 'agreed') return undefined
  if (by !== null && by > now)
    return { who: 'counterparty', text: 'The seller agrees to the escrow by its link, or declines.', by }
  return {
    who: 'customer',
    text: 'The seller has not answered. Call the seller, send a new link, or cancel the escrow.',
    by: null,
  }
}

/** What the first block that is not fulfilled waits for. What was refused is the seller's to correct. */
function firstPending(row: EscrowRow, { blocks, items }: Parts): Next | undefined {
  const block = blocks.find(({ state }) => state === 'pending')
  if (!block) return undefined
  const open = items.filter(
    ({ block_id, decision }) => block_id === block.block_id && decision !== 'approved',
  )
  const expiry = new Date(`${row.expiry_date}T23:59:59.999Z`)
  const isRefused = open.some(({ kind, decision }) => kind === 'document' && decision === 'refused')
  if (open.some(({ kind }) => kind === 'document'))
    return {
      who: 'counterparty',
      text: `The seller ${isRefused ? 'corrects' : 'presents'} the documents of block ${block.position}${isRefused ? ' and presents them again' : ''}.`,
      by: expiry,
    }
  const undecided = open.filter(({ decision }) => decision === null)
  if (undecided.length === 0)
    return {
      who: 'counterparty',
      text: `The seller puts right what was refused in block ${block.position}.`,
      by: expiry,
    }
  if (undecided.some(({ approver }) => approver === 'Buyer'))
    return { who: 'approver', text: `Decide about the conditions of block ${block.position}.`, by: expiry }
  return { who: 'tradelane', text: `We decide about the conditions of block ${block.position}.`, by: expiry }
}

/** Nothing is left to decide. */
function payout({ blocks }: Parts): Next | undefined {
  if (blocks.some(({ state }) => state === 'fulfilled'))
    return { who: 'provider', text: 'The payments provider pays the beneficiary.', by: null }
  if (blocks.some(({ state }) => state === 'refused'))
    return { who: 'tradelane', text: 'A payout was refused. We pay it again, or refund it.', by: null }
  return undefined
}
