import { itemActions } from '@tradelane/contract/smart-escrow/actions'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { type ItemOfBlock, itemRecord } from './block-record.ts'
import { DecideItem } from './decide-item.tsx'
import type { EscrowPageData, WireBlock } from './escrow-queries.ts'
import { GiveSample } from './give-sample.tsx'
import { completesBlock, PaidByApproval } from './paid-by-approval.tsx'

type ItemActsProps = {
  page: EscrowPageData
  block: WireBlock
  item: ItemOfBlock
  title: string
  isOffice: boolean
}

/** What the reader can do with a document or a condition until it is approved, and why not. */
export function ItemActs({ page, block, item, title, isOffice }: ItemActsProps) {
  const { smart_escrow_id, agreement } = page.smart_escrow
  const record = itemRecord(page, block, item)
  if (!record || !block.block_id || !item.item_id || item.decision === 'approved') return null
  const which = { smart_escrow_id, condition: block.block_id, item: item.item_id }
  const isDecider = item.approver === (isOffice ? 'Tradelane' : 'Buyer')
  return (
    <>
      {!isOffice && 'doument_file' in item && !record.has_sample && (
        <RecordAction action={itemActions.giveSample} record={record}>
          {(closed) => <GiveSample which={which} title={title} closed={closed} />}
        </RecordAction>
      )}
      {/* What was presented is examined instead. */}
      {isDecider && record.presented === 0 && (
        <DecideItem
          which={which}
          record={record}
          title={title}
          isOffice={isOffice}
          isAgreed={agreement === 'agreed'}
          mayRefuse={!('released_by' in item) || item.released_by === null}
          paid={paidBy(page, block, item)}
        />
      )}
    </>
  )
}

/** What approving the item pays; nothing where other items of the block are still open. */
export const paidBy = (page: EscrowPageData, block: WireBlock, { item_id }: { item_id: string | null }) =>
  completesBlock(block, item_id) ? <PaidByApproval page={page} block={block} /> : undefined
