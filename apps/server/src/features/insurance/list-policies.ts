import type { PolicyState } from '@tradelane/contract/insurance/states'
import { sql } from 'kysely'
import type { Deps } from '../../boot/deps.ts'
import { sqlRecordNumber } from '../../lifecycle/numbers.ts'
import { paginationOf } from '../../lists/pagination.ts'
import { type KnownPolicy, selectPolicies, toPolicy } from './policies.ts'

type Wanted = { limit: number; page: number; search?: string | undefined }

/** A page of a company's policies, newest first, found by number, goods or place. */
export async function listPolicies(deps: Deps, companyId: string, wanted: Wanted) {
  const { limit, page } = wanted
  const matching = selectPolicies(deps.db)
    .where('policy.uid', '=', companyId)
    .where(({ and }) => and(wordsOf(wanted).map((word) => fits(word, sql`''`))))
  const [pagination, rows] = await Promise.all([
    paginationOf(deps.db, wanted, (atMost) =>
      matching.clearSelect().select('policy.insurance_id').limit(atMost),
    ),
    matching
      .orderBy('policy.created_at', 'desc')
      .orderBy('policy.insurance_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { insurance: rows.map((row) => toPolicy(deps, row)), pagination }
}

/** A page of all companies' policies that were submitted, newest first, for the back office. */
export async function listOfficePolicies(deps: Deps, wanted: Wanted & { state?: PolicyState | undefined }) {
  const { limit, page, state } = wanted
  const matching = selectOfficePolicies(deps)
    .$if(state !== undefined, (query) => query.where('policy.state', '=', state ?? 'submitted'))
    .where(({ and }) => and(wordsOf(wanted).map((word) => fits(word, sql.ref('company.company_name')))))
  const [pagination, rows] = await Promise.all([
    paginationOf(deps.db, wanted, (atMost) =>
      matching.clearSelect().select('policy.insurance_id').limit(atMost),
    ),
    matching
      .orderBy('policy.submitted_at', 'desc')
      .orderBy('policy.insurance_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { insurance: rows.map((row) => toOfficePolicy(deps, row)), pagination }
}

export const selectOfficePolicies = ({ db }: Deps) =>
  selectPolicies(db)
    .innerJoin('companies as company', 'company.uid', 'policy.uid')
    .select('company.company_name')
    .where('policy.submitted_at', 'is not', null)

export const toOfficePolicy = (deps: Deps, row: KnownPolicy & { company_name: string }) => ({
  ...toPolicy(deps, row),
  uid: row.uid,
  company_name: row.company_name,
})

const wordsOf = ({ search = '' }: Wanted): string[] => search.split(/\s+/).filter((word) => word !== '')

/** A word is part of the goods, a place or a name, or of the number of policy or certificate. */
function fits(word: string, name: ReturnType<typeof sql>) {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`concat_ws(' ', policy.description_of_goods, policy.category_of_goods, policy.place_of_origin,
      policy.place_of_destination, certificate.certificate_number, ${name},
      ${sqlRecordNumber('IN', 'policy.number', 'policy.created_at')}) ilike ${part}`
}
