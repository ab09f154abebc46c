import { insurance } from '@tradelane/contract/insurance/service-info'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ServiceEntry } from '../../../entries/service-entry.ts'
import { lockRequestOf } from '../../office/quote-desk/index.ts'
import { bindCover } from './bind-cover.ts'
import { chargedInsurance } from './charged-insurance.ts'
import { freightCovers } from './covers.ts'
import { insuranceByDesk } from './desk/insurance-by-desk.ts'
import { requestOfPolicy } from './desk/policy-request.ts'
import { expirePolicies } from './expire-policies.ts'
import { insuranceBinding } from './insurance-approval.ts'
import { certificatesOf } from './issued-papers.ts'
import { policyLifecycle } from './lifecycle.ts'
import { officeInsuranceRoutes } from './office-routes.ts'
import { costsOfPolicies } from './policy-costs.ts'
import { premiumPaid } from './premium-paid.ts'
import { namePolicies } from './record-names.ts'
import { reviewWays } from './review-ways.ts'
import { insuranceDetailRoutes, insuranceRoutes, insuredRoutes } from './routes.ts'
import { policyRules } from './rules.ts'
import { policiesInTrade } from './trade-part.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'expire-insurance': Record<string, never>
    'review-insured-ways': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    insured: true
  }
}

export const insuranceService: ServiceEntry<Deps> = {
  info: insurance,
  lifecycle: policyLifecycle,
  routes: [insuredRoutes, insuranceDetailRoutes, insuranceRoutes, officeInsuranceRoutes],
  approvals: [insuranceBinding],
  tasks: { 'expire-insurance': expirePolicies, 'review-insured-ways': reviewWays },
  crontab: ['21 * * * * expire-insurance', '23 * * * * review-insured-ways'],
  charged: premiumPaid,
  lockedBeforeCharge: (tx, { companyId, subjectId: id }) =>
    lockRequestOf(tx, systemScope(companyId), requestOfPolicy(id)),
  quoted: [insuranceByDesk],
  creates: { cover: bindCover },
  coversFreight: freightCovers,
  subjects: ['insured'],
  rules: { insurance: policyRules },
  nameRecords: { insurance: namePolicies },
  issuedPapers: certificatesOf,
  trade: policiesInTrade,
  costLines: costsOfPolicies,
  chargedByRate: [chargedInsurance],
  counts: { state: 'bound', title: 'Policies', counts_as: 'bound' },
}
