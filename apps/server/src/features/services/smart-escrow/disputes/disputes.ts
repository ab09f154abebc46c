import type { Action } from '@tradelane/contract/lifecycle/action-table'
import type { EscrowDisputeState } from '@tradelane/contract/smart-escrow/dispute-states'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Selectable } from 'kysely'
import { type OneCompanyScope, type Scope, systemScope } from '../../../../access/scope.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { recordNumber } from '../../../../lifecycle/numbers.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { type BlockRow, listBlocks } from '../blocks.ts'
import type { EscrowRow } from '../escrows.ts'
import { escrowDisputeLifecycle } from '../lifecycle.ts'

export type DisputeRow = Selectable<Database['escrow_disputes']>
export type OfferRow = Selectable<Database['escrow_dispute_offers']>
export type StatementRow = Selectable<Database['escrow_dispute_statements']>

export const disputeNumber = ({ number, opened_at }: Pick<DisputeRow, 'number' | 'opened_at'>): string =>
  recordNumber('DP', number, opened_at)

/** The money of its block waits. */
export const isOpenDispute = ({ state }: Pick<DisputeRow, 'state'>): boolean =>
  state === 'open' || state === 'escalated'

/** Tradelane cannot be asked to decide yet. */
export const isEarly = ({ escalation_from }: Pick<DisputeRow, 'escalation_from'>, at: Date): boolean =>
  at < escalation_from

/** The escrow of a dispute, to be locked before it. Refuses with NOT_FOUND. */
export async function escrowOfDispute(
  db: Db | Tx,
  scope: Scope,
  disputeId: string,
): Promise<{ companyId: string; escrowId: string }> {
  const found = await db
    .selectFrom('escrow_disputes')
    .select(['uid as companyId', 'smart_escrow_id as escrowId'])
    .where('dispute_id', '=', disputeId)
    .$if(scope.kind !== 'office', (query) =>
      query.where('uid', '=', scope.kind === 'office' ? '' : (scope.companyId ?? '')),
    )
    .executeTakeFirst()
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/** A dispute of a locked escrow, to be changed. Refuses with NOT_FOUND, also that of another escrow, and with ILLEGAL_STATE what is closed. */
export async function lockDispute(
  tx: Tx,
  row: EscrowRow,
  disputeId: string,
  action: Action<EscrowDisputeState>,
): Promise<DisputeRow> {
  const dispute = await lockAnyDispute(tx, row, disputeId)
  requireOpen(action, { state: dispute.state })
  return dispute
}

/** The same in any state. */
export async function lockAnyDispute(tx: Tx, row: EscrowRow, disputeId: string): Promise<DisputeRow> {
  const dispute = await lockRow(tx, escrowDisputeLifecycle, { scope: systemScope(row.uid), id: disputeId })
  if (dispute.smart_escrow_id !== row.smart_escrow_id) throw new Refusal('NOT_FOUND')
  return dispute
}

/** Oldest first. */
const listDisputes = (db: Db | Tx, { companyId }: OneCompanyScope, escrowId: string): Promise<DisputeRow[]> =>
  db
    .selectFrom('escrow_disputes')
    .selectAll()
    .where('uid', '=', companyId)
    .where('smart_escrow_id', '=', escrowId)
    .orderBy('made_order')
    .execute()

const listStatements = async (
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  disputeIds: readonly string[],
): Promise<StatementRow[]> =>
  disputeIds.length === 0
    ? []
    : db
        .selectFrom('escrow_dispute_statements')
        .selectAll()
        .where('uid', '=', companyId)
        .where('dispute_id', 'in', disputeIds)
        .orderBy('made_at')
        .orderBy('statement_id')
        .execute()

export const listOffers = async (
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  disputeIds: readonly string[],
): Promise<OfferRow[]> =>
  disputeIds.length === 0
    ? []
    : db
        .selectFrom('escrow_dispute_offers')
        .selectAll()
        .where('uid', '=', companyId)
        .where('dispute_id', 'in', disputeIds)
        .orderBy('made_at')
        .orderBy('offer_id')
        .execute()

/** A dispute with its block, and what both sides wrote and offered, oldest first. */
export type WholeDispute = {
  dispute: DisputeRow
  block: BlockRow | undefined
  statements: StatementRow[]
  offers: OfferRow[]
}

/** The disputes of an escrow that the caller has read in its scope, oldest first. */
export async function readDisputes(db: Db, row: EscrowRow): Promise<WholeDispute[]> {
  const scope = systemScope(row.uid)
  const disputes = await listDisputes(db, scope, row.smart_escrow_id)
  const ids = disputes.map(({ dispute_id }) => dispute_id)
  const [blocks, statements, offers] = await Promise.all([
    listBlocks(db, scope, row.smart_escrow_id),
    listStatements(db, scope, ids),
    listOffers(db, scope, ids),
  ])
  const isOf = (id: string) => (each: { dispute_id: string }) => each.dispute_id === id
  return disputes.map((dispute) => ({
    dispute,
    block: blocks.find(({ block_id }) => block_id === dispute.block_id),
    statements: statements.filter(isOf(dispute.dispute_id)),
    offers: offers.filter(isOf(dispute.dispute_id)),
  }))
}

/** What both sides have shown of an escrow's disputes, for the seller's link. */
export async function listDisputeFiles(db: Db | Tx, scope: OneCompanyScope, escrowId: string) {
  const disputes = await listDisputes(db, scope, escrowId)
  const statements = await listStatements(
    db,
    scope,
    disputes.map(({ dispute_id }) => dispute_id),
  )
  return statements.flatMap(({ statement_id, file }) =>
    file ? { key: statement_id, title: 'Dispute', link: file } : [],
  )
}
