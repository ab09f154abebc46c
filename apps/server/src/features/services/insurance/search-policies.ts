import { insurance } from '@tradelane/contract/insurance/service-info'
import type { Db } from '@tradelane/db'
import type { Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { firstFound } from '../../../lists/choose-search.ts'
import { findPolicies, newestPolicy } from './list-policies.ts'
import { policyNumber, selectPolicies } from './policies.ts'

/** The policies in scope that have every word in their number, goods or places, newest first. */
export async function searchPolicies(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<SearchHit[]> {
  const ordered = selectPolicies(db, scope)
    .orderBy(newestPolicy(scope), 'desc')
    .orderBy('policy.insurance_id')
  const rows = await firstFound(db, ordered, { search: findPolicies(scope, text), limit })
  return rows.map((row) => ({
    subject: insurance.subject,
    id: row.insurance_id,
    number: policyNumber(row),
    title: `${row.description_of_goods}, ${row.place_of_origin} to ${row.place_of_destination}`,
    at: row.created_at,
  }))
}
