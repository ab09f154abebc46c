import type { ClaimState } from '@tradelane/contract/claims/calls'
import { sql } from 'kysely'
import type { Deps } from '../../boot/deps.ts'
import { paginationOf } from '../../lists/pagination.ts'
import { Refusal } from '../../refusal.ts'
import { getClaim, type KnownClaim, selectClaims, toClaim } from './claims.ts'

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
export async function describeClaim(deps: Deps, companyId: string, claimId: string) {
  const row = await getClaim(deps.db, companyId, claimId)
  return { claim: toClaim(deps, row), timeline: await timelineOf(deps, row) }
}

/** The same for the back office, whosever it is. */
export async function describeOfficeClaim(deps: Deps, claimId: string) {
  const row = await selectOfficeClaims(deps).where('claim.claim_id', '=', claimId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return { claim: toOfficeClaim(deps, row), timeline: await timelineOf(deps, row) }
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
      to_char(claim.created_at at time zone 'UTC', '"CL-"YYYY-') || lpad(claim.number::text, 6, '0')) ilike ${part}`
}

const timelineOf = ({ db }: Deps, { uid, claim_id }: KnownClaim) =>
  db
    .selectFrom('events')
    .select(['from_state as from', 'to_state as to', 'at'])
    .where('uid', '=', uid)
    .where('subject', '=', 'insurance_claim')
    .where('subject_id', '=', claim_id)
    .orderBy('event_id')
    .execute()
