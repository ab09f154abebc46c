import type { ClaimState } from '@tradelane/contract/claims/states'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import { sql } from 'kysely'
import type { CompanyScope, OfficeScope, Scope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { nextStepOf } from '../../lifecycle/next-step.ts'
import { sqlRecordNumber } from '../../lifecycle/numbers.ts'
import { timelineOf } from '../../lifecycle/timeline.ts'
import { paginationOf } from '../../lists/pagination.ts'
import { Refusal } from '../../refusal.ts'
import { getClaim, type KnownClaim, selectClaims, toClaim } from './claims.ts'
import { claimLifecycle } from './lifecycle.ts'

type Page = { limit: number; page: number }

/** A page of a company's claims, newest first; of one policy where it is named. */
export async function listClaims(
  deps: Deps,
  companyId: string,
  wanted: Page & { insurance_id?: string | undefined },
) {
  const { limit, page, insurance_id } = wanted
  const matching = selectClaims(deps.db)
    .where('claim.uid', '=', companyId)
    .$if(insurance_id !== undefined, (query) => query.where('claim.insurance_id', '=', insurance_id ?? ''))
  const [pagination, rows] = await Promise.all([
    paginationOf(deps.db, wanted, (atMost) => matching.clearSelect().select('claim.claim_id').limit(atMost)),
    matching
      .orderBy('claim.created_at', 'desc')
      .orderBy('claim.claim_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { claims: rows.map((row) => toClaim(deps, row)), pagination }
}

type OfficeWanted = Page & { search?: string | undefined; state?: ClaimState | undefined }

/** A page of all companies' claims that were sent, newest first, for the back office. */
export async function listOfficeClaims(deps: Deps, wanted: OfficeWanted) {
  const { limit, page, search = '', state } = wanted
  const words = search.split(/\s+/).filter((word) => word !== '')
  const matching = selectOfficeClaims(deps)
    .$if(state !== undefined, (query) => query.where('claim.state', '=', state ?? 'submitted'))
    .where(({ and }) => and(words.map(fits)))
  const [pagination, rows] = await Promise.all([
    paginationOf(deps.db, wanted, (atMost) => matching.clearSelect().select('claim.claim_id').limit(atMost)),
    matching
      .orderBy('claim.submitted_at', 'desc')
      .orderBy('claim.claim_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { claims: rows.map((row) => toOfficeClaim(deps, row)), pagination }
}

/** A claim of the company with its history. Refuses with NOT_FOUND. */
export async function describeClaim(deps: Deps, scope: CompanyScope, claimId: string) {
  const row = await getClaim(deps.db, scope.companyId, claimId)
  return { claim: toClaim(deps, row), ...(await historyOf(deps, scope, row)) }
}

/** The same for the back office, of any company. */
export async function describeOfficeClaim(deps: Deps, scope: OfficeScope, claimId: string) {
  const row = await selectOfficeClaims(deps).where('claim.claim_id', '=', claimId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return { claim: toOfficeClaim(deps, row), ...(await historyOf(deps, scope, row)) }
}

const selectOfficeClaims = ({ db }: Deps) =>
  selectClaims(db)
    .innerJoin('companies as company', 'company.uid', 'claim.uid')
    .select('company.company_name')
    .where('claim.submitted_at', 'is not', null)

const toOfficeClaim = (deps: Deps, row: KnownClaim & { company_name: string }) => ({
  ...toClaim(deps, row),
  uid: row.uid,
  company_name: row.company_name,
})

function fits(word: string) {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`concat_ws(' ', company.company_name, claim.description, issued.certificate_number,
      ${sqlRecordNumber('CL', 'claim.number', 'claim.created_at')}) ilike ${part}`
}

async function historyOf({ db, clock }: Deps, scope: Scope, row: KnownClaim) {
  return {
    timeline: await timelineOf(db, claimLifecycle, scope, { companyId: row.uid, id: row.claim_id }),
    next: nextOfClaim(row, clock.now()),
  }
}

/** A question that nobody has answered is the customer's turn. */
function nextOfClaim(row: KnownClaim, now: Date): NextStep {
  const isAsked = row.state === 'assessing' && row.exchanges.some(({ answer }) => answer === null)
  return isAsked
    ? { who: 'customer', text: 'Answer our question about the claim.', by: null }
    : nextStepOf(claimLifecycle, row, now)
}
