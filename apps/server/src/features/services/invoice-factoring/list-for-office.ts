import type { FundingState } from '@tradelane/contract/invoice-factoring/states'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { selectFundings, toFunding } from './fundings.ts'
import { matchesFunding } from './search-fundings.ts'

type ListFilter = {
  limit: number
  page: number
  search?: string | undefined
  state?: FundingState | undefined
}

/** A page of the fundings of all companies, the newest request first. */
export async function listForOffice({ db }: Deps, scope: OfficeScope, filter: ListFilter) {
  const { limit, page, state, search = '' } = filter
  const matching = selectFundings(db, scope)
    .$if(state !== undefined, (query) => query.where('funding.state', '=', state ?? 'requested'))
    .where(matchesFunding(scope, search))
  const [pagination, rows] = await Promise.all([
    paginationOf(db, filter, (atMost) =>
      matching.clearSelect().select('funding.invoice_factoring_id').limit(atMost),
    ),
    matching
      .orderBy('funding.requested_at', 'desc')
      .orderBy('funding.invoice_factoring_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return {
    fundings: rows.map((row) => ({ ...toFunding(row), uid: row.uid, customer_name: row.customer_name })),
    pagination,
  }
}
