import { creditLimits } from '@tradelane/contract/credit-limits/service-info'
import type { CreditLimitState } from '@tradelane/contract/credit-limits/states'
import { sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { toLimit } from './describe-limit.ts'
import { selectLimits } from './limits.ts'

type ListFilter = {
  limit: number
  page: number
  beneficiary_id?: string | undefined
  search?: string | undefined
  state?: CreditLimitState | undefined
}

/** A page of the limits in scope, newest request first; of one buyer where it is named. */
export async function listLimits(deps: Deps, scope: Scope, filter: ListFilter) {
  const { limit, page, beneficiary_id, search = '', state } = filter
  const matching = selectLimits(deps.db, scope)
    .$if(beneficiary_id !== undefined, (query) =>
      query.where('credit.beneficiary_id', '=', beneficiary_id ?? ''),
    )
    .$if(state !== undefined, (query) => query.where('credit.state', '=', state ?? 'requested'))
    .where(matchesSearch(scope, search))
  const [pagination, rows] = await Promise.all([
    paginationOf(deps.db, filter, (atMost) =>
      matching.clearSelect().select('credit.credit_limit_id').limit(atMost),
    ),
    matching
      .orderBy('credit.requested_at', 'desc')
      .orderBy('credit.credit_limit_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  const now = deps.clock.now()
  return { credit_limits: rows.map((row) => toLimit(row, now)), pagination }
}

/** Every word is part of the number or of the buyer's name; for the back office of the customer's name too. */
export function matchesSearch(scope: Scope, search: string) {
  const companyName = scope.kind === 'office' ? sql.ref('company.company_name') : sql`''`
  const words = search.split(/\s+/).filter((word) => word !== '')
  const conditions = words.map((word) => matches(word, companyName))
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`
}

function matches(word: string, companyName: ReturnType<typeof sql>) {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`concat_ws(' ', ${companyName}, buyer.company_name, credit.term_sheet_number,
      ${sqlRecordNumber(creditLimits.numberPrefix, 'credit.number', 'credit.created_at')}) ilike ${part}`
}
