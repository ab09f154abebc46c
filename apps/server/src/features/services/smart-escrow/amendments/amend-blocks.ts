import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import { type BlockRow, type ItemRow, listItems } from '../blocks.ts'
import type { EscrowRow } from '../escrows.ts'
import type { AmendedBlocks } from './amended-blocks.ts'
import type { Plan } from './amendment-plan.ts'

/** Changes blocks, documents and conditions as both sides have agreed. The caller has locked the escrow. */
export async function applyToBlocks(tx: Tx, row: EscrowRow, { blocks, money }: Plan): Promise<void> {
  const scope = systemScope(row.uid)
  for (const { block, change } of blocks.changed) {
    if (change.remove?.length)
      await tx
        .deleteFrom('escrow_items')
        .where('uid', '=', row.uid)
        .where('block_id', '=', block.block_id)
        .where('item_id', 'in', change.remove)
        .execute()
    const left = await listItems(tx, scope, [block.block_id])
    const items = [...documentsOf(change, left), ...conditionsOf(change, left)]
    if (items.length > 0)
      await tx
        .insertInto('escrow_items')
        .values(items.map((item) => ({ ...item, uid: row.uid, block_id: block.block_id })))
        .execute()
  }
  // Only where an amount changes: the blocks' parts of the price are no percentages any more.
  if (blocks.amounts.every(({ amount, to }) => amount === to)) return
  for (const [index, { block, to }] of blocks.amounts.entries())
    await saveAmount(tx, block, { amount: to, price: money.prices[index] ?? null })
}

const saveAmount = (tx: Tx, { uid, block_id }: BlockRow, set: { amount: bigint; price: bigint | null }) =>
  tx.updateTable('escrow_blocks').set(set).where('uid', '=', uid).where('block_id', '=', block_id).execute()

type Change = AmendedBlocks['changed'][number]['change']

/** After those that are left, in the order of the form. */
const lastOf = (items: readonly ItemRow[]): number => Math.max(0, ...items.map(({ position }) => position))

const documentsOf = ({ add_documents }: Change, left: readonly ItemRow[]) =>
  add_documents.map(({ approval_of_document: title, doument_file: file, approver, item_id }, index) => ({
    ...{ item_id, kind: 'document' as const, title, file: file || null, approver },
    position: lastOf(left) + index + 1,
  }))

const conditionsOf = ({ add_conditions }: Change, left: readonly ItemRow[]) =>
  add_conditions.map(({ condition: title, approver, item_id }, index) => ({
    ...{ item_id, kind: 'condition' as const, title, file: null, approver },
    position: lastOf(left) + index + 1,
  }))
