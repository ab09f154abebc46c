import type { Referral } from '@tradelane/contract/insurance/referrals'
import type { PolicyState } from '@tradelane/contract/insurance/states'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import { sql } from 'kysely'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { note } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'
import { openClosures } from '../logistics/index.ts'
import { listedAreas } from '../premiums/index.ts'
import { findWayReferrals } from './find-referrals.ts'
import { policyLifecycle } from './lifecycle.ts'
import { askedCoverOf, lockPolicy } from './policies.ts'

/** Agreed with the desk, or bound without it. What is only submitted is compared when the desk opens it. */
const agreed = statesWhere<PolicyState>({
  draft: false,
  submitted: false,
  quoted: true,
  bound: true,
  expired: false,
  denied: false,
  cancelled: false,
})

/**
 * The job: policies whose way leads through what was listed or closed after they were agreed become a task of the office, once for each
 * area and once for a way that is closed. Each policy is compared once with each list and each set of closures.
 */
export async function reviewWays(deps: Deps): Promise<void> {
  const { db, log } = deps
  const closures = await openClosures(db)
  const asOf = [listedAreas.number, ...closures.map(({ closure_id }) => closure_id)].join(' ')
  const reviewed = await eachDue(deps, {
    job: 'review-insured-ways',
    subject: 'insurance',
    does: 'compare the way of an insurance with war areas and closed passages',
    due: ({ after, limit }) =>
      db
        .selectFrom('insurance_policies as policy')
        .leftJoin('insurance_way_reviews as review', 'review.insurance_id', 'policy.insurance_id')
        .select(['policy.uid as companyId', 'policy.insurance_id as id'])
        .where('policy.state', 'in', agreed)
        .where(sql<boolean>`review.as_of is distinct from ${asOf}`)
        .where('policy.insurance_id', '>', after)
        .orderBy('policy.insurance_id')
        .limit(limit)
        .execute(),
    each: ({ companyId, id }) => reviewWay(deps, { companyId, id, asOf }),
  })
  if (reviewed > 0)
    log.info({ reviewed }, 'ways of insured goods compared with war areas and closed passages')
}

type Review = { companyId: string; id: string; asOf: string }

async function reviewWay({ db, clock }: Deps, { companyId, id, asOf }: Review): Promise<void> {
  const at = clock.now()
  const scope = systemScope(companyId)
  await inTransaction(db, async (tx) => {
    const row = await lockPolicy(tx, scope, id)
    if (!agreed.includes(row.state)) return
    const before = await tx
      .selectFrom('insurance_way_reviews')
      .select(['as_of', 'found'])
      .where('uid', '=', companyId)
      .where('insurance_id', '=', id)
      .executeTakeFirst()
    if (before?.as_of === asOf) return
    const foundBefore = (before?.found ?? []) as Referral[]
    const known = [...(row.referrals as Referral[]), ...foundBefore]
    const now = await findWayReferrals(tx, scope, askedCoverOf(row), at)
    const found = now.filter((referral) => isNew(referral, known))
    const review = { as_of: asOf, found: JSON.stringify([...foundBefore, ...found]) }
    await tx
      .insertInto('insurance_way_reviews')
      .values({ insurance_id: id, uid: companyId, ...review })
      .onConflict((conflict) => conflict.column('insurance_id').doUpdateSet(review))
      .execute()
    if (found.length === 0) return
    const reason = found.map(({ text }) => text).join(' ')
    await note(tx, policyLifecycle, { scope, id, by: 'system', at, what: 'way_at_risk', reason })
  })
}

/** Neither known when the policy was agreed nor found before. */
function isNew(referral: Referral, known: readonly Referral[]): boolean {
  const { code, text } = referral
  if (code === 'unreachable') return !known.some((one) => one.code === code)
  if (code !== 'listed_area') return false
  const areas = known.flatMap((one) => areasIn(one.text))
  // An area keeps its name when a later list makes it larger and its name longer.
  return areasIn(text).some((area) => !areas.some((one) => area.includes(one)))
}

const areasIn = (text: string): string[] => /listed areas: (.*) \(/.exec(text)?.[1]?.split('; ') ?? []
