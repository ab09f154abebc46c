import type { BlockRow, ItemRow } from './blocks.ts'
import type { EscrowRow } from './escrows.ts'
import type { PresentationRow } from './presentations.ts'

/** A block of an escrow, on the day that its last day is compared with. */
export type OfBlock = {
  row: Pick<EscrowRow, 'state' | 'agreement' | 'expiry_date'>
  block: Pick<BlockRow, 'state'>
  today: string
}

/** What closes the actions of a block. */
export const blockFacts = ({ row, block, today }: OfBlock) => ({
  state: block.state,
  escrow: row.state,
  agreement: row.agreement,
  is_over: row.expiry_date < today,
})

type OfItem = OfBlock & {
  item: ItemRow
  /** Of the block. */
  items: readonly ItemRow[]
  /** Of the escrow. */
  presentations: readonly PresentationRow[]
}

/** What closes the actions of a document or a condition. */
export const itemFacts = ({ item, items, presentations, ...ofBlock }: OfItem) => ({
  ...blockFacts(ofBlock),
  decision: item.decision,
  presented: presentations.filter(({ item_id }) => item_id === item.item_id).length,
  is_held: presentations.some(
    ({ state, item_id }) => state === 'presented' && items.some((one) => one.item_id === item_id),
  ),
  has_sample: item.file !== null,
})
