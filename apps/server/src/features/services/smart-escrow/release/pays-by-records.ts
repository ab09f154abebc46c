import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import { escrowNumber, runningStates } from '../escrows.ts'

/** The numbers of the running escrows of which an undecided condition names one of these records: its event pays in any trade. */
export async function paysByRecords(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('escrow_items as item')
    .innerJoin('escrow_blocks as block', (join) =>
      join.onRef('block.uid', '=', 'item.uid').onRef('block.block_id', '=', 'item.block_id'),
    )
    .innerJoin('smart_escrows as escrow', (join) =>
      join
        .onRef('escrow.uid', '=', 'block.uid')
        .onRef('escrow.smart_escrow_id', '=', 'block.smart_escrow_id'),
    )
    .select(['item.release_subject_id as record', 'escrow.number', 'escrow.created_at'])
    .distinct()
    .where('item.uid', '=', companyId)
    .where('item.release_subject_id', 'in', [...ids])
    .where('item.decision', 'is', null)
    .where('block.state', '=', 'pending')
    .where('escrow.state', 'in', runningStates)
    .orderBy('escrow.number')
    .execute()
  const groups = Map.groupBy(rows, ({ record }) => record ?? '')
  return new Map([...groups].map(([record, of]) => [record, of.map(escrowNumber)]))
}
