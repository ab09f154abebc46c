import { rolesFor } from '@tradelane/contract'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { itemActions, officeItemActions, presentationActions } from '@tradelane/contract/smart-escrow/actions'
import type { EscrowApprover } from '@tradelane/contract/smart-escrow/options'
import type { ShownBlock } from '@tradelane/contract/smart-escrow/shown-blocks'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { type Scope, systemScope } from '../../../access/scope.ts'
import { itemFacts } from './block-facts.ts'
import {
  type BlockRow,
  blocksOf,
  draftAmounts,
  type ItemRow,
  listBlocks,
  listItems,
  percentOf,
  refundedAmount,
} from './blocks.ts'
import { showPresentation } from './documents/describe-presentation.ts'
import { todayOf } from './escrow-places.ts'
import { amountIn, type EscrowRow, type KnownEscrow } from './escrows.ts'
import { arrivalsOfPayouts, arrivesBy } from './payouts/arrival-of-payout.ts'
import { examinationFacts, listPresentations, type PresentationRow } from './presentations.ts'
import { showDraftRelease, showRelease } from './release/show-release.ts'

/** The blocks with what must be approved and what was presented, for the reader of this scope. */
export async function showBlocks(db: Db, scope: Scope, row: KnownEscrow, now: Date): Promise<ShownBlock[]> {
  if (row.state === 'draft') return showDraftBlocks(row)
  const own = systemScope(row.uid)
  const blocks = await listBlocks(db, own, row.smart_escrow_id)
  const items = await listItems(
    db,
    own,
    blocks.map(({ block_id }) => block_id),
  )
  const presentations = await listPresentations(db, own, row.smart_escrow_id)
  const reader = { row, approver: approverOf(scope), today: await todayOf(db, row, now) }
  const arrivals = await arrivalsOfPayouts(db, row, now)
  return blocks.map((block) => {
    const ofBlock = items.filter(({ block_id }) => block_id === block.block_id)
    const shown = showBlock({ block, items: ofBlock, presentations }, reader)
    return { ...shown, ...arrivesBy(arrivals, block) }
  })
}

type Reader = { row: EscrowRow; approver: EscrowApprover | undefined; today: string }
type Parts = { block: BlockRow; items: readonly ItemRow[]; presentations: readonly PresentationRow[] }

/** In which part the reader may decide; undefined where in none. */
export function approverOf(scope: Scope): EscrowApprover | undefined {
  if (scope.kind === 'office') return 'Tradelane'
  const mayApprove =
    scope.kind === 'company' && rolesFor({ method: 'POST', who: 'approver' }).includes(scope.role)
  return mayApprove ? 'Buyer' : undefined
}

function showBlock({ block, items, presentations }: Parts, reader: Reader): ShownBlock {
  const { row, today, approver } = reader
  const decide = approver === 'Tradelane' ? officeItemActions.decide : itemActions.decide
  const shown = (item: ItemRow) => ({
    item_id: item.item_id,
    approver: item.approver,
    decision: item.decision,
    decided_at: item.decided_at,
    reason: item.reason,
    may_decide:
      item.approver === approver &&
      !closedBy(decide, itemFacts({ row, block, item, items, presentations, today })),
  })
  const presented = (item: ItemRow) =>
    presentations
      .filter(({ item_id }) => item_id === item.item_id)
      .map((presentation) => {
        const facts = examinationFacts({ row, presentation, block }, today)
        const mayDo = (action: typeof presentationActions.refuse) => !closedBy(action, facts)
        return {
          ...showPresentation(presentation),
          file: presentation.file,
          may_examine: item.approver === approver && mayDo(presentationActions.refuse),
          may_waive: approver === 'Buyer' && mayDo(presentationActions.waive),
          is_over: facts.is_over,
        }
      })
  return {
    block_id: block.block_id,
    percent_of_money: percentOf(block),
    state: block.state,
    amount: decimalText(amountIn(block, block.amount)),
    refunded: decimalText(refundedAmount(block)),
    reason: block.reason,
    document_approval: items
      .filter(({ kind }) => kind === 'document')
      .map((item) => ({
        ...shown(item),
        approval_of_document: item.title,
        doument_file: item.file ?? '',
        ...(item.file === null && { sample_follows: true }),
        presentations: presented(item),
      })),
    condition_approval: items
      .filter(({ kind }) => kind === 'condition')
      .map((item) => ({
        ...shown(item),
        ...{ condition: item.title, approval_of_document: item.approver },
        released_by: showRelease(item),
      })),
  }
}

const undecided = {
  item_id: null,
  decision: null,
  decided_at: null,
  reason: null,
  may_decide: false,
} as const

function showDraftBlocks(row: KnownEscrow): ShownBlock[] {
  const amounts = draftAmounts(row)
  return blocksOf(row).map((block, index) => ({
    block_id: null,
    percent_of_money: block.percent_of_money,
    state: null,
    amount: decimalText(amounts[index] ?? amountIn(row, 0n)),
    refunded: decimalText(amountIn(row, 0n)),
    reason: null,
    document_approval: block.document_approval.map((item) => ({ ...undecided, ...item, presentations: [] })),
    condition_approval: block.condition_approval.map((item) => ({
      ...undecided,
      ...item,
      approver: item.approval_of_document,
      released_by: showDraftRelease(item.released_by),
    })),
  }))
}
