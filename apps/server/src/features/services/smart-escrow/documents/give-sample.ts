import { itemActions } from '@tradelane/contract/smart-escrow/actions'
import type { givenSample } from '@tradelane/contract/smart-escrow/forms'
import type { z } from 'zod/mini'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { requireOwnDocuments } from '../../../papers/documents/index.ts'
import { itemFacts } from '../block-facts.ts'
import { listBlocks, listItems } from '../blocks.ts'
import { todayOf } from '../escrow-places.ts'
import { lockEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { listPresentations } from '../presentations.ts'

/**
 * The sample of a document that was to follow: it says what the buyer expects, and changes nothing of what was agreed. Refuses with NOT_FOUND,
 * and with ILLEGAL_STATE where there is one already, or the document is decided.
 */
export async function giveSample(
  deps: Deps,
  actor: CustomerActor,
  { smart_escrow_id: id, condition, item: itemId, doument_file: file }: z.output<typeof givenSample>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, actor, id)
    const scope = systemScope(row.uid)
    const block = (await listBlocks(tx, scope, id)).find(({ block_id }) => block_id === condition)
    const items = block ? await listItems(tx, scope, [block.block_id]) : []
    const item = items.find(({ item_id, kind }) => item_id === itemId && kind === 'document')
    if (!block || !item) throw new Refusal('NOT_FOUND')
    const presentations = await listPresentations(tx, scope, id)
    const today = await todayOf(tx, row, at)
    requireOpen(itemActions.giveSample, itemFacts({ row, block, item, items, presentations, today }))
    await requireOwnDocuments(deps, tx, actor, new Map([['doument_file', file]]))
    await tx
      .updateTable('escrow_items')
      .set({ file })
      .where('uid', '=', row.uid)
      .where('item_id', '=', item.item_id)
      .execute()
    const facts = { block: block.position, item: item.title }
    await note(tx, escrowLifecycle, { scope: actor, id, what: 'sample_given', at, facts })
  })
}
