import type { Insured, PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { Db } from '@tradelane/db'
import type { CompanyScope, OfficeScope, Scope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { nextStepOf } from '../../lifecycle/next-step.ts'
import { timelineOf } from '../../lifecycle/timeline.ts'
import { Refusal } from '../../refusal.ts'
import { findCertificate } from './certificates.ts'
import { indicatePremium } from './indicate-premium.ts'
import { getInsured } from './insured.ts'
import { policyLifecycle } from './lifecycle.ts'
import { selectOfficePolicies, toOfficePolicy } from './list-policies.ts'
import { getPolicy, type KnownPolicy, selectPolicies, toPolicy, wishOf } from './policies.ts'

/** A policy of the company with what belongs to it. Refuses with NOT_FOUND. */
export async function describePolicy(deps: Deps, scope: CompanyScope, insuranceId: string) {
  const row = await getPolicy(deps.db, scope.companyId, insuranceId)
  return { insurance: toPolicy(deps, row), ...(await aroundPolicy(deps, scope, row)) }
}

/** The same for the back office, of any company. */
export async function describeOfficePolicy(deps: Deps, scope: OfficeScope, insuranceId: string) {
  const row = await selectOfficePolicies(deps)
    .where('policy.insurance_id', '=', insuranceId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return { insurance: toOfficePolicy(deps, row), ...(await aroundPolicy(deps, scope, row)) }
}

/** To fill the form: the one named, else the insured's newest that can still be changed. */
export async function findForForm(
  deps: Deps,
  companyId: string,
  named: { insurance_id?: string | undefined; insured_details_id?: string | undefined },
) {
  if (named.insurance_id !== undefined)
    return toPolicy(deps, await getPolicy(deps.db, companyId, named.insurance_id))
  const row = await selectPolicies(deps.db)
    .where('policy.uid', '=', companyId)
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
  const wish = { ...wishOf(row), insured_party: row.insured_party ?? undefined }
  const { incoterm } = toPolicy(deps, row)
  return {
    insured: await insuredOf(deps.db, row),
    indication: await indicatePremium(
      deps.db,
      { ...wish, incoterm: incoterm ?? undefined },
      deps.clock.now(),
    ),
    timeline: await timelineOf(deps.db, policyLifecycle, scope, { companyId: uid, id: insurance_id }),
    next: nextStepOf(policyLifecycle, row, deps.clock.now()),
  }
}

/** Whoever stands on the certificate, whatever the insured is called since. */
async function insuredOf(db: Db, { uid, insurance_id, insured_details_id }: KnownPolicy): Promise<Insured> {
  const now = await getInsured(db, uid, insured_details_id)
  const issued = await findCertificate(db, uid, insurance_id)
  const named: PolicyHolder | undefined = issued?.certificate.insured
  return { ...now, ...named }
}
