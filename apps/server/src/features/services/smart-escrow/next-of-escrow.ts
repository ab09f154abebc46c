import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Db } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { agreementOf } from './agreement.ts'
import { type BlockRow, type ItemRow, listBlocks, listItems } from './blocks.ts'
import { readDisputes } from './disputes/disputes.ts'
import { stepsOfDispute } from './disputes/next-of-dispute.ts'
import { lastMomentOf } from './escrow-places.ts'
import { type EscrowRow, isRunning } from './escrows.ts'
import { escrowLifecycle } from './lifecycle.ts'
import { firstFor, type Next, type Reading } from './next-for-reader.ts'
import { listQuestioned, nextOfPayout } from './payouts/next-of-payout.ts'
import { listPresentations, type PresentationRow } from './presentations.ts'

type Parts = {
  blocks: readonly BlockRow[]
  items: readonly ItemRow[]
  presentations: readonly PresentationRow[]
  /** Blocks about whose payout the payments provider asks. */
  questioned: ReadonlySet<string>
  /** Of the escrow. */
  lastMoment: Date
}

/** Who must do what next, as the reader has it: of a funded escrow, its blocks, what was presented and its disputes decide. */
export async function nextOfEscrow(db: Db, row: EscrowRow, reading: Reading): Promise<NextStep> {
  const ofState = reading.reader === 'seller' ? null : nextStepOf(escrowLifecycle, row, reading.now)
  if (!isRunning(row) && row.state !== 'expired') return ofState
  const own = systemScope(row.uid)
  const blocks = await listBlocks(db, own, row.smart_escrow_id)
  const pending = blocks.filter(({ state }) => state === 'pending')
  const items = await listItems(
    db,
    own,
    pending.map(({ block_id }) => block_id),
  )
  const presentations = await listPresentations(db, own, row.smart_escrow_id)
  const isBeingPaid = blocks.some(({ state }) => state === 'fulfilled')
  const questioned = isBeingPaid ? await listQuestioned(db, row) : new Set<string>()
  const lastMoment = await lastMomentOf(db, row)
  const disputes = row.dispute === null ? [] : await readDisputes(db, row)
  const steps = [
    ...stepsOfBlocks(row, { blocks, items, presentations, questioned, lastMoment }, reading),
    ...disputes.flatMap((whole) => stepsOfDispute(whole, reading)),
    ...(row.payee_changed_at !== null && ofState ? [ofState] : []),
  ]
  return firstFor(reading.reader, steps) ?? ofState
}

/** Everything that the blocks of a funded escrow wait for. */
export function stepsOfBlocks(row: EscrowRow, parts: Parts, reading: Reading): Next[] {
  const payouts = parts.blocks.flatMap((block) => nextOfPayout(row, block, parts.questioned, reading) ?? [])
  return [...examinations(parts, reading), ...nextOfTerms(row, parts, reading), ...payouts]
}

function examinations({ items, presentations }: Parts, { reader }: Reading): Next[] {
  return presentations
    .filter(({ state }) => state === 'presented')
    .flatMap(({ item_id, due_at: by }): Next[] => {
      const item = items.find((each) => each.item_id === item_id)
      if (!item) return []
      const of = `the presented document: ${item.title}.`
      if (item.approver !== 'Buyer') return [{ who: 'tradelane', text: `We examine ${of}`, by }]
      return reader === 'seller'
        ? [{ who: 'counterparty', text: `The buyer examines ${of}`, by }]
        : [{ who: 'approver', text: `Examine ${of}`, by }]
    })
}

/**
 * Once the seller has agreed, the first block that is not fulfilled. It has time until the last day, so that a dispute goes before it. The
 * seller's page asks for its agreement by itself.
 */
function nextOfTerms(row: EscrowRow, parts: Parts, reading: Reading): Next[] {
  if (!isRunning(row) || row.dispute !== null || agreementOf(row) === 'cancelled') return []
  if (row.agreement === 'agreed') return firstPending(parts, reading)
  return reading.reader === 'seller' ? [] : [agreement(row, reading.now)]
}

function agreement({ agreement: answer, agreement_due_at: by }: EscrowRow, now: Date): Next {
  if (answer === 'declined')
    return {
      who: 'approver',
      text: 'The seller has declined. Cancel the escrow, or send the seller a new link.',
      by: null,
    }
  if (by !== null && by > now)
    return { who: 'counterparty', text: 'The seller agrees to the escrow by its link, or declines.', by }
  return {
    who: 'customer',
    text: 'The seller has not answered. Call the seller, send a new link, or cancel the escrow.',
    by: null,
  }
}

/** What the first block that is not fulfilled waits for, besides examinations. What was refused is the seller's to correct. */
function firstPending({ blocks, items, presentations, lastMoment: by }: Parts, { reader }: Reading): Next[] {
  const block = blocks.find(({ state }) => state === 'pending')
  if (!block) return []
  const examined = presentations.filter(({ state }) => state === 'presented').map(({ item_id }) => item_id)
  const open = items.filter(
    ({ block_id, item_id, decision }) =>
      block_id === block.block_id && decision !== 'approved' && !examined.includes(item_id),
  )
  const ofSeller = (own: string, seen: string): Next[] =>
    reader === 'seller' ? [{ who: 'customer', text: own, by }] : [{ who: 'counterparty', text: seen, by }]
  const ofBlock = `of block ${block.position}`
  const documents = open.filter(({ kind }) => kind === 'document')
  if (documents.some(({ decision }) => decision === 'refused'))
    return ofSeller(
      `Correct the documents ${ofBlock} and present them again.`,
      `The seller corrects the documents ${ofBlock} and presents them again.`,
    )
  if (documents.length > 0)
    return ofSeller(`Present the documents ${ofBlock}.`, `The seller presents the documents ${ofBlock}.`)
  const undecided = open.filter(({ decision }) => decision === null)
  if (undecided.some(({ approver }) => approver === 'Buyer'))
    return reader === 'seller'
      ? [{ who: 'counterparty', text: `The buyer decides about the conditions ${ofBlock}.`, by }]
      : [{ who: 'approver', text: `Decide about the conditions ${ofBlock}.`, by }]
  if (undecided.length > 0)
    return [{ who: 'tradelane', text: `We decide about the conditions ${ofBlock}.`, by }]
  if (open.length === 0) return []
  const refused = `what was refused in block ${block.position}.`
  return ofSeller(`Put right ${refused}`, `The seller puts right ${refused}`)
}
