import { claims } from '@tradelane/contract/claims/service-info'
import type { Db } from '@tradelane/db'
import type { Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { claimNumber, selectClaims } from './claims.ts'
import { matchesSearch } from './list-claims.ts'

/** The claims in scope that have every word in their number, description or certificate, newest first. */
export async function searchClaims(db: Db, scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const rows = await selectClaims(db, scope)
    .where(matchesSearch(scope, text))
    .orderBy('claim.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    subject: claims.subject,
    id: row.claim_id,
    number: claimNumber(row),
    title: row.description ?? 'Claim',
    at: row.created_at,
  }))
}
