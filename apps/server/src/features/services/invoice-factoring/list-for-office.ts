import type { FundingState } from '@tradelane/contract/invoice-factoring/states'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { selectFundings, toFunding } from './fundings.ts'
import { findFundings } from './search-fundings.ts'

/** A page of the fundings of all companies, the newest request first. */
export async function listForOffice({ db }: Deps, scope: OfficeScope, filter: ListFilter<FundingState>) {
  const { state, search = '' } = filter
  const matching = selectFundings(db, scope).$if(state !== undefined, (query) =>
    query.where('funding.state', '=', state ?? 'requested'),
  )
  const { rows, pagination } = await readPage(db, filter, {
    matching,
    search: search.trim() === '' ? undefined : findFundings(scope, search),
    newest: 'funding.requested_at',
    id: 'funding.invoice_factoring_id',
    joinsKeepRows: true,
  })
  return {
    fundings: rows.map((row) => ({ ...toFunding(row), uid: row.uid, customer_name: row.customer_name })),
    pagination,
  }
}
