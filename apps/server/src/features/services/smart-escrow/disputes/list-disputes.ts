import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { officeDisputeActions } from '@tradelane/contract/smart-escrow/actions'
import type { EscrowDisputeState } from '@tradelane/contract/smart-escrow/dispute-states'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { sql } from 'kysely'
import { searchedOfCompany } from '../../../../access/company.ts'
import { type OfficeScope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { timelineOf } from '../../../../lifecycle/timeline.ts'
import { type Search, searchIn } from '../../../../lists/choose-search.ts'
import { type ListFilter, readPage } from '../../../../lists/read-page.ts'
import { containsParts } from '../../../../lists/search-text.ts'
import { Refusal } from '../../../../refusal.ts'
import { searchedOfPartner } from '../../../trade/partners/index.ts'
import { amountIn, escrowNumber, getEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { escrowsWith } from '../search-escrows.ts'
import { readerOf, showDisputes } from './describe-disputes.ts'
import { disputeNumber, escrowOfDispute } from './disputes.ts'
import { nextOfOneDispute } from './next-of-dispute.ts'

/** A page of the disputes of all escrows, newest first. */
export async function listAllDisputes(
  { db }: Deps,
  _scope: OfficeScope,
  filter: ListFilter<EscrowDisputeState>,
) {
  const { state, search = '' } = filter
  const matching = selectDisputes(db).$if(state !== undefined, (query) =>
    query.where('dispute.state', '=', state ?? 'open'),
  )
  const { rows, pagination } = await readPage(db, filter, {
    matching,
    search: search.trim() === '' ? undefined : findDisputes(search),
    newest: 'dispute.opened_at',
    id: 'dispute.dispute_id',
    joinsKeepRows: true,
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

export const selectDisputes = (db: Db) =>
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

/** By its number, and by what its escrow is found by. */
export const findDisputes = (search: string): Search => searchIn(searched, search)

const searched = {
  texts: [
    'dispute.searched',
    searchedOfCompany('dispute.uid'),
    ...[sql`escrow.searched`, searchedOfPartner('escrow')].map(
      (text) => sql<string>`(select ${text} from smart_escrows escrow
        where escrow.uid = dispute.uid and escrow.smart_escrow_id = dispute.smart_escrow_id)`,
    ),
  ],
  id: 'dispute.dispute_id',
  found: (part: string) => [
    sql`select dispute_id from escrow_disputes where ${containsParts(sql`searched`, part)}`,
    ...escrowsWith(part).map(
      (escrows) => sql`select dispute_id from escrow_disputes where smart_escrow_id in (${escrows})`,
    ),
  ],
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
    uid: companyId,
    customer_name: row.customer_name,
    company_name: row.company_name,
    may_decide: closedBy(officeDisputeActions.decide, dispute) === undefined,
    next: await nextOfOneDispute(db, row, { disputeId, now: clock.now() }),
    timeline: await timelineOf(db, escrowLifecycle, scope, { companyId, id: escrowId }),
  }
}
