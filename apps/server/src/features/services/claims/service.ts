import { claims } from '@tradelane/contract/claims/service-info'
import type { Deps } from '../../../deps/deps.ts'
import type { ServiceEntry } from '../../../entries/service-entry.ts'
import { claimLifecycle } from './lifecycle.ts'
import { nameClaims } from './record-names.ts'
import { claimRoutes, officeClaimRoutes } from './routes.ts'
import { claimRules } from './rules.ts'

export const claimsService: ServiceEntry<Deps> = {
  info: claims,
  lifecycle: claimLifecycle,
  routes: [claimRoutes, officeClaimRoutes],
  constraints: { insurance_claim_questions_one_open: 'ILLEGAL_STATE' },
  rules: { insurance_claim: claimRules },
  nameRecords: { insurance_claim: nameClaims },
}
