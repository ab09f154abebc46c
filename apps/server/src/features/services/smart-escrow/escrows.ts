import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import type { EscrowState } from '@tradelane/contract/smart-escrow/states'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { inScope, type OneCompanyScope, type Scope } from '../../../access/scope.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { escrowLifecycle } from './lifecycle.ts'

/** Of the blocks, what the beneficiary was paid, and what went back to the balance. */
type Moved = { paid_out: bigint; returned: bigint }

export type EscrowRow = Selectable<Database['smart_escrows']>
export type KnownEscrow = EscrowRow & { company_name: string; customer_name: string } & Moved

export const escrowNumber = ({ number, created_at }: Pick<EscrowRow, 'number' | 'created_at'>): string =>
  recordNumber(smartEscrow.numberPrefix, number, created_at)

/** Money is in it, and blocks can be decided and paid. */
export const isRunning = ({ state }: Pick<EscrowRow, 'state'>): boolean => runningStates.includes(state)

export const runningStates = statesWhere<EscrowState>({
  draft: false,
  approved: true,
  partly_released: true,
  released: false,
  expired: false,
  refunded: false,
})

export const amountIn = (row: { currency: string }, amount: bigint): Money =>
  money(amount, row.currency as Currency)

const ofBlocks = (amount: RawBuilder<unknown>) => sql<bigint>`(
  select coalesce(sum(${amount}), 0)::bigint from escrow_blocks as block where block.smart_escrow_id = escrow.smart_escrow_id)`
const paidOut = ofBlocks(sql`case block.state when 'paid' then block.amount - block.refunded_part end`)
const returned = ofBlocks(
  sql`case block.state when 'refunded' then block.amount else block.refunded_part end`,
)

/** The back office does not see drafts. */
export const selectEscrows = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('smart_escrows as escrow')
    .innerJoin('partners as payee', (join) =>
      join.onRef('payee.uid', '=', 'escrow.uid').onRef('payee.beneficiary_id', '=', 'escrow.beneficiary_id'),
    )
    .innerJoin('companies as customer', 'customer.uid', 'escrow.uid')
    .where(inScope(scope, 'escrow.uid'))
    .$if(scope.kind === 'office', (query) => query.where('escrow.approved_at', 'is not', null))
    .selectAll('escrow')
    .select(['payee.company_name', 'customer.company_name as customer_name'])
    .select([paidOut.as('paid_out'), returned.as('returned')])

/** Refuses with NOT_FOUND what is not in scope. */
export async function getEscrow(db: Db | Tx, scope: Scope, escrowId: string): Promise<KnownEscrow> {
  const row = await selectEscrows(db, scope).where('escrow.smart_escrow_id', '=', escrowId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Keeps others from changing it until the transaction ends: blocks, items and steps are changed under this lock. */
export const lockEscrow = (tx: Tx, scope: Scope, id: string): Promise<EscrowRow> =>
  lockRow(tx, escrowLifecycle, { scope, id })

/** The newest escrow of a trade; undefined where it has none. */
export async function findNewestEscrow(
  db: Db,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<KnownEscrow | undefined> {
  return selectEscrows(db, scope)
    .where('escrow.transaction_id', '=', transactionId)
    .orderBy('escrow.created_at', 'desc')
    .orderBy('escrow.smart_escrow_id')
    .limit(1)
    .executeTakeFirst()
}
