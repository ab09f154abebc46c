import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import { type ReleaseEventName, releaseEventOf } from '@tradelane/contract/smart-escrow/release-events'
import type { EscrowBlockState } from '@tradelane/contract/smart-escrow/states'
import type { Db } from '@tradelane/db'
import { dayOf } from '@tradelane/providers'
import { inScope, type Scope } from '../../../../access/scope.ts'
import type { AwaitedEvent, PartDue } from '../../../../entries/parts-due.ts'
import { openAmount } from '../blocks.ts'

const toBePaid = statesWhere<EscrowBlockState>({
  ...{ pending: true, fulfilled: true, refused: true, disputed: true },
  ...{ paid: false, refunded: false },
})

/**
 * The blocks of escrows that are still to be paid, each with what it waits for: the last day of an examination, an event of another record, or the
 * last day of the escrow, where nobody has promised a day. A block that waits for nothing is paid now.
 */
export async function partsOfEscrows(db: Db, scope: Scope, ids: readonly string[]): Promise<PartDue[]> {
  const blocks = await db
    .selectFrom('escrow_blocks as block')
    .innerJoin('smart_escrows as escrow', (join) =>
      join
        .onRef('escrow.uid', '=', 'block.uid')
        .onRef('escrow.smart_escrow_id', '=', 'block.smart_escrow_id'),
    )
    .selectAll('block')
    .select('escrow.expiry_date')
    .where(inScope(scope, 'block.uid'))
    .where('block.smart_escrow_id', 'in', [...ids])
    .where('block.state', 'in', toBePaid)
    .orderBy('block.smart_escrow_id')
    .orderBy('block.position')
    .execute()
  if (blocks.length === 0) return []
  const items = await db
    .selectFrom('escrow_items as item')
    .leftJoin('escrow_presentations as presentation', (join) =>
      join
        .onRef('presentation.uid', '=', 'item.uid')
        .onRef('presentation.item_id', '=', 'item.item_id')
        .on('presentation.state', '=', 'presented'),
    )
    .select(['item.block_id', 'item.release_event', 'item.release_subject_id', 'presentation.due_at'])
    .where(inScope(scope, 'item.uid'))
    .where(
      'item.block_id',
      'in',
      blocks.map(({ block_id }) => block_id),
    )
    .where('item.decision', 'is', null)
    .execute()
  return blocks.map((block) => ({
    ...{ id: block.smart_escrow_id, kind: 'planned_payment', name: `block ${block.position}` },
    ...{ amount: openAmount(block), last: block.expiry_date },
    waitsFor: items
      .filter(({ block_id }) => block_id === block.block_id)
      .map(({ due_at, release_event: event, release_subject_id: id }) => {
        if (due_at) return { day: dayOf(due_at) }
        return event ? awaited(event as ReleaseEventName, id) : { day: block.expiry_date }
      }),
  }))
}

function awaited(event: ReleaseEventName, id: string | null): AwaitedEvent {
  const { service, to } = releaseEventOf(event)
  return { service, to, id }
}
