import type { EscrowPageData, WireBlock } from './escrow-queries.ts'

export type ItemOfBlock = WireBlock['document_approval'][number] | WireBlock['condition_approval'][number]

/** What closes actions of a block; none of a draft. */
export const blockRecord = ({ smart_escrow, is_over }: EscrowPageData, { state }: WireBlock) =>
  state && { state, escrow: smart_escrow.status, agreement: smart_escrow.agreement, is_over }

/** What closes actions of a document or a condition; none of a draft. */
export function itemRecord(page: EscrowPageData, block: WireBlock, item: ItemOfBlock) {
  const ofBlock = blockRecord(page, block)
  const presented = block.document_approval.flatMap(({ presentations }) => presentations)
  return (
    ofBlock && {
      ...ofBlock,
      decision: item.decision,
      presented: 'presentations' in item ? item.presentations.length : 0,
      is_held: presented.some(({ state }) => state === 'presented'),
      has_sample: 'doument_file' in item && item.doument_file !== '',
    }
  )
}
