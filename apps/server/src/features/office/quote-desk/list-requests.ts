import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { readPage } from '../../../lists/read-page.ts'
import { selectCases } from './cases.ts'
import { describeForCustomer } from './describe-case.ts'

type Filter = {
  transaction_id?: string | undefined
  case_id?: string | undefined
  page: number
  limit: number
}

/** A page of the requests of a company, the newest first: all, those of a trade, or one. */
export async function listRequests(deps: Deps, scope: CompanyScope, filter: Filter) {
  const { transaction_id, case_id } = filter
  const matching = selectCases(deps.db, scope)
    .$if(transaction_id !== undefined, (query) => query.where('transaction_id', '=', transaction_id ?? ''))
    .$if(case_id !== undefined, (query) => query.where('case_id', '=', case_id ?? ''))
  const { rows, pagination } = await readPage(deps.db, filter, {
    matching,
    newest: 'requested_at',
    id: 'case_id',
  })
  return { cases: await describeForCustomer(deps, scope, rows), pagination }
}
