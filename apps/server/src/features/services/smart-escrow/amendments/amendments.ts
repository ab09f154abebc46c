import type { AmendmentChanges } from '@tradelane/contract/smart-escrow/amendment-forms'
import type { Database, Db, Tx } from '@tradelane/db'
import { formatMoney, isPositive } from '@tradelane/money'
import type { Selectable } from 'kysely'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { Refusal } from '../../../../refusal.ts'
import type { PriceRate } from '../../../money/price-rates/index.ts'
import type { BlockRow, ItemRow } from '../blocks.ts'
import { amountIn, type EscrowRow } from '../escrows.ts'
import { escrowAmendmentLifecycle } from '../lifecycle.ts'
import type { PresentationRow } from '../presentations.ts'

/** An escrow as it stands, under its lock or as it is read. */
export type Standing = {
  row: EscrowRow
  blocks: readonly BlockRow[]
  items: readonly ItemRow[]
  presentations: readonly PresentationRow[]
  today: string
  /** Of the fee on what a change adds. */
  rate: PriceRate
}

export type AmendmentRow = Selectable<Database['escrow_amendments']>

type ChangedBlock = NonNullable<AmendmentChanges['blocks']>[number]
type Numbered<T> = (T & { item_id: string })[]
/** As it is stored: what is added has its ids, so that the seller can read a file that is not agreed yet. */
export type StoredChanges = Omit<AmendmentChanges, 'blocks' | 'note'> & {
  blocks: (Omit<ChangedBlock, 'add_documents' | 'add_conditions'> & {
    add_documents: Numbered<NonNullable<ChangedBlock['add_documents']>[number]>
    add_conditions: Numbered<NonNullable<ChangedBlock['add_conditions']>[number]>
  })[]
}
/** One change as people read it. */
export type StoredChange = {
  what: string
  before: string | null
  after: string | null
  /** Of a document that is added. */
  item_id: string | null
}

export const changesIn = ({ changes }: Pick<AmendmentRow, 'changes'>): StoredChanges =>
  changes as StoredChanges
export const differencesIn = ({ differences }: Pick<AmendmentRow, 'differences'>): StoredChange[] =>
  differences as StoredChange[]

/** Not answered, or not proposed yet. */
export const isUndecided = ({ state }: Pick<AmendmentRow, 'state'>): boolean =>
  state === 'draft' || state === 'open'

/** Newest first. */
export const listAmendments = (
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  escrowId: string,
): Promise<AmendmentRow[]> =>
  db
    .selectFrom('escrow_amendments')
    .selectAll()
    .where('uid', '=', companyId)
    .where('smart_escrow_id', '=', escrowId)
    .orderBy('created_at', 'desc')
    .orderBy('amendment_id')
    .execute()

/** Not locked: the escrow is, before its amendments. Refuses with NOT_FOUND. */
export async function getAmendment(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  amendmentId: string,
): Promise<AmendmentRow> {
  const found = await db
    .selectFrom('escrow_amendments')
    .selectAll()
    .where('uid', '=', companyId)
    .where('amendment_id', '=', amendmentId)
    .executeTakeFirst()
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** An amendment of a locked escrow. Refuses with NOT_FOUND, also that of another escrow. */
export async function lockAmendment(tx: Tx, row: EscrowRow, id: string): Promise<AmendmentRow> {
  const amendment = await lockRow(tx, escrowAmendmentLifecycle, { scope: systemScope(row.uid), id })
  if (amendment.smart_escrow_id !== row.smart_escrow_id) throw new Refusal('NOT_FOUND')
  return amendment
}

/** What an amendment does to the money, in one sentence; empty where it does nothing. */
export function moneyOfAmendment(amendment: AmendmentRow): string {
  const [held, back] = [
    amountIn(amendment, amendment.held_amount),
    amountIn(amendment, amendment.back_amount),
  ]
  if (isPositive(held)) return `${formatMoney(held)} more are set aside.`
  return isPositive(back) ? `${formatMoney(back)} go back to the buyer.` : ''
}
