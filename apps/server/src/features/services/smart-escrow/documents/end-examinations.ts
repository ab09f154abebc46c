import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { type ItemRow, listBlocks, listItems } from '../blocks.ts'
import type { EscrowRow } from '../escrows.ts'
import { escrowLifecycle, presentationLifecycle } from '../lifecycle.ts'
import { listOpenPresentations } from '../presentations.ts'

/** What was presented for a block whose dispute has ended is not examined any more. The caller has locked the escrow. */
export async function settlePresentations(tx: Tx, row: EscrowRow, blockId: string, at: Date): Promise<void> {
  const scope = systemScope(row.uid)
  const items = await listItems(tx, scope, [blockId])
  const open = (await listOpenPresentations(tx, row)).flatMap(({ presentation_id: id, item_id }) => {
    const item = items.find((one) => one.item_id === item_id)
    return item ? [{ id, item }] : []
  })
  for (const { id } of open)
    await move(tx, presentationLifecycle, { scope, id, to: 'settled', at, set: { decided_at: at } })
  for (const approver of new Set(open.map(({ item }) => item.approver)))
    await noteExamined(tx, row, approver, at)
}

/** An examiner's task ends with its last open document. */
export async function noteExamined(
  tx: Tx,
  row: EscrowRow,
  examiner: ItemRow['approver'],
  at: Date,
): Promise<void> {
  const scope = systemScope(row.uid)
  const open = new Set((await listOpenPresentations(tx, row)).map(({ item_id }) => item_id))
  const blocks = await listBlocks(tx, scope, row.smart_escrow_id)
  const items = await listItems(
    tx,
    scope,
    blocks.map(({ block_id }) => block_id),
  )
  if (items.some(({ item_id, approver }) => approver === examiner && open.has(item_id))) return
  const what = examiner === 'Buyer' ? 'documents_examined' : 'office_examined'
  await note(tx, escrowLifecycle, { scope, id: row.smart_escrow_id, what, at })
}
