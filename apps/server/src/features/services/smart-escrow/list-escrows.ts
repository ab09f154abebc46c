import type { EscrowState } from '@tradelane/contract/smart-escrow/states'
import { decimalText } from '@tradelane/money'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { amountIn, escrowNumber, type KnownEscrow, selectEscrows } from './escrows.ts'
import { findEscrows, newestEscrow } from './search-escrows.ts'
import { waitsForTradelane } from './waits-for-tradelane.ts'

/** A page of the escrows in scope, newest first, found by number, reference or beneficiary, and by the back office by company too. */
export async function listEscrows(
  { db }: Deps,
  scope: Scope,
  filter: ListFilter<EscrowState> & { waits_for?: 'tradelane' | undefined },
) {
  const { state, search = '', waits_for } = filter
  const matching = selectEscrows(db, scope)
    .$if(state !== undefined, (query) => query.where('escrow.state', '=', state ?? 'draft'))
    .$if(waits_for !== undefined, (query) => query.where(waitsForTradelane))
  const { rows, pagination } = await readPage(db, filter, {
    matching,
    search: search.trim() === '' ? undefined : findEscrows(scope, search),
    newest: newestEscrow(scope),
    id: 'escrow.smart_escrow_id',
    joinsKeepRows: true,
  })
  return { smart_escrows: rows.map(toListed), pagination }
}

const toListed = (row: KnownEscrow) => ({
  smart_escrow_id: row.smart_escrow_id,
  escrow_number: escrowNumber(row),
  status: row.state,
  company_name: row.company_name,
  reference: row.reference,
  amount_sent: decimalText(amountIn(row, row.amount_sent)),
  paid_out: decimalText(amountIn(row, row.paid_out)),
  amount_sent_currency: amountIn(row, 0n).currency,
  expiry_date: row.expiry_date,
  created_at: row.created_at,
  uid: row.uid,
  customer_name: row.customer_name,
})
