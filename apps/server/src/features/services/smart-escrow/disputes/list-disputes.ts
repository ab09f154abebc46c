import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { officeDisputeActions } from '@tradelane/contract/smart-escrow/actions'
import type { EscrowDisputeState } from '@tradelane/contract/smart-escrow/dispute-states'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { sql } from 'kysely'
import { type OfficeScope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { timelineOf } from '../../../../lifecycle/timeline.ts'
import { type ListFilter, readPage } from '../../../../lists/read-page.ts'
import { hasText } from '../../../../lists/search-text.ts'
import { Refusal } from '../../../../refusal.ts'
import { amountIn, escrowNumber, getEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { readerOf, showDisputes } from './describe-disputes.ts'
import { disputeNumber, escrowOfDispute } from './disputes.ts'
import { nextOfOneDispute } from './next-of-dispute.ts'

/** A page of the disputes of all escrows, newest first, found by number, customer or beneficiary. */
export async function listAllDisputes(
  { db }: Deps,
  _scope: OfficeScope,
  filter: ListFilter<EscrowDisputeState>,
) {
  const { state, search = '' } = filter
  const matching = selectDisputes(db)
    .$if(state !== undefined, (query) => query.where('dispute.state', '=', state ?? 'open'))
    .$if(search !== '', (query) => query.where(matches(search)))
  const { rows, pagination } = await readPage(db, filter, {
    matching,
    newest: 'dispute.opened_at',
    id: 'dispute.dispute_id',
    joinsKeepRows: search === '',
  })
  return {
    disputes: rows.map((row) => ({
      dispute_id: row.dispute_id,
      dispute_number: disputeNumber(row),
      escrow_number: escrowNumber({ number: row.escrow_number, created_at: row.escrow_created_at }),
      customer_name: row.customer_name,
      company_name: row.company_name,
      state: row.state,
      opened_by: row.opened_by,
      opened_at: row.opened_at,
      amount: decimalText(amountIn(row, row.amount)),
      currency: amountIn(row, 0n).currency,
    })),
    pagination,
  }
}

const selectDisputes = (db: Db) =>
  db
    .selectFrom('escrow_disputes as dispute')
    .innerJoin('smart_escrows as escrow', (join) =>
      join
        .onRef('escrow.uid', '=', 'dispute.uid')
        .onRef('escrow.smart_escrow_id', '=', 'dispute.smart_escrow_id'),
    )
    .innerJoin('partners as payee', (join) =>
      join.onRef('payee.uid', '=', 'escrow.uid').onRef('payee.beneficiary_id', '=', 'escrow.beneficiary_id'),
    )
    .innerJoin('companies as customer', 'customer.uid', 'escrow.uid')
    .selectAll('dispute')
    .select(['escrow.number as escrow_number', 'escrow.created_at as escrow_created_at'])
    .select(['payee.company_name', 'customer.company_name as customer_name'])

/** By the number of the dispute or its escrow, and by names. */
const matches = (search: string) => {
  const [, digits] = /^(?:DP|SE)-(?:\d{4})-0*(\d{1,12})$/i.exec(search) ?? []
  return digits === undefined
    ? sql<boolean>`(${hasText(sql`customer.company_name`, search)} or ${hasText(sql`payee.company_name`, search)})`
    : sql<boolean>`${/^DP/i.test(search) ? sql.ref('dispute.number') : sql.ref('escrow.number')} = ${digits}::bigint`
}

/** One dispute for the back office. Refuses with NOT_FOUND. */
export async function describeDispute(deps: Deps, scope: OfficeScope, disputeId: string) {
  const { db, clock } = deps
  const { companyId, escrowId } = await escrowOfDispute(db, scope, disputeId)
  const row = await getEscrow(db, systemScope(companyId), escrowId)
  const shown = await showDisputes(db, row, readerOf(scope), clock.now())
  const dispute = shown.find(({ dispute_id }) => dispute_id === disputeId)
  if (!dispute) throw new Refusal('NOT_FOUND')
  return {
    status: 'success' as const,
    dispute,
    smart_escrow_id: escrowId,
    escrow_number: escrowNumber(row),
    customer_name: row.customer_name,
    company_name: row.company_name,
    may_decide: closedBy(officeDisputeActions.decide, dispute) === undefined,
    next: await nextOfOneDispute(db, row, { disputeId, now: clock.now() }),
    timeline: await timelineOf(db, escrowLifecycle, scope, { companyId, id: escrowId }),
  }
}
