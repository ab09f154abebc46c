import type { Insured, PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { Db } from '@tradelane/db'
import type { Scope } from '../../access/scope.ts'
import { describeRelease, nextWithRelease } from '../../approvals/describe-release.ts'
import type { Deps } from '../../boot/deps.ts'
import { nextStepOf } from '../../lifecycle/next-step.ts'
import { timelineOf } from '../../lifecycle/timeline.ts'
import { findCertificate } from './certificates.ts'
import { indicatePremium } from './indicate-premium.ts'
import { insuranceBinding } from './insurance-approval.ts'
import { getInsured } from './insured.ts'
import { policyLifecycle } from './lifecycle.ts'
import {
  findQuoted,
  getPolicy,
  type KnownPolicy,
  premiumRequestOf,
  selectPolicies,
  toOfficePolicy,
  toPolicy,
} from './policies.ts'

/** A policy in scope with what belongs to it. Refuses with NOT_FOUND. */
export async function describePolicy(deps: Deps, scope: Scope, insuranceId: string) {
  const row = await getPolicy(deps.db, scope, insuranceId)
  return { insurance: toOfficePolicy(deps, row), ...(await aroundPolicy(deps, scope, row)) }
}

/** For the form: the named policy, else the newest of the insured that can still be changed. */
export async function findForForm(
  deps: Deps,
  scope: Scope,
  named: { insurance_id?: string | undefined; insured_details_id?: string | undefined },
) {
  if (named.insurance_id !== undefined)
    return toPolicy(deps, await getPolicy(deps.db, scope, named.insurance_id))
  const row = await selectPolicies(deps.db, scope)
    .$if(named.insured_details_id !== undefined, (query) =>
      query.where('policy.insured_details_id', '=', named.insured_details_id ?? ''),
    )
    .where('policy.state', 'in', ['draft', 'submitted', 'quoted'])
    .orderBy('policy.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toPolicy(deps, row) : null
}

async function aroundPolicy(deps: Deps, scope: Scope, row: KnownPolicy) {
  const { uid, insurance_id } = row
  const now = deps.clock.now()
  const release = findQuoted(row)
    ? await describeRelease({ db: deps.db, scope, companyId: uid, now }, insuranceBinding, row)
    : null
  const request = { ...premiumRequestOf(row), insured_party: row.insured_party ?? undefined }
  const { incoterm } = toPolicy(deps, row)
  return {
    insured: await insuredOf(deps.db, scope, row),
    indication: await indicatePremium(deps.db, { ...request, incoterm: incoterm ?? undefined }, now),
    timeline: await timelineOf(deps.db, policyLifecycle, scope, { companyId: uid, id: insurance_id }),
    release,
    next: nextWithRelease(nextStepOf(policyLifecycle, row, now), release),
  }
}

/** The insured as named on the certificate, even if their details have changed since. */
async function insuredOf(
  db: Db,
  scope: Scope,
  { insurance_id, insured_details_id }: KnownPolicy,
): Promise<Insured> {
  const now = await getInsured(db, scope, insured_details_id)
  const issued = await findCertificate(db, scope, insurance_id)
  const named: PolicyHolder | undefined = issued?.certificate.insured
  return { ...now, ...named }
}
