import { claims } from '@tradelane/contract/claims/service-info'
import type { Db } from '@tradelane/db'
import type { Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { firstFound } from '../../../lists/choose-search.ts'
import { claimNumber, selectClaims } from './claims.ts'
import { findClaims, newestClaim } from './list-claims.ts'

/** The claims in scope that have every word in their number, description or certificate, newest first. */
export async function searchClaims(db: Db, scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const ordered = selectClaims(db, scope).orderBy(newestClaim(scope), 'desc').orderBy('claim.claim_id')
  const rows = await firstFound(db, ordered, { search: findClaims(scope, text), limit })
  return rows.map((row) => ({
    subject: claims.subject,
    id: row.claim_id,
    number: claimNumber(row),
    title: row.description ?? 'Claim',
    at: row.created_at,
  }))
}
