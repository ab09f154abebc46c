import { changeable } from '@tradelane/contract/insurance/actions'
import type { Insured, PolicyHolder } from '@tradelane/contract/insurance/insured'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { Db } from '@tradelane/db'
import { decimalText, plus } from '@tradelane/money'
import { type Scope, systemScope } from '../../../access/scope.ts'
import { describeRelease, nextWithRelease } from '../../../approvals/describe-release.ts'
import type { Deps } from '../../../deps/deps.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { namedText } from '../../money/price-rates/index.ts'
import { indicatePremium } from '../premiums/index.ts'
import { findAccumulation } from './accumulation.ts'
import { findCertificate } from './certificates.ts'
import { findReferrals } from './find-referrals.ts'
import { insuranceBinding } from './insurance-approval.ts'
import { getInsured } from './insured.ts'
import { policyLifecycle } from './lifecycle.ts'
import {
  askedCoverOf,
  findQuoted,
  getPolicy,
  type KnownPolicy,
  premiumRequestOf,
  referralsOf,
  selectPolicies,
  toOfficePolicy,
  toPolicy,
  usd,
} from './policies.ts'
import { feeOfPolicy } from './policy-fee.ts'

/** A policy in scope with what belongs to it. Refuses with NOT_FOUND. */
export async function describePolicy(deps: Deps, scope: Scope, insuranceId: string) {
  const row = await getPolicy(deps.db, scope, insuranceId)
  const insurance = toOfficePolicy(deps, row, await todayOf(deps, row))
  return { insurance, ...(await aroundPolicy(deps, scope, row)) }
}

/** The same for the desk, with what others insure on the same vessel. */
export async function describeForDesk(deps: Deps, scope: Scope, insuranceId: string) {
  const described = await describePolicy(deps, scope, insuranceId)
  const { vessel, voyage, insurance_id } = described.insurance
  const row = await getPolicy(deps.db, scope, insuranceId)
  const aboard = await findAccumulation(deps.db, { vessel, voyage, insurance_id }, deps.clock.now())
  return {
    ...described,
    accumulation: aboard
      ? {
          policies: aboard.policies,
          insured: decimalText(aboard.insured),
          with_this: decimalText(plus(aboard.insured, usd(row.insured_value))),
          limit: decimalText(aboard.limit),
        }
      : null,
  }
}

/** For the form: the named policy, else the newest of the insured that can still be changed. */
export async function findForForm(
  deps: Deps,
  scope: Scope,
  named: { insurance_id?: string | undefined; insured_details_id?: string | undefined },
) {
  const row =
    named.insurance_id === undefined
      ? await newestChangeable(deps.db, scope, named.insured_details_id)
      : await getPolicy(deps.db, scope, named.insurance_id)
  return row ? toPolicy(deps, row, await todayOf(deps, row)) : null
}

const todayOf = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, { uid }: KnownPolicy): Promise<string> =>
  dayOfCompany(db, uid, clock.now())

const newestChangeable = (db: Db, scope: Scope, insuredId: string | undefined) =>
  selectPolicies(db, scope)
    .$if(insuredId !== undefined, (query) => query.where('policy.insured_details_id', '=', insuredId ?? ''))
    .where('policy.state', 'in', statesWhere(changeable))
    .orderBy('policy.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

async function aroundPolicy(deps: Deps, scope: Scope, row: KnownPolicy) {
  const { uid, insurance_id } = row
  const now = deps.clock.now()
  const release = findQuoted(row)
    ? await describeRelease({ db: deps.db, scope, companyId: uid, now }, insuranceBinding, row)
    : null
  const request = { ...premiumRequestOf(row), insured_party: row.insured_party ?? undefined }
  return {
    fee_rate: await feeTextOf(deps.db, row),
    insured: await insuredOf(deps.db, scope, row),
    indication: {
      ...(await indicatePremium(deps.db, request, { companyId: uid, at: now })),
      referrals: await referralsNow(deps, row),
    },
    timeline: await timelineOf(deps.db, policyLifecycle, scope, { companyId: uid, id: insurance_id }),
    release,
    next: nextWithRelease(nextStepOf(policyLifecycle, row, now), release),
  }
}

/** By which rate the fee of the offer is, with its version. */
async function feeTextOf(db: Db, row: KnownPolicy): Promise<string | null> {
  const named = await feeOfPolicy(db, row)
  return named ? namedText(named) : null
}

/** Of a draft as of now, and afterwards as it was sent. */
async function referralsNow({ db, clock }: Deps, row: KnownPolicy) {
  return row.state === 'draft'
    ? findReferrals(db, systemScope(row.uid), askedCoverOf(row), clock.now())
    : referralsOf(row)
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
