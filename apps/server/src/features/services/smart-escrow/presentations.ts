import type { StatedDocument } from '@tradelane/contract/smart-escrow/presentations'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Selectable } from 'kysely'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { type BlockRow, type ItemRow, listBlocks, listItems } from './blocks.ts'
import type { EscrowRow } from './escrows.ts'
import { presentationLifecycle } from './lifecycle.ts'

/** As it is stored with a presentation. `waived_by` is the actor of the event. */
export type StoredDifference = {
  code: string
  text: string
  found_by: 'check' | 'examiner'
  waived_by: string | null
}
export type PresentationRow = Selectable<Database['escrow_presentations']>

export const statedIn = ({ stated }: Pick<PresentationRow, 'stated'>): StatedDocument =>
  stated as StatedDocument
export const differencesOf = ({ differences }: Pick<PresentationRow, 'differences'>): StoredDifference[] =>
  differences as StoredDifference[]
/** What speaks against accepting it. */
export const openDifferences = (row: Pick<PresentationRow, 'differences'>): StoredDifference[] =>
  differencesOf(row).filter(({ waived_by }) => waived_by === null)

type Named = { item: Pick<ItemRow, 'title'>; block: Pick<BlockRow, 'position'>; version: number }

/** What the time line says of it: its name, with its version where the seller has presented it again. */
export const presentedFacts = ({ item: { title }, block, version }: Named) => ({
  item: version > 1 ? `${title} (version ${version})` : title,
  block: block.position,
})

type OfEscrow = {
  row: Pick<EscrowRow, 'expiry_date'>
  presentation: PresentationRow
  block: Pick<BlockRow, 'state'>
}

/** What closes its examination. */
export const examinationFacts = ({ row, presentation, block }: OfEscrow, today?: string) => ({
  state: presentation.state,
  block: block.state,
  has_differences: openDifferences(presentation).length > 0,
  is_over: today !== undefined && row.expiry_date < today,
})

/** All presentations of an escrow, newest first. */
export async function listPresentations(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  escrowId: string,
): Promise<PresentationRow[]> {
  return db
    .selectFrom('escrow_presentations')
    .selectAll()
    .where('uid', '=', companyId)
    .where('smart_escrow_id', '=', escrowId)
    .orderBy('item_id')
    .orderBy('version', 'desc')
    .execute()
}

/** Those of an escrow that wait for their examination. */
export async function listOpenPresentations(
  tx: Tx,
  { uid, smart_escrow_id }: Pick<EscrowRow, 'uid' | 'smart_escrow_id'>,
): Promise<PresentationRow[]> {
  const all = await listPresentations(tx, systemScope(uid), smart_escrow_id)
  return all.filter(({ state }) => state === 'presented')
}

/** Blocks with a document that waits for its examination: their money stays, also after the last day. */
export async function heldBlocks(tx: Tx, row: EscrowRow): Promise<Set<string>> {
  const scope = systemScope(row.uid)
  const open = new Set((await listOpenPresentations(tx, row)).map(({ item_id }) => item_id))
  const blocks = await listBlocks(tx, scope, row.smart_escrow_id)
  const items = await listItems(
    tx,
    scope,
    blocks.map(({ block_id }) => block_id),
  )
  return new Set(items.filter(({ item_id }) => open.has(item_id)).map(({ block_id }) => block_id))
}

export const lockPresentation = (tx: Tx, scope: OneCompanyScope, id: string): Promise<PresentationRow> =>
  lockRow(tx, presentationLifecycle, { scope, id })
