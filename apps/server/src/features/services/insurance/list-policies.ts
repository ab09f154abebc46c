import { insurance } from '@tradelane/contract/insurance/service-info'
import type { PolicyState } from '@tradelane/contract/insurance/states'
import { sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { everyWordIn } from '../../../lists/search-text.ts'
import { selectPolicies, toOfficePolicy } from './policies.ts'

/** A page of the policies in scope, newest first, found by number, goods or place, and by the back office by company too. */
export async function listPolicies(deps: Deps, scope: Scope, filter: ListFilter<PolicyState>) {
  const { state, search = '' } = filter
  const isOffice = scope.kind === 'office'
  const matching = selectPolicies(deps.db, scope)
    .$if(state !== undefined, (query) => query.where('policy.state', '=', state ?? 'submitted'))
    .where(matchesSearch(scope, search))
  const { rows, pagination } = await readPage(deps.db, filter, {
    matching,
    newest: isOffice ? 'policy.submitted_at' : 'policy.created_at',
    id: 'policy.insurance_id',
  })
  return { insurance: rows.map((row) => toOfficePolicy(deps, row)), pagination }
}

/** Every word is part of the goods, a place, or the number of policy or certificate; for the back office of a company's name too. */
export function matchesSearch(scope: Scope, search: string) {
  const companyName = scope.kind === 'office' ? sql.ref('company.company_name') : sql`''`
  return everyWordIn(
    sql`concat_ws(' ', policy.description_of_goods, policy.category_of_goods, policy.place_of_origin,
      policy.place_of_destination, certificate.certificate_number, ${companyName},
      ${sqlRecordNumber(insurance.numberPrefix, 'policy.number', 'policy.created_at')})`,
    search,
  )
}
