import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { blocksOf } from './blocks.ts'

/** The documents against which these escrows are released, by their titles: of a draft as it was saved, of others what its blocks ask for. */
export async function documentsAskedBy(
  db: Db,
  { companyId }: OneCompanyScope,
  escrowIds: readonly string[],
): Promise<string[]> {
  if (escrowIds.length === 0) return []
  const [drafts, items] = await Promise.all([
    db
      .selectFrom('smart_escrows')
      .select('conditions')
      .where('uid', '=', companyId)
      .where('smart_escrow_id', 'in', escrowIds)
      .where('state', '=', 'draft')
      .execute(),
    db
      .selectFrom('escrow_items as item')
      .innerJoin('escrow_blocks as block', (join) =>
        join.onRef('block.uid', '=', 'item.uid').onRef('block.block_id', '=', 'item.block_id'),
      )
      .select('item.title')
      .where('item.uid', '=', companyId)
      .where('block.smart_escrow_id', 'in', escrowIds)
      .where('item.kind', '=', 'document')
      .where('block.state', '!=', 'refunded')
      .orderBy(['block.position', 'item.position'])
      .execute(),
  ])
  const drafted = drafts
    .flatMap((row) => blocksOf(row))
    .flatMap(({ document_approval }) => document_approval)
    .map(({ approval_of_document }) => approval_of_document)
  return [...new Set([...drafted, ...items.map(({ title }) => title)])]
}
