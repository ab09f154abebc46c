import { insurance } from '@tradelane/contract/insurance/service-info'
import type { PolicyState } from '@tradelane/contract/insurance/states'
import { sql } from 'kysely'
import { isCompanyFound, searchedOfCompany } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { daysOfCompanies } from '../../../lifecycle/day-of-company.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { type Search, searchIn } from '../../../lists/choose-search.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { containsParts, everyWordIn } from '../../../lists/search-text.ts'
import { selectPolicies, toOfficePolicy } from './policies.ts'

/** A page of the policies in scope, newest first, found by number, goods or place, and by the back office by company too. */
export async function listPolicies(deps: Deps, scope: Scope, filter: ListFilter<PolicyState>) {
  const { state, search = '' } = filter
  const matching = selectPolicies(deps.db, scope).$if(state !== undefined, (query) =>
    query.where('policy.state', '=', state ?? 'submitted'),
  )
  const { rows, pagination } = await readPage(deps.db, filter, {
    matching,
    search: search.trim() === '' ? undefined : findPolicies(scope, search),
    newest: newestPolicy(scope),
    id: 'policy.insurance_id',
    joinsKeepRows: true,
  })
  const companies = rows.map(({ uid }) => uid)
  const today = await daysOfCompanies(deps.db, companies, deps.clock.now())
  return { insurance: rows.map((row) => toOfficePolicy(deps, row, today(row.uid))), pagination }
}

/** What the lists in this scope are ordered by. */
const newestPolicy = (scope: Scope) =>
  scope.kind === 'office' ? ('policy.submitted_at' as const) : ('policy.created_at' as const)

/** Every word is part of the goods, a place, or the number of policy or certificate; for the back office of a company's name too. */
export function findPolicies(scope: Scope, search: string): Search {
  if (scope.kind === 'office') return searchIn(ofAllCompanies, search)
  const text = sql`concat_ws(' ', policy.description_of_goods, policy.category_of_goods, policy.place_of_origin,
    policy.place_of_destination, certificate.certificate_number,
    ${sqlRecordNumber(insurance.numberPrefix, 'policy.number', 'policy.created_at')})`
  return { byRow: everyWordIn(text, search) }
}

const ofAllCompanies = {
  texts: [
    'policy.searched',
    searchedOfCompany('policy.uid'),
    sql<string>`(select searched from insurance_certificates issued
      where issued.uid = policy.uid and issued.insurance_id = policy.insurance_id)`,
  ],
  id: 'policy.insurance_id',
  found: (part: string) => [
    sql`select insurance_id from insurance_policies where ${containsParts(sql`searched`, part)}`,
    sql`select insurance_id from insurance_policies where ${isCompanyFound('uid', part)}`,
    sql`select insurance_id from insurance_certificates where ${containsParts(sql`searched`, part)}`,
  ],
}
