import { creditLimits } from '@tradelane/contract/credit-limits/service-info'
import type { CreditLimitState } from '@tradelane/contract/credit-limits/states'
import { sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { daysOfCompanies } from '../../../lifecycle/day-of-company.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { everyWordIn } from '../../../lists/search-text.ts'
import { toLimit } from './describe-limit.ts'
import { selectLimits } from './limits.ts'

/** A page of the limits in scope, newest request first; of one buyer where it is named. */
export async function listLimits(
  deps: Deps,
  scope: Scope,
  filter: ListFilter<CreditLimitState> & { beneficiary_id?: string | undefined },
) {
  const { beneficiary_id, search = '', state } = filter
  const matching = selectLimits(deps.db, scope)
    .$if(beneficiary_id !== undefined, (query) =>
      query.where('credit.beneficiary_id', '=', beneficiary_id ?? ''),
    )
    .$if(state !== undefined, (query) => query.where('credit.state', '=', state ?? 'requested'))
    .where(matchesSearch(scope, search))
  const { rows, pagination } = await readPage(deps.db, filter, {
    matching,
    newest: 'credit.requested_at',
    id: 'credit.credit_limit_id',
  })
  const ids = rows.map(({ uid }) => uid)
  const todayOf = await daysOfCompanies(deps.db, ids, deps.clock.now())
  return { credit_limits: rows.map((row) => toLimit(row, todayOf(row.uid))), pagination }
}

/** Every word is part of the number or of the buyer's name; for the back office of the customer's name too. */
export function matchesSearch(scope: Scope, search: string) {
  const companyName = scope.kind === 'office' ? sql.ref('company.company_name') : sql`''`
  return everyWordIn(
    sql`concat_ws(' ', ${companyName}, buyer.company_name, credit.term_sheet_number,
      ${sqlRecordNumber(creditLimits.numberPrefix, 'credit.number', 'credit.created_at')})`,
    search,
  )
}
