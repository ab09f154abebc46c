import { blockAmounts } from '@tradelane/contract/smart-escrow/figures'
import type { EscrowBlock } from '@tradelane/contract/smart-escrow/forms'
import type { ReleaseEventName } from '@tradelane/contract/smart-escrow/release-events'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Money, sum } from '@tradelane/money'
import type { Selectable } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { amountIn, type EscrowRow } from './escrows.ts'

export type BlockRow = Selectable<Database['escrow_blocks']>
export type ItemRow = Selectable<Database['escrow_items']>

/** The event that meets a condition of a draft. */
export type StoredRelease = {
  event: ReleaseEventName
  subject_id: string | null
  /** As people read it. */
  record: string | null
  /** When the condition was written: an instant. */
  since: string
}

/** The blocks of an approved escrow, in their order; none of a draft. */
export async function listBlocks(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  escrowId: string,
): Promise<BlockRow[]> {
  return db
    .selectFrom('escrow_blocks')
    .selectAll()
    .where('uid', '=', companyId)
    .where('smart_escrow_id', '=', escrowId)
    .orderBy('position')
    .execute()
}

/** Documents first, then conditions, in the order of the form. */
export async function listItems(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  blockIds: readonly string[],
): Promise<ItemRow[]> {
  if (blockIds.length === 0) return []
  return db
    .selectFrom('escrow_items')
    .selectAll()
    .where('uid', '=', companyId)
    .where('block_id', 'in', blockIds)
    .orderBy('kind', 'desc')
    .orderBy('position')
    .execute()
}

/** What a block's payout, or its refund, comes to: its amount less what settled disputes gave back. */
export const openAmount = ({ currency, amount, refunded_part }: BlockRow): Money =>
  amountIn({ currency }, amount - refunded_part)

/** What is in the escrow for the blocks; payouts on their way count. */
export const remainingOf = (row: EscrowRow, blocks: readonly BlockRow[]): Money =>
  sum(
    amountIn(row, 0n).currency,
    blocks.filter(({ state }) => state !== 'paid' && state !== 'refunded').map(openAmount),
  )

/** Of the price; null once an amendment has changed the amounts. */
export const percentOf = ({ percent, price }: BlockRow): number | null => (price === null ? percent : null)

/** What went back to the balance. */
export const refundedAmount = (block: BlockRow): Money =>
  amountIn(block, block.state === 'refunded' ? block.amount : block.refunded_part)

/** The blocks of a draft, as they were saved. */
export const blocksOf = ({ conditions }: Pick<EscrowRow, 'conditions'>): EscrowBlock[] =>
  conditions as EscrowBlock[]

/** What each block of a draft comes to. */
export const draftAmounts = (row: EscrowRow): Money[] =>
  blockAmounts(
    amountIn(row, row.amount_received),
    blocksOf(row).map(({ percent_of_money }) => percent_of_money),
  )
