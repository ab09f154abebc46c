import { creditLimits } from '@tradelane/contract/credit-limits/service-info'
import type { CreditLimitState } from '@tradelane/contract/credit-limits/states'
import { sql } from 'kysely'
import { isCompanyFound, searchedOfCompany } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { daysOfCompanies } from '../../../lifecycle/day-of-company.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { type Search, searchIn } from '../../../lists/choose-search.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { containsParts, everyWordIn } from '../../../lists/search-text.ts'
import { isPartnerFound, searchedOfPartner } from '../../trade/partners/index.ts'
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
  const { rows, pagination } = await readPage(deps.db, filter, {
    matching,
    search: search.trim() === '' ? undefined : findLimits(scope, search),
    newest: 'credit.requested_at',
    id: 'credit.credit_limit_id',
    joinsKeepRows: true,
  })
  const ids = rows.map(({ uid }) => uid)
  const todayOf = await daysOfCompanies(deps.db, ids, deps.clock.now())
  return { credit_limits: rows.map((row) => toLimit(row, todayOf(row.uid))), pagination }
}

/** Every word is part of the number or of the buyer's name; for the back office of the customer's name too. */
export function findLimits(scope: Scope, search: string): Search {
  if (scope.kind === 'office') return searchIn(ofAllCompanies, search)
  const text = sql`concat_ws(' ', buyer.company_name, credit.term_sheet_number,
    ${sqlRecordNumber(creditLimits.numberPrefix, 'credit.number', 'credit.created_at')})`
  return { byRow: everyWordIn(text, search) }
}

const ofAllCompanies = {
  texts: ['credit.searched', searchedOfCompany('credit.uid'), searchedOfPartner('credit')],
  id: 'credit.credit_limit_id',
  found: (part: string) =>
    [
      containsParts(sql`searched`, part),
      isCompanyFound('uid', part),
      isPartnerFound('credit_limits', part),
    ].map((found) => sql`select credit_limit_id from credit_limits where ${found}`),
}
