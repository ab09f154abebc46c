import { claims } from '@tradelane/contract/claims/service-info'
import type { ClaimState } from '@tradelane/contract/claims/states'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import { sql } from 'kysely'
import { isCompanyFound, searchedOfCompany } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { type Search, searchIn } from '../../../lists/choose-search.ts'
import { type ListFilter, readPage } from '../../../lists/read-page.ts'
import { containsParts, everyWordIn } from '../../../lists/search-text.ts'
import { getClaim, type KnownClaim, selectClaims, toOfficeClaim } from './claims.ts'
import { claimLifecycle } from './lifecycle.ts'

/** A page of the claims in scope, newest first; of one policy where it is named. */
export async function listClaims(
  deps: Deps,
  scope: Scope,
  filter: ListFilter<ClaimState> & { insurance_id?: string | undefined },
) {
  const { insurance_id, search = '', state } = filter
  const matching = selectClaims(deps.db, scope)
    .$if(insurance_id !== undefined, (query) => query.where('claim.insurance_id', '=', insurance_id ?? ''))
    .$if(state !== undefined, (query) => query.where('claim.state', '=', state ?? 'submitted'))
  const { rows, pagination } = await readPage(deps.db, filter, {
    matching,
    search: search.trim() === '' ? undefined : findClaims(scope, search),
    newest: newestClaim(scope),
    id: 'claim.claim_id',
    joinsKeepRows: true,
  })
  return { claims: rows.map((row) => toOfficeClaim(deps, row)), pagination }
}

/** A claim in scope with its history. Refuses with NOT_FOUND. */
export async function describeClaim(deps: Deps, scope: Scope, claimId: string) {
  const row = await getClaim(deps.db, scope, claimId)
  return { claim: toOfficeClaim(deps, row), ...(await historyOf(deps, scope, row)) }
}

/** What the lists in this scope are ordered by. */
const newestClaim = (scope: Scope) =>
  scope.kind === 'office' ? ('claim.submitted_at' as const) : ('claim.created_at' as const)

/** Every word is part of the description, or of the number of claim or certificate; for the back office of a company's name too. */
export function findClaims(scope: Scope, search: string): Search {
  if (scope.kind === 'office') return searchIn(ofAllCompanies, search)
  const text = sql`concat_ws(' ', claim.description, issued.certificate_number,
    ${sqlRecordNumber(claims.numberPrefix, 'claim.number', 'claim.created_at')})`
  return { byRow: everyWordIn(text, search) }
}

const ofAllCompanies = {
  texts: [
    'claim.searched',
    searchedOfCompany('claim.uid'),
    sql<string>`(select searched from insurance_certificates issued
      where issued.uid = claim.uid and issued.insurance_id = claim.insurance_id)`,
  ],
  id: 'claim.claim_id',
  found: (part: string) =>
    [
      containsParts(sql`searched`, part),
      isCompanyFound('uid', part),
      sql`(uid, insurance_id) in (
        select uid, insurance_id from insurance_certificates where ${containsParts(sql`searched`, part)})`,
    ].map((found) => sql`select claim_id from insurance_claims where ${found}`),
}

async function historyOf({ db, clock }: Deps, scope: Scope, row: KnownClaim) {
  return {
    timeline: await timelineOf(db, claimLifecycle, scope, { companyId: row.uid, id: row.claim_id }),
    next: nextOfClaim(row, clock.now()),
  }
}

/** An open question makes it the customer's turn. */
function nextOfClaim(row: KnownClaim, now: Date): NextStep {
  const isAsked = row.state === 'assessing' && row.exchanges.some(({ answer }) => answer === null)
  return isAsked
    ? { who: 'customer', text: 'Answer our question about the claim.', by: null }
    : nextStepOf(claimLifecycle, row, now)
}
